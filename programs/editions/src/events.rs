//! One event per change, for programs that follow transactions. Accounts are the truth and events
//! a convenience: the runtime keeps 10,000 log bytes, and a transaction's sender can fill them
//! before it calls this program, so a change's event may be missing. Records, hashlist and supply
//! have everything.
use {
    crate::{AddMetadataArgs, CreatorWithShare, UpdateRoyaltiesArgs},
    anchor_lang::prelude::*,
};

/// A deployment was created. Its texts are in its record and on its group mint.
#[event]
pub struct DeploymentInitialised {
    pub editions_deployment: Pubkey,
    pub creator: Pubkey,
    /// The default address = the creator need not sign mints.
    pub cosigner_program_id: Pubkey,
    pub group_mint: Pubkey,
    pub symbol: String,
    /// 0 = unlimited.
    pub max_number_of_tokens: u64,
    /// Absent where they are left for later.
    pub royalties: Option<UpdateRoyaltiesArgs>,
    pub extra_meta: Vec<AddMetadataArgs>,
}

/// An item was minted.
#[event]
pub struct ItemMinted {
    pub editions_deployment: Pubkey,
    pub mint: Pubkey,
    /// The wallet that received the item, as a gift or for itself.
    pub minter: Pubkey,
    /// The item's number, from 1.
    pub number: u64,
}

/// Extra metadata fields were set on the group mint.
#[event]
pub struct MetadataAdded {
    pub editions_deployment: Pubkey,
    pub fields: Vec<AddMetadataArgs>,
}

/// Extra metadata fields were removed from the group mint.
#[event]
pub struct MetadataRemoved {
    pub editions_deployment: Pubkey,
    /// Keys of the fields.
    pub fields: Vec<String>,
}

/// Royalties were written or replaced.
#[event]
pub struct RoyaltiesChanged {
    pub editions_deployment: Pubkey,
    pub royalty_basis_points: u16,
    pub creators: Vec<CreatorWithShare>,
}

/// Supply, collection texts or item templates changed; these are the values now.
#[event]
pub struct DeploymentModified {
    pub editions_deployment: Pubkey,
    /// 0 = unlimited.
    pub max_number_of_tokens: u64,
    pub item_base_name: String,
    pub item_base_uri: String,
    /// Present where the collection's name changed.
    pub collection_name: Option<String>,
    /// Present where the collection's uri changed.
    pub collection_uri: Option<String>,
}

/// The name and uri of an item changed.
#[event]
pub struct ItemNameUriUpdated {
    pub editions_deployment: Pubkey,
    pub mint: Pubkey,
    pub new_name: String,
    pub new_uri: String,
}
