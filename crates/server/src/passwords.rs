//! Passwords: argon2id, off the threads that answer requests, and two at once at most.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::{Code, Fault};
use std::ops::RangeInclusive;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many are computed at the same time: each takes a core and 19 MB for a while.
const AT_ONCE: usize = 2;
/// How many may wait for that before others are sent away.
const MOST_WAITING: usize = 32;
/// How many characters a password has.
const LENGTH: RangeInclusive<usize> = 6..=128;

/// Computes passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            places: Arc::new(Semaphore::new(MOST_WAITING)),
        }
    }
}

impl Passwords {
    /// What is stored of a new password.
    ///
    /// # Errors
    /// If it is too short or too long, or too many others are waiting.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Fault> {
        check_length(&password)?;
        self.hash_code(password).await
    }

    /// What is stored of a code that the server has made.
    ///
    /// # Errors
    /// If too many others are waiting.
    pub(crate) async fn hash_code(&self, code: String) -> Result<String, Fault> {
        self.compute(move || {
            let hash = Argon2::default().hash_password(code.as_bytes());
            hash.map(|hash| hash.to_string()).map_err(|_| busy())
        })
        .await?
    }

    /// Whether this is the password. Without a stored one it takes as long and is not.
    ///
    /// # Errors
    /// If too many others are waiting.
    pub(crate) async fn verify(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Fault> {
        if password.chars().count() > *LENGTH.end() {
            return Ok(false);
        }
        self.compute(move || match hash {
            Some(hash) => {
                let parsed = PasswordHash::new(&hash);
                parsed.is_ok_and(|hash| {
                    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
                })
            }
            None => {
                // Nobody learns from the time it takes which names are claimed.
                let _ = Argon2::default().hash_password(password.as_bytes());
                false
            }
        })
        .await
    }

    async fn compute<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Fault> {
        let _place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| busy())?;
        let computed = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        computed.await.map_err(|_| busy())
    }
}

/// Whether a new password is neither too short nor too long.
///
/// # Errors
/// If it is.
pub(crate) fn check_length(password: &str) -> Result<(), Fault> {
    if LENGTH.contains(&password.chars().count()) {
        return Ok(());
    }
    let (least, most) = LENGTH.into_inner();
    Err(Fault::new(Code::FIELD, format!("a password has {least} to {most} characters")))
}

fn busy() -> Fault {
    Fault::new(Code::BUSY, "too many people are logging in at the moment")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_itself_fits() {
        let passwords = Passwords::default();
        let hash = passwords.hash("a good one".to_owned()).await.expect("long enough");
        assert!(hash.starts_with("$argon2id$") && !hash.contains("good"));
        assert_eq!(passwords.verify("a good one".to_owned(), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.verify("a bad one".to_owned(), Some(hash)).await, Ok(false));
        assert_eq!(passwords.verify("a good one".to_owned(), None).await, Ok(false));
        assert_eq!(
            passwords.verify("a good one".to_owned(), Some("rubbish".into())).await,
            Ok(false)
        );
    }

    #[tokio::test]
    async fn passwords_are_neither_short_nor_endless() {
        for password in ["", "12345", &"x".repeat(129)] {
            let fault = Passwords::default().hash(password.to_owned()).await;
            assert_eq!(fault.map_err(|fault| fault.code), Err(Code::FIELD));
        }
    }
}
