//! What both mint instructions do: they differ only in where the item's mint comes from.
use {
    super::{receiver_accounts::match_receivers, MerkleMintInput},
    crate::{
        errors::ControlsError,
        events::MintedWithControls,
        rules::{self, MintCounts, PriceSplit},
        state::{paid_recipients, seeds, MintTerms, MinterCounter, PhaseType, UserAllowListData},
    },
    anchor_lang::prelude::*,
    editions::{rent::RentRate, system, Hashlist, Supply},
};

/// What the minter asks for.
pub struct MintRequest {
    /// The phase to mint in.
    pub phase_index: u32,
    /// The minter's place in the merkle list.
    pub merkle_mint_input: Option<MerkleMintInput>,
    /// What a merkle mint without any merkle input is refused with.
    pub missing_merkle_input: ControlsError,
    /// Most lamports that the minter will pay; absent = any price.
    pub max_price: Option<u64>,
    /// Whether the item's mint is at an address of its own rather than a keypair's that signed.
    pub is_mint_derived: bool,
}

/// The accounts of either mint instruction.
pub struct MintAccounts<'a, 'info> {
    pub editions_deployment: &'a AccountInfo<'info>,
    pub editions_controls: &'a AccountInfo<'info>,
    pub hashlist: &'a AccountInfo<'info>,
    pub minter: &'a AccountInfo<'info>,
    pub minter_stats: &'a AccountInfo<'info>,
    pub minter_stats_phase: &'a AccountInfo<'info>,
    pub mint: &'a AccountInfo<'info>,
    pub group_mint: &'a AccountInfo<'info>,
    pub token_account: &'a AccountInfo<'info>,
    pub treasury: &'a AccountInfo<'info>,
    pub allowlist_entry: Option<&'a AccountInfo<'info>>,
    pub creator: Option<&'a AccountInfo<'info>>,
    pub token_program: &'a AccountInfo<'info>,
    pub associated_token_program: &'a AccountInfo<'info>,
    pub system_program: &'a AccountInfo<'info>,
    /// Fee recipients with a share, in the order of the record.
    pub fee_recipients: &'a [AccountInfo<'info>],
}

impl<'info> MintAccounts<'_, 'info> {
    /// Checks the phase, the wallet's limits and the price, counts the mint, mints the item and
    /// pays for it.
    pub fn mint_item(&self, request: MintRequest) -> Result<()> {
        let mut terms = self.read_terms(request.phase_index)?;
        let supply = self.check_accounts(&terms)?;
        rules::check_phase_open(&terms.phase, Clock::get()?.unix_timestamp)?;

        let (deployment, wallet) = (self.editions_deployment.key, self.minter.key);
        let index_seed = request.phase_index.to_le_bytes();
        let collection_seeds = [seeds::MINTER_STATS, deployment.as_ref(), wallet.as_ref()];
        let phase_seeds = [
            seeds::MINTER_STATS_PHASE,
            deployment.as_ref(),
            wallet.as_ref(),
            &index_seed,
        ];
        let mut in_collection = MinterCounter::open(self.minter_stats, &collection_seeds, wallet)?;
        let mut in_phase = MinterCounter::open(self.minter_stats_phase, &phase_seeds, wallet)?;
        rules::check_caps(&MintCounts {
            phase: (terms.phase.max_mints_total, terms.phase.current_mints),
            wallet_in_collection: (terms.max_mints_per_wallet, in_collection.count()),
            wallet_in_phase: (terms.phase.max_mints_per_wallet, in_phase.count()),
        })?;
        let price = self.price_for(&terms, &request, in_phase.count())?;
        require!(
            request.max_price.is_none_or(|max_price| price <= max_price),
            ControlsError::MaxPriceExceeded
        );
        let split = rules::split_price(
            price,
            terms.platform_fee_value,
            terms.is_fee_flat,
            &terms.platform_fee_recipients,
        )?;

        let rent = RentRate::get()?;
        let minted_before = in_collection.count();
        in_collection.increment(self.minter, &rent)?;
        in_phase.increment(self.minter, &rent)?;
        terms.count_mint(&mut self.editions_controls.try_borrow_mut_data()?)?;
        // Before the calls: their logs could push the event of a third mint out of the transaction's.
        emit!(MintedWithControls {
            editions_deployment: *deployment,
            minter: *wallet,
            mint: *self.mint.key,
            number: supply.issued.saturating_add(1),
            phase_index: request.phase_index,
            price,
            platform_fee: split.fee,
        });
        // One call for all that the minter pays, of which a transaction has too few: the price rests
        // with the controls until it is divided, the hashlist page gets its rent at once.
        let page_rent = Hashlist::missing_rent(self.hashlist, &rent);
        let payment = price.saturating_add(page_rent);
        system::transfer(self.minter, self.editions_controls, payment)?;
        self.pay(self.hashlist, page_rent)?;
        self.mint_in_group(&terms, request.is_mint_derived.then_some(minted_before))?;
        self.pay_out(&terms, &split)
    }

    fn read_terms(&self, phase_index: u32) -> Result<MintTerms> {
        require_keys_eq!(
            *self.editions_controls.owner,
            crate::ID,
            ControlsError::ControlsUnreadable
        );
        MintTerms::read(&self.editions_controls.try_borrow_data()?, phase_index)
    }

    /// Refuses accounts that are not those of the collection, a missing co-sign and a mint beyond
    /// the supply.
    fn check_accounts(&self, terms: &MintTerms) -> Result<Supply> {
        require_keys_eq!(
            *self.editions_deployment.key,
            terms.editions_deployment,
            ControlsError::DeploymentMismatch
        );
        require_keys_eq!(
            *self.treasury.key,
            terms.treasury,
            ControlsError::TreasuryMismatch
        );
        let is_cosigned = self
            .creator
            .is_some_and(|creator| *creator.key == terms.creator);
        require!(
            terms.cosigner_program_id == Pubkey::default() || is_cosigned,
            ControlsError::CreatorCosignRequired
        );
        // The editions program does not see the owner's wallet, which as the mint would be lost.
        require!(
            self.creator
                .is_none_or(|creator| creator.key != self.mint.key),
            ControlsError::RawConstraintViolated
        );
        match_receivers(
            paid_recipients(&terms.platform_fee_recipients),
            self.fee_recipients,
        )?;
        let supply = Supply::read(&self.editions_deployment.try_borrow_data()?)?;
        require!(
            rules::has_room(supply.max, supply.issued),
            ControlsError::MintedOut
        );
        Ok(supply)
    }

    /// What the wallet pays for the item, once the list of the phase, if any, allows the mint.
    fn price_for(&self, terms: &MintTerms, request: &MintRequest, claimed: u64) -> Result<u64> {
        let phase = &terms.phase;
        if phase.phase_type != PhaseType::MerkleTree {
            require!(
                request.merkle_mint_input.is_none(),
                ControlsError::MerkleInputNotAllowed
            );
        }
        let (price, max_claims) = match phase.phase_type {
            PhaseType::Public => return Ok(phase.price_amount),
            PhaseType::AllowList => self.allowlist_claim(request.phase_index)?,
            PhaseType::MerkleTree => {
                let Some(input) = &request.merkle_mint_input else {
                    return Err(request.missing_merkle_input.into());
                };
                input.verified_claim(self.minter.key, phase.merkle_root.as_ref())?
            }
        };
        require!(
            claimed < max_claims,
            ControlsError::ExceededAllowListMaxClaims
        );
        Ok(price)
    }

    /// (price, most claims) of the wallet's allowlist entry.
    fn allowlist_claim(&self, phase_index: u32) -> Result<(u64, u64)> {
        let account = self
            .allowlist_entry
            .ok_or(ControlsError::AllowlistAccountRequired)?;
        let entry = UserAllowListData::read(
            account,
            self.editions_deployment.key,
            self.minter.key,
            phase_index,
        )?;
        Ok((entry.price.into(), entry.amount.into()))
    }

    /// Divides what the minter paid among the treasury and the fee recipients.
    fn pay_out(&self, terms: &MintTerms, split: &PriceSplit) -> Result<()> {
        self.pay(self.treasury, split.treasury)?;
        let amounts = terms
            .platform_fee_recipients
            .iter()
            .zip(split.recipients)
            .filter(|(recipient, _)| recipient.share > 0);
        for (account, (_, amount)) in self.fee_recipients.iter().zip(amounts) {
            self.pay(account, amount)?;
        }
        Ok(())
    }

    fn pay(&self, receiver: &AccountInfo<'info>, lamports: u64) -> Result<()> {
        self.editions_controls.sub_lamports(lamports)?;
        receiver.add_lamports(lamports)?;
        Ok(())
    }
}
