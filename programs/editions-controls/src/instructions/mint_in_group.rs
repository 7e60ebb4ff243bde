use {
    super::mint_item::MintAccounts,
    crate::{
        editions_call::{call_editions, CallAccount},
        errors::ControlsError,
        state::{seeds, MintTerms},
    },
    anchor_lang::prelude::*,
    editions::{address, system},
};

impl MintAccounts<'_, '_> {
    /// Mints the item in the controls' name. `minted_before` is given where the item's mint is at
    /// an address of ours, for which the controls program signs.
    pub fn mint_in_group(&self, terms: &MintTerms, minted_before: Option<u64>) -> Result<()> {
        let controls_seeds = terms.signer_seeds();
        let Some(minted_before) = minted_before else {
            return self.call_mint(&[&controls_seeds]);
        };
        let count_seed = minted_before.to_le_bytes();
        let mint_seeds = [
            seeds::ITEM_MINT,
            terms.editions_deployment.as_ref(),
            self.minter.key.as_ref(),
            &count_seed,
        ];
        let bump = address::find_bump(self.mint.key, &mint_seeds, &crate::ID)
            .ok_or(ControlsError::ItemMintMismatch)?;
        let [prefix, deployment, wallet, count] = mint_seeds;
        let mint_seeds = [prefix, deployment, wallet, count, &[bump]];
        // Anybody can send lamports there, and a mint that holds more than its rent is refused.
        system::empty(self.mint, self.minter, &mint_seeds)?;
        self.call_mint(&[&controls_seeds, &mint_seeds])
    }

    fn call_mint(&self, seeds: &[&[&[u8]]]) -> Result<()> {
        let accounts = [
            CallAccount::write(self.editions_deployment),
            CallAccount::write(self.hashlist),
            CallAccount::write(self.minter).signed(), // payer
            CallAccount::read(self.editions_controls).signed(), // signer
            CallAccount::read(self.minter).signed(),
            CallAccount::write(self.mint).signed(),
            CallAccount::write(self.group_mint),
            CallAccount::write(self.token_account),
            CallAccount::read(self.token_program),
            CallAccount::read(self.associated_token_program),
            CallAccount::read(self.system_program),
        ];
        call_editions(accounts, &editions::instruction::Mint {}, seeds)
    }
}
