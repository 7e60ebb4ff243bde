use {crate::account::AccountView, anchor_lang::prelude::*};

/// Bytes that the runtime adds to every account's data for rent.
const ACCOUNT_STORAGE_OVERHEAD: u64 = 128;

/// Rent in lamports per account byte, including the header.
///
/// `Rent::minimum_balance` multiplies in floating-point software; a mint needs it five times.
#[derive(Clone, Copy)]
pub struct RentRate(u64);

impl RentRate {
    /// Reads this cluster's rate.
    pub fn get() -> Result<Self> {
        Ok(Self::of(&Rent::get()?))
    }

    fn of(rent: &Rent) -> Self {
        Self(rent.minimum_balance(0).div_ceil(ACCOUNT_STORAGE_OVERHEAD))
    }

    /// Rent-exempt minimum in lamports for an account with `length` bytes.
    pub fn minimum_balance(&self, length: usize) -> u64 {
        ACCOUNT_STORAGE_OVERHEAD
            .saturating_add(length as u64)
            .saturating_mul(self.0)
    }

    /// Lamports that `account` lacks to be rent-exempt at `length` bytes.
    pub fn missing(&self, account: AccountView, length: usize) -> u64 {
        self.minimum_balance(length)
            .saturating_sub(account.lamports())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_runtime_at_every_length() {
        let rent = Rent::default();
        let rate = RentRate::of(&rent);
        for length in 0..=10_000_000 {
            assert_eq!(rate.minimum_balance(length), rent.minimum_balance(length));
        }
    }
}
