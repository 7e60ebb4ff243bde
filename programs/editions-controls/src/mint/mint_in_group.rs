use {
    super::MintAccounts,
    crate::{seeds, ControlsError, MintTerms},
    anchor_lang::{prelude::*, Discriminator},
    editions::{address, call::*, instruction::Mint, system},
};

impl MintAccounts<'_> {
    /// Mints the item on the controls' behalf. `minted_before` is present for an item mint at a
    /// derived address, for which the controls program signs.
    pub fn mint_in_group(
        &self,
        terms: &MintTerms,
        minted_before: Option<u64>,
        uses_batch: bool,
    ) -> Result<()> {
        let controls_seeds = terms.controls.signer_seeds().map(Seed::from);
        let controls = SignerSeeds::from(&controls_seeds);
        let Some(minted_before) = minted_before else {
            self.call_mint(&[controls], uses_batch);
            return Ok(());
        };
        let count_seed = minted_before.to_le_bytes();
        let mint_seeds = [
            seeds::ITEM_MINT,
            terms.controls.editions_deployment.as_ref(),
            self.minter.address().as_ref(),
            &count_seed,
        ];
        let bump = address::find_bump(self.mint.address(), &mint_seeds, &crate::ID)
            .ok_or(ControlsError::ItemMintMismatch)?;
        let [prefix, deployment, wallet, count] = mint_seeds;
        let bump = [bump];
        let mint_seeds = [prefix, deployment, wallet, count, &bump].map(Seed::from);
        let mint = SignerSeeds::from(&mint_seeds);
        // Anybody can send lamports there, and a mint with more than its rent is refused.
        let signers = [controls, mint];
        system::transfer(self.mint, self.payer, self.mint.lamports(), &signers[1..]);
        self.call_mint(&signers, uses_batch);
        Ok(())
    }

    fn call_mint(&self, signers: &[SignerSeeds], uses_batch: bool) {
        let accounts = [
            CallAccount::write(self.editions_deployment),
            CallAccount::write(self.hashlist),
            CallAccount::write(self.payer).signed(),
            CallAccount::read(self.editions_controls).signed(), // signer
            CallAccount::read(self.minter).signed(),
            CallAccount::write(self.mint).signed(),
            CallAccount::write(self.group_mint),
            CallAccount::write(self.token_account),
            CallAccount::read(self.token_program),
            CallAccount::read(self.associated_token_program),
            CallAccount::read(self.system_program),
        ];
        let mut data = [editions::USES_BATCH; 9];
        data[..8].copy_from_slice(Mint::DISCRIMINATOR);
        let data = &data[..if uses_batch { 9 } else { 8 }];
        if self.receiver.address() == self.minter.address() {
            return call(&editions::ID, accounts, data, signers);
        }
        let mut with_receiver =
            [CallAccount::read(self.receiver); editions::MintAccounts::MAX_COUNT];
        with_receiver[..accounts.len()].copy_from_slice(&accounts);
        call(&editions::ID, with_receiver, data, signers);
    }
}
