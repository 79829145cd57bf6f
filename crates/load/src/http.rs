//! Requests over connections that stay open.

use anyhow::{Context as _, bail};
use futures_util::future::try_join_all;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// How many requests are under way at once.
const LANES: usize = 64;

/// A connection.
pub(crate) struct Http {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

impl Http {
    /// Connects.
    pub(crate) async fn connect(address: SocketAddr) -> anyhow::Result<Http> {
        let stream = TcpStream::connect(address).await.context("the server does not listen")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // It ends with the sender.
        tokio::spawn(connection);
        Ok(Http { address, sender })
    }

    /// Asks for something.
    pub(crate) async fn get<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
    ) -> anyhow::Result<T> {
        let answer = self.request(Method::GET, path, token, Bytes::new()).await?;
        serde_json::from_slice(&answer).with_context(|| format!("GET {path} answers nonsense"))
    }

    /// Sends something.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> anyhow::Result<T> {
        let body = serde_json::to_vec(body)?.into();
        let answer = self.request(Method::POST, path, token, body).await?;
        serde_json::from_slice(&answer).with_context(|| format!("POST {path} answers nonsense"))
    }

    /// Whether a request is answered with success; the answer does not matter.
    pub(crate) async fn succeeds(&mut self, path: &str) -> bool {
        self.request(Method::GET, path, None, Bytes::new()).await.is_ok()
    }

    async fn request(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Bytes,
    ) -> anyhow::Result<Bytes> {
        let mut request = Request::builder()
            .method(&method)
            .uri(path)
            .header(header::HOST, self.address.to_string());
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        self.sender.ready().await?;
        let answer = self.sender.send_request(request.body(Full::new(body))?).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("{method} {path}: {status} {}", String::from_utf8_lossy(&bytes));
        }
        Ok(bytes)
    }
}

/// Does something for each of so many, many at once; the outcomes are in their order.
pub(crate) async fn for_each<R>(
    address: SocketAddr,
    number: usize,
    work: impl AsyncFn(&mut Http, usize) -> anyhow::Result<R>,
) -> anyhow::Result<Vec<R>> {
    let lane = async |first: usize| {
        let mut http = Http::connect(address).await?;
        let mut done = Vec::new();
        for index in (first..number).step_by(LANES) {
            done.push(work(&mut http, index).await?);
        }
        anyhow::Ok(done.into_iter())
    };
    let mut lanes = try_join_all((0..LANES.min(number)).map(lane)).await?;
    let done = (0..number).filter_map(|index| lanes[index % LANES].next());
    Ok(done.collect())
}
