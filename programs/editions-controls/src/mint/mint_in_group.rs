use {
    super::MintAccounts,
    crate::{seeds, ControlsError, MintTerms},
    anchor_lang::{prelude::*, InstructionData},
    editions::{address, call::*, instruction::Mint, system},
};

impl MintAccounts<'_, '_> {
    /// Mints the item on behalf of the controls. `minted_before` is present if the item's mint is at a
    /// derived address, for which the controls program signs.
    pub fn mint_in_group(&self, terms: &MintTerms, minted_before: Option<u64>) -> Result<()> {
        let controls_seeds = terms.controls.signer_seeds();
        let Some(minted_before) = minted_before else {
            return self.call_mint(&[&controls_seeds]);
        };
        let count_seed = minted_before.to_le_bytes();
        let mint_seeds = [
            seeds::ITEM_MINT,
            terms.controls.editions_deployment.as_ref(),
            self.records.minter.key.as_ref(),
            &count_seed,
        ];
        let bump = address::find_bump(self.mint.key, &mint_seeds, &crate::ID)
            .ok_or(ControlsError::ItemMintMismatch)?;
        let [prefix, deployment, wallet, count] = mint_seeds;
        let mint_seeds = [prefix, deployment, wallet, count, &[bump]];
        // Anybody can send lamports there, and a mint with more than its rent is refused.
        let lamports = self.mint.lamports();
        system::transfer(self.mint, &self.records.minter, lamports, &[&mint_seeds])?;
        self.call_mint(&[&controls_seeds, &mint_seeds])
    }

    fn call_mint(&self, seeds: &[&[&[u8]]]) -> Result<()> {
        let accounts = [
            CallAccount::write(&self.records.editions_deployment),
            CallAccount::write(&self.records.hashlist),
            CallAccount::write(&self.records.minter).signed(), // payer
            CallAccount::read(&self.records.editions_controls).signed(), // signer
            CallAccount::read(&self.records.minter).signed(),
            CallAccount::write(self.mint).signed(),
            CallAccount::write(&self.parties.group_mint),
            CallAccount::write(&self.parties.token_account),
            CallAccount::read(&self.parties.token_program),
            CallAccount::read(&self.parties.associated_token_program),
            CallAccount::read(&self.parties.system_program),
        ];
        call(&editions::ID, accounts, Mint {}.data(), seeds)
    }
}
