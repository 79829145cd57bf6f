//! Every word the app says, in five languages.
