//! Pure checks, one file each; none touches an account.
mod extra_metadata;
mod royalties;
mod template;
mod texts;

pub use {extra_metadata::*, royalties::*, template::*, texts::*};
