//! The mint that represents the collection.
use {
    super::{
        data_of, index, metadata::fields_size, NewMetadata, TokenCall, GROUP_SIZE,
        POINTERS_MINT_SIZE, TLV_HEADER_SIZE,
    },
    crate::{account::AccountView, call::*, rent::RentRate, AddMetadataArgs},
    anchor_lang::prelude::*,
    spl_token_group_interface::instruction::{InitializeGroup, UpdateGroupMaxSize},
};

impl TokenCall<'_> {
    /// Creates the group mint with metadata, royalties and extra fields, and a group for at most
    /// `max_size` members.
    pub fn create_group(
        &self,
        payer: AccountView,
        mint: AccountView,
        metadata: &NewMetadata,
        fields: [&[AddMetadataArgs]; 2],
        max_size: u64,
        rent: &RentRate,
    ) -> Result<()> {
        let final_size = POINTERS_MINT_SIZE
            .saturating_add(TLV_HEADER_SIZE + GROUP_SIZE)
            .saturating_add(metadata.size())
            .saturating_add(fields_size(fields[0]))
            .saturating_add(fields_size(fields[1]));
        self.create_mint(payer, mint, final_size, rent)?;
        self.point_to_itself(mint, index::METADATA_POINTER);
        self.point_to_itself(mint, index::GROUP_POINTER);
        self.initialize_mint(mint);
        self.initialize_metadata(mint, metadata);
        self.initialize_group(mint, max_size)?;
        self.set_fields(mint, fields[0])?;
        self.set_fields(mint, fields[1])
    }

    fn initialize_group(&self, mint: AccountView, max_size: u64) -> Result<()> {
        self.call(
            [
                CallAccount::write(mint),
                CallAccount::read(mint),
                self.authority(),
            ],
            &data_of::<InitializeGroup>(&(self.deployment.address(), max_size))?,
        );
        Ok(())
    }

    /// Changes the group's maximum member count.
    pub fn set_group_max_size(&self, mint: AccountView, max_size: u64) -> Result<()> {
        self.change(mint, &data_of::<UpdateGroupMaxSize>(&max_size)?);
        Ok(())
    }
}
