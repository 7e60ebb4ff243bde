use {
    super::{seeds, EditionsDeployment},
    crate::{errors::EditionsError, rules::fill_template},
    anchor_lang::{prelude::*, Discriminator},
};

/// What one mint needs of the deployment record, read in place: decoding and encoding all of it
/// would cost every buyer some thousand compute units.
#[derive(Debug, PartialEq, Eq)]
pub struct ItemTerms<'a> {
    pub creator: Pubkey,
    pub cosigner_program_id: Pubkey,
    pub group_mint: Pubkey,
    pub symbol: &'a str,
    item_base_name: &'a str,
    item_base_uri: &'a str,
    item_name_is_template: bool,
    item_uri_is_template: bool,
    bump: [u8; 1],
}

impl<'a> ItemTerms<'a> {
    /// Reads the terms out of a deployment's account.
    pub fn read(data: &'a [u8]) -> Result<Self> {
        let rest = data
            .strip_prefix(EditionsDeployment::DISCRIMINATOR)
            .ok_or(EditionsError::DeploymentUnreadable)?;
        Self::parse(rest).ok_or_else(|| EditionsError::DeploymentUnreadable.into())
    }

    fn parse(mut rest: &'a [u8]) -> Option<Self> {
        let rest = &mut rest;
        let creator = Pubkey::new_from_array(*take(rest)?);
        take::<16>(rest)?; // maximum and issued
        Some(Self {
            creator,
            cosigner_program_id: Pubkey::new_from_array(*take(rest)?),
            group_mint: {
                let group_mint = Pubkey::new_from_array(*take(rest)?);
                take::<32>(rest)?; // group
                group_mint
            },
            bump: *take(rest)?,
            symbol: take_text(rest)?,
            item_base_name: take_text(rest)?,
            item_base_uri: take_text(rest)?,
            item_name_is_template: *take(rest)? == [1],
            item_uri_is_template: *take(rest)? == [1],
        })
    }

    /// Whether the creator has to sign every mint.
    pub fn needs_cosign(&self) -> bool {
        self.cosigner_program_id != Pubkey::default()
    }

    /// Name of the item of this number.
    pub fn item_name(&self, number: u64) -> String {
        fill_template(self.item_base_name, self.item_name_is_template, number)
    }

    /// Metadata uri of the item of this number.
    pub fn item_uri(&self, number: u64) -> String {
        fill_template(self.item_base_uri, self.item_uri_is_template, number)
    }

    /// Seeds with which the deployment signs for its mints.
    pub fn signer_seeds(&self) -> [&[u8]; 3] {
        [
            seeds::EDITIONS_DEPLOYMENT,
            self.symbol.as_bytes(),
            &self.bump,
        ]
    }
}

fn take<'a, const N: usize>(rest: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (bytes, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(bytes)
}

fn take_text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let length = u32::from_le_bytes(*take(rest)?) as usize;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    std::str::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_deployment::*};

    #[test]
    fn the_terms_in_place_are_those_of_the_record() {
        let record = deployment(0, 9);
        let data = bytes_of(&record);
        let terms = ItemTerms::read(&data).unwrap();
        assert_eq!(terms.creator, record.creator);
        assert_eq!(terms.cosigner_program_id, record.cosigner_program_id);
        assert_eq!(terms.group_mint, record.group_mint);
        assert_eq!(terms.signer_seeds(), record.signer_seeds());
        assert_eq!(terms.item_name(10), "Item 10");
        assert_eq!(terms.item_uri(10), "https://example.com/é/{}");
    }

    #[test]
    fn a_cut_record_is_refused() {
        let data = bytes_of(&deployment(0, 9));
        for length in 0..data.len() {
            assert!(ItemTerms::read(&data[..length]).is_err());
        }
    }
}
