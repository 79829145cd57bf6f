//! A connection that ends when its reader does not read.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream on which a write fails when none could go on for some time: hyper waits for ever.
#[derive(Debug)]
pub(crate) struct PatientStream<S> {
    stream: S,
    patience: Duration,
    /// Runs while a write waits.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> PatientStream<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> PatientStream<S> {
        PatientStream { stream, patience, waiting: None }
    }

    /// Passes on how far a write came, unless it has waited for too long.
    fn bounded<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for PatientStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for PatientStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bounded(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.bounded(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    const PATIENCE: Duration = Duration::from_millis(200);

    #[tokio::test]
    async fn a_write_that_nobody_reads_fails() {
        let (near, _far) = duplex(16);
        let mut stream = PatientStream::new(near, PATIENCE);
        let begun = Instant::now();
        let written = stream.write_all(&[0; 100]).await;
        assert_eq!(written.map_err(|fault| fault.kind()), Err(io::ErrorKind::TimedOut));
        assert!(begun.elapsed() >= PATIENCE);
    }

    #[tokio::test]
    async fn a_reader_may_be_slow() {
        let (near, mut far) = duplex(16);
        let mut stream = PatientStream::new(near, PATIENCE);
        let reader = tokio::spawn(async move {
            let mut bytes = [0; 16];
            let mut read = 0;
            while read < 128 {
                tokio::time::sleep(PATIENCE / 4).await;
                read += far.read(&mut bytes).await.expect("it is open");
            }
        });
        stream.write_all(&[0; 128]).await.expect("each part is read in time");
        reader.await.expect("all is read");
    }
}
