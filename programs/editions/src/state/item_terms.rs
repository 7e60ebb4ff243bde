use {
    super::DeploymentBytes,
    crate::{seeds, text::take_text, token::NewMetadata},
    anchor_lang::{error::ErrorCode, prelude::*},
};

/// A deployment's terms for its next item, read in place: decoding the record would copy every
/// text.
pub struct ItemTerms {
    /// Signs every mint if the deployment asks for a co-sign.
    pub creator: Pubkey,
    /// True if the creator has to sign.
    pub needs_cosign: bool,
    /// The collection's group mint.
    pub group_mint: Pubkey,
    /// The item's name, symbol and uri.
    pub metadata: NewMetadata,
    symbol: Vec<u8>,
    bump: u8,
}

impl ItemTerms {
    /// Reads the terms for item `number` from a deployment's account, whose discriminator `Supply`
    /// has checked.
    pub fn read(data: &[u8], number: u64) -> Result<Self> {
        Self::parse(data, number).ok_or_else(|| ErrorCode::AccountDidNotDeserialize.into())
    }

    fn parse(data: &[u8], number: u64) -> Option<Self> {
        let (head, mut rest) = DeploymentBytes::view(data)?;
        let [symbol, name, uri] = [
            take_text(&mut rest)?,
            take_text(&mut rest)?,
            take_text(&mut rest)?,
        ];
        let [name_is_template @ 0..=1, uri_is_template @ 0..=1, ..] = *rest else {
            return None;
        };
        let name = (name, name_is_template == 1);
        let uri = (uri, uri_is_template == 1);
        Some(Self {
            creator: head.creator,
            needs_cosign: head.cosigner_program_id != Pubkey::default(),
            group_mint: head.group_mint,
            metadata: NewMetadata::of_item(name, symbol, uri, number),
            symbol: symbol.into(),
            bump: head.bump,
        })
    }

    /// Seeds for the deployment's signature.
    pub fn signer_seeds(&self) -> [&[u8]; 3] {
        [
            seeds::EDITIONS_DEPLOYMENT,
            &self.symbol,
            std::slice::from_ref(&self.bump),
        ]
    }
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::{state::test_deployment::*, token::MetadataTexts, EditionsDeployment},
        proptest::prelude::*,
    };

    #[test]
    fn the_terms_of_an_item_are_those_of_the_record() {
        let record = deployment(0, 9);
        let terms = ItemTerms::read(&bytes_of(&record), 10).unwrap();
        let texts = MetadataTexts {
            name: "Item 10",
            symbol: "SYM",
            uri: "https://example.com/é/{}",
        };
        assert_eq!(terms.metadata, NewMetadata::new(&texts));
        assert_eq!(terms.creator, record.creator);
        assert_eq!(terms.group_mint, record.group_mint);
        assert_eq!(terms.signer_seeds(), record.signer_seeds());
    }

    proptest! {
        #[test]
        fn reading_in_place_equals_decoding(
            symbol in "[a-zé]{0,16}",
            name in "[a{}é ]{0,20}",
            uri in "[a{}é ]{0,60}",
            flags: (bool, bool),
            has_cosigner: bool,
            bump: u8,
            number: u64,
        ) {
            let mut record = deployment(7, 3);
            record.symbol = symbol;
            record.item_base_name = name;
            record.item_base_uri = uri;
            (record.item_name_is_template, record.item_uri_is_template) = flags;
            record.bump = bump;
            if !has_cosigner {
                record.cosigner_program_id = Pubkey::default();
            }
            let data = bytes_of(&record);
            let terms = ItemTerms::read(&data, number).unwrap();
            let decoded = EditionsDeployment::try_deserialize(&mut &data[..]).unwrap();
            let fill = |text: &str, is_template: bool| match is_template {
                true => text.replace("{}", &number.to_string()),
                false => text.into(),
            };
            let texts = MetadataTexts {
                name: &fill(&decoded.item_base_name, decoded.item_name_is_template),
                symbol: &decoded.symbol,
                uri: &fill(&decoded.item_base_uri, decoded.item_uri_is_template),
            };
            prop_assert_eq!(terms.needs_cosign, decoded.needs_cosign());
            prop_assert_eq!(terms.creator, decoded.creator);
            prop_assert_eq!(terms.group_mint, decoded.group_mint);
            prop_assert_eq!(terms.signer_seeds(), decoded.signer_seeds());
            prop_assert_eq!(&terms.metadata, &NewMetadata::new(&texts));
        }

        #[test]
        fn what_cannot_be_decoded_cannot_be_read(cut in 8usize..240, flag: u8) {
            let mut data = bytes_of(&deployment(7, 3));
            let decodes = |data: &[u8]| EditionsDeployment::try_deserialize(&mut &data[..]).err();
            let reads = |data: &[u8]| ItemTerms::read(data, 1).err();
            let cut = cut.min(data.len());
            prop_assert_eq!(reads(&data[..cut]), decodes(&data[..cut]));
            if let Some(last) = data.last_mut() {
                *last = flag;
            }
            prop_assert_eq!(reads(&data), decodes(&data));
        }
    }
}
