use {
    super::MintAccounts,
    crate::{receiver_accounts::can_be_paid, rules::PriceSplit, ControlsError, MintTerms},
    anchor_lang::prelude::*,
    editions::{
        account::{move_lamports, AccountView},
        rent::RentRate,
        system, Hashlist,
    },
};

impl MintAccounts<'_> {
    /// Takes price and rent from the payer in one call, as calls are scarce: the controls hold the
    /// price until it is divided, and the hashlist page gets its rent at once. The controls lack rent
    /// only if the rate has risen, and could then neither keep a share nor pay what they have `owed`.
    pub fn take_payment(&self, price: u64, owed: u64, rent: &RentRate) -> Result<()> {
        let controls = self.editions_controls;
        let controls_rent = rent
            .minimum_balance(controls.data_len())
            .saturating_add(owed)
            .saturating_sub(controls.lamports());
        let page_rent = Hashlist::missing_rent(self.hashlist, rent);
        let payment = price
            .saturating_add(controls_rent)
            .saturating_add(page_rent);
        system::transfer(self.payer, controls, payment, &[]);
        self.pay(self.hashlist, page_rent)
    }

    /// Divides the payment among the treasury and the fee recipients. A receiver that cannot be paid
    /// does not stop the mint: the record keeps its share, and pays it with a later mint or claim.
    pub fn pay_out(
        &self,
        terms: &mut MintTerms,
        split: &PriceSplit,
        rent: &RentRate,
    ) -> Result<()> {
        let controls = &mut terms.controls;
        let owed_before = (controls.owed_to_treasury, controls.owed_to_recipients);
        self.pay_or_keep(
            self.treasury,
            split.treasury,
            &mut controls.owed_to_treasury,
            rent,
        )?;
        let shares = controls
            .platform_fee_recipients
            .iter()
            .zip(split.recipients)
            .zip(&mut controls.owed_to_recipients)
            .filter(|((recipient, _), _)| recipient.share > 0);
        for (account, ((_, amount), owed)) in self.fee_recipients.iter().zip(shares) {
            self.pay_or_keep(*account, amount, owed, rent)?;
        }
        if owed_before == (controls.owed_to_treasury, controls.owed_to_recipients) {
            return Ok(());
        }
        let mut account = self.editions_controls;
        let mut data = account.try_borrow_mut()?;
        terms.write_owed(&mut data)
    }

    /// Pays an amount and what is `owed` already, or adds the amount to what is owed.
    fn pay_or_keep(
        &self,
        receiver: AccountView,
        amount: u64,
        owed: &mut u64,
        rent: &RentRate,
    ) -> Result<()> {
        let due = owed
            .checked_add(amount)
            .ok_or(ControlsError::NumericOverflow)?;
        if due == 0 {
            return Ok(());
        }
        if !can_be_paid(receiver, due, rent) {
            *owed = due;
            return Ok(());
        }
        *owed = 0;
        self.pay(receiver, due)
    }

    fn pay(&self, receiver: AccountView, lamports: u64) -> Result<()> {
        move_lamports(self.editions_controls, receiver, lamports)
    }
}
