//! The certificate authorities that a server's certificate may come from.

use super::link::TableLink;
use anyhow::{Context, bail};
use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs};
use ureq::tls::{Certificate, PemItem, RootCerts, parse_pem};

/// The variable by which OpenSSL and many programs after it are told of other authorities.
const VARIABLE: &str = "SSL_CERT_FILE";

/// The authorities in the file of `--ca`, else in the one of the environment, else those built in.
pub(super) fn roots(file: Option<&Path>, link: &TableLink) -> anyhow::Result<RootCerts> {
    if let Some(file) = file {
        return read(file).with_context(|| format!("--ca: {}", file.display()));
    }
    // Without TLS nothing is looked up in it, so it need not be there.
    let named = env::var_os(VARIABLE).filter(|_| link.origin.starts_with("https:"));
    match named.filter(|file| !file.is_empty()).map(|file: OsString| PathBuf::from(file)) {
        Some(file) => read(&file).with_context(|| format!("{VARIABLE}: {}", file.display())),
        None => Ok(RootCerts::WebPki),
    }
}

fn read(file: &Path) -> anyhow::Result<RootCerts> {
    certificates(&fs::read(file)?)
}

/// Every certificate of a text in PEM; what else is in it does not matter.
fn certificates(pem: &[u8]) -> anyhow::Result<RootCerts> {
    let mut certificates: Vec<Certificate<'static>> = Vec::new();
    for item in parse_pem(pem) {
        if let PemItem::Certificate(certificate) = item.context("not a PEM file")? {
            let mut store = RootCertStore::empty();
            let number = certificates.len() + 1;
            store
                .add(CertificateDer::from(certificate.der()))
                .with_context(|| format!("certificate {number} is not valid"))?;
            certificates.push(certificate);
        }
    }
    if certificates.is_empty() {
        bail!("there is no certificate in PEM in this file");
    }
    Ok(RootCerts::new_with_certs(&certificates))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rubbish_is_not_a_certificate() {
        let said = |pem: &str| {
            let fault = certificates(pem.as_bytes()).expect_err("not a certificate");
            format!("{fault:#}")
        };
        let empty = "there is no certificate in PEM in this file";
        assert_eq!(said(""), empty);
        assert_eq!(said("rubbish"), empty);
        assert_eq!(said("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"), empty);
        let block = |inside: &str| {
            format!("-----BEGIN CERTIFICATE-----\n{inside}\n-----END CERTIFICATE-----\n")
        };
        assert!(said(&block("AAAA")).starts_with("certificate 1 is not valid: "));
        assert!(said(&block("not base64!")).starts_with("not a PEM file: "));
        assert!(said("-----BEGIN CERTIFICATE-----\nAAAA\n").starts_with("not a PEM file: "));
    }
}
