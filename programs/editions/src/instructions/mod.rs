mod add_metadata;
mod add_royalties;
mod initialise;
mod mint;
mod modify;
mod modify_royalties;
mod remove_metadata;
mod update_name_uri;

pub use {
    add_metadata::*, add_royalties::*, initialise::*, mint::*, modify::*, modify_royalties::*,
    remove_metadata::*, update_name_uri::*,
};
