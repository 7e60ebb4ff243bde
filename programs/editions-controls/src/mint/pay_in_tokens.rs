use {
    super::MintAccounts,
    crate::{rules::PriceSplit, token_account::*, ControlsError, MintTerms, PriceToken},
    anchor_lang::prelude::*,
    editions::{account::AccountView, system},
};

/// Accounts of a mint that pays in tokens.
#[derive(Clone, Copy)]
pub struct TokenPayment {
    pub mint: AccountView,
    pub program: AccountView,
    /// Absent where the item is free.
    pub payer_account: Option<AccountView>,
    /// Record and vault, for receivers that cannot be paid.
    pub record: Option<AccountView>,
    pub vault: Option<AccountView>,
}

impl TokenPayment {
    /// A payment, if the price token and its program are named; both or neither must be.
    pub fn of(
        payer_account: Option<AccountView>,
        mint: Option<AccountView>,
        program: Option<AccountView>,
        record: Option<AccountView>,
        vault: Option<AccountView>,
    ) -> Result<Option<Self>> {
        match (mint, program) {
            (None, None) => Ok(None),
            (Some(mint), Some(program)) => Ok(Some(Self {
                mint,
                program,
                payer_account,
                record,
                vault,
            })),
            _ => err!(ControlsError::PriceTokenMismatch),
        }
    }
}

impl MintAccounts<'_> {
    /// Divides the price among the token accounts of the treasury and the fee recipients. A receiver
    /// whose account is closed or frozen does not stop the mint: the vault keeps its share for a claim.
    pub fn pay_in_tokens(
        &self,
        payment: &TokenPayment,
        terms: &MintTerms,
        price: u64,
        split: &PriceSplit,
    ) -> Result<()> {
        if price == 0 {
            return Ok(());
        }
        let token = TokenMint::new(payment.mint, payment.program)?;
        let payer = self.payer.address();
        let from = payment
            .payer_account
            .ok_or(ControlsError::PayerTokenAccountInvalid)?;
        let held = token
            .spendable(from, payer)?
            .ok_or(ControlsError::PayerTokenAccountInvalid)?;
        require!(held >= price, ControlsError::TokenBalanceTooLow);
        let pay = |to, amount| token.transfer(from, to, self.payer, amount, &[]);

        let controls = &terms.controls;
        let mut kept = Kept::default();
        let mut own = 0u64; // what the payer pays to itself
        let treasury = (self.treasury, &controls.treasury, split.treasury);
        let recipients = controls
            .platform_fee_recipients
            .iter()
            .zip(split.recipients)
            .enumerate()
            .filter(|(_, (recipient, _))| recipient.share > 0)
            .zip(self.fee_recipients)
            .map(|((slot, (recipient, amount)), account)| {
                (Some(slot), (*account, &recipient.address, amount))
            });
        for (slot, (account, wallet, amount)) in [(None, treasury)].into_iter().chain(recipients) {
            if amount == 0 {
                continue;
            }
            if token.can_pay(account, wallet)? {
                pay(account, amount)?;
                if account.address() == from.address() {
                    own = own.saturating_add(amount);
                }
                continue;
            }
            // Payers could otherwise keep any share from its receiver until the next claim.
            require!(
                token.is_associated(account, wallet),
                slot.map_or(ControlsError::TreasuryMismatch, |_| {
                    ControlsError::RecipientMismatch
                })
            );
            kept.keep(slot, amount);
        }
        if kept.sum() > 0 {
            let record = self.keep(payment, terms, &kept)?;
            pay(record, kept.sum())?;
        }
        let spent = held.checked_sub(amount_in(from)?);
        require!(
            spent == price.checked_sub(own),
            ControlsError::TokenPaymentIncomplete
        );
        Ok(())
    }

    /// Notes in the price token's record what its vault is about to get, and returns the vault.
    fn keep(&self, payment: &TokenPayment, terms: &MintTerms, kept: &Kept) -> Result<AccountView> {
        let (Some(account), Some(vault)) = (payment.record, payment.vault) else {
            return err!(ControlsError::PriceTokenVaultRequired);
        };
        let controls = &terms.controls;
        let deployment = &controls.editions_deployment;
        let mut record = PriceToken::read(account, deployment, payment.mint.address())?;
        require_keys_eq!(
            *vault.address(),
            record.vault,
            ControlsError::PriceTokenMismatch
        );
        record.follow(controls);
        kept.add_to(&mut record)?;
        system::write_record(account, &record)?;
        Ok(vault)
    }
}

/// Base units that cannot be paid now.
#[derive(Default)]
struct Kept {
    treasury: u64,
    recipients: [u64; crate::limits::MAX_FEE_RECIPIENTS],
}

impl Kept {
    /// Keeps an amount for the fee recipient in a slot, or for the treasury.
    fn keep(&mut self, slot: Option<usize>, amount: u64) {
        match slot {
            None => self.treasury = amount,
            Some(slot) => self.recipients[slot] = amount,
        }
    }

    fn sum(&self) -> u64 {
        self.recipients
            .iter()
            .fold(self.treasury, |sum, amount| sum.saturating_add(*amount))
    }

    fn add_to(&self, record: &mut PriceToken) -> Result<()> {
        let overflow = ControlsError::NumericOverflow;
        let treasury = record.owed_to_treasury.checked_add(self.treasury);
        record.owed_to_treasury = treasury.ok_or(overflow)?;
        for (owed, amount) in record.owed_to_recipients.iter_mut().zip(self.recipients) {
            *owed = owed.checked_add(amount).ok_or(overflow)?;
        }
        Ok(())
    }
}
