use {
    crate::{EditionsDeployment, EditionsError},
    anchor_lang::{prelude::*, Discriminator},
};

/// A deployment's supply, read and written in place, so that neither a mint nor a program reading
/// it has to decode the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Most items there will ever be; 0 = unlimited.
    pub max: u64,
    /// Items minted so far.
    pub issued: u64,
}

const MAX_OFFSET: usize = 8 + 32; // discriminator, creator
const ISSUED_OFFSET: usize = MAX_OFFSET + 8;

impl Supply {
    /// Reads the supply from a deployment's account.
    pub fn read(data: &[u8]) -> Result<Self> {
        require!(
            data.starts_with(EditionsDeployment::DISCRIMINATOR),
            EditionsError::DeploymentUnreadable
        );
        Ok(Self {
            max: read_u64(data, MAX_OFFSET)?,
            issued: read_u64(data, ISSUED_OFFSET)?,
        })
    }

    /// Counts one more item in a deployment's account and returns its number, from 1.
    pub fn issue(data: &mut [u8]) -> Result<u64> {
        let Self { max, issued } = Self::read(data)?;
        require!(max == 0 || issued < max, EditionsError::MintedOut);
        let number = issued
            .checked_add(1)
            .ok_or(EditionsError::NumericOverflow)?;
        data[ISSUED_OFFSET..ISSUED_OFFSET + 8].copy_from_slice(&number.to_le_bytes());
        Ok(number)
    }
}

fn read_u64(data: &[u8], offset: usize) -> Result<u64> {
    data.get(offset..)
        .and_then(|rest| rest.first_chunk())
        .map(|bytes| u64::from_le_bytes(*bytes))
        .ok_or_else(|| EditionsError::DeploymentUnreadable.into())
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_deployment::*};

    #[test]
    fn issuing_in_place_equals_issuing_in_the_record() {
        let mut record = deployment(5, 3);
        let mut data = bytes_of(&record);
        assert_eq!(Supply::read(&data), Ok(Supply { max: 5, issued: 3 }));
        assert_eq!(Supply::issue(&mut data), Ok(4));
        record.number_of_tokens_issued = 4;
        assert_eq!(data, bytes_of(&record));
    }

    #[test]
    fn the_last_item_is_issued_and_no_further_one() {
        let mut data = bytes_of(&deployment(5, 4));
        assert_eq!(Supply::issue(&mut data), Ok(5));
        let full = data.clone();
        assert_eq!(
            Supply::issue(&mut data),
            Err(EditionsError::MintedOut.into())
        );
        assert_eq!(data, full);
    }

    #[test]
    fn zero_is_unlimited_up_to_what_a_number_holds() {
        let mut data = bytes_of(&deployment(0, u64::MAX - 1));
        assert_eq!(Supply::issue(&mut data), Ok(u64::MAX));
        assert_eq!(
            Supply::issue(&mut data),
            Err(EditionsError::NumericOverflow.into())
        );
    }

    #[test]
    fn another_account_is_refused() {
        assert!(Supply::read(&[0; 200]).is_err());
        assert!(Supply::read(&bytes_of(&deployment(0, 0))[..50]).is_err());
    }
}
