use {
    super::MintAccounts,
    crate::{
        events::{MintedWithControls, MintedWithControlsV3},
        paid_recipients,
        receiver_accounts::match_receivers,
        rules, seeds, ControlsError, MerkleMintInput, MintTerms, MinterStats, Phase, PhaseType,
        UserAllowListData,
    },
    anchor_lang::prelude::*,
    editions::{account::AccountView, rent::RentRate, Supply},
};

/// The minter's request.
pub struct MintRequest {
    /// The phase to mint in.
    pub phase_index: u32,
    /// The minter's proof and claim in the merkle list.
    pub merkle_mint_input: Option<MerkleMintInput>,
    /// Error for a merkle mint without any merkle input.
    pub missing_merkle_input: ControlsError,
    /// Most lamports or base units to pay; absent = any price.
    pub max_price: Option<u64>,
    /// Most lamports to pay beside the price; absent = any rent.
    pub max_rent: Option<u64>,
    /// Unix seconds after which the mint fails; absent = never.
    pub expires_at: Option<i64>,
    /// True if the item's mint is at a derived address, false if its keypair signed.
    pub is_mint_derived: bool,
    /// True to collect the calls to Token-2022.
    pub uses_batch: bool,
    /// True if the event names payer, receiver and price token.
    pub names_parties: bool,
}

impl MintAccounts<'_> {
    /// Checks the phase, the wallet's limits and the price, counts the mint, mints the item and pays
    /// for it.
    pub fn mint_item(&self, request: MintRequest) -> Result<()> {
        let mut terms = self.read_terms(request.phase_index)?;
        let supply = self.check_accounts(&terms)?;
        let now = Clock::get()?.unix_timestamp;
        rules::check_phase_open(&terms.phase, now)?;
        require!(
            request.expires_at.is_none_or(|end| now <= end),
            ControlsError::MintExpired
        );

        let (deployment, wallet) = (self.editions_deployment.address(), self.minter.address());
        let index_seed = request.phase_index.to_le_bytes();
        let collection_seeds = [seeds::MINTER_STATS, deployment.as_ref(), wallet.as_ref()];
        let phase_seeds = [
            seeds::MINTER_STATS_PHASE,
            deployment.as_ref(),
            wallet.as_ref(),
            &index_seed,
        ];
        let mut in_collection = MinterStats::open(self.minter_stats, &collection_seeds, wallet)?;
        let mut in_phase = MinterStats::open(self.minter_stats_phase, &phase_seeds, wallet)?;
        let MintTerms {
            controls, phase, ..
        } = &terms;
        rules::check_caps(&rules::MintCounts {
            phase: (phase.max_mints_total, phase.current_mints),
            wallet_in_collection: (controls.max_mints_per_wallet, in_collection.mint_count),
            wallet_in_phase: (phase.max_mints_per_wallet, in_phase.mint_count),
        })?;
        let price = self.price_for(phase, &request, in_phase.mint_count)?;
        require!(
            request.max_price.is_none_or(|max_price| price <= max_price),
            ControlsError::MaxPriceExceeded
        );
        let split = controls.split_price(price)?;

        let rent = RentRate::get()?;
        let payer = self.payer;
        let held = payer.lamports();
        let minted_before = in_collection.mint_count;
        in_collection.count_item(self.minter_stats, &collection_seeds, payer, &rent)?;
        in_phase.count_item(self.minter_stats_phase, &phase_seeds, payer, &rent)?;
        let mut controls = self.editions_controls;
        terms.count_mint(&mut controls.try_borrow_mut()?)?;
        // Before the calls: their logs could push a transaction's third mint event out of the log.
        self.report(
            &request,
            &terms.phase,
            supply.issued.saturating_add(1),
            (price, split.fee),
        );
        let lamports = if terms.phase.is_in_lamports() {
            price
        } else {
            0
        };
        self.take_payment(lamports, terms.controls.owed(), &rent)?;
        let minted_before = request.is_mint_derived.then_some(minted_before);
        self.mint_in_group(&terms, minted_before, request.uses_batch)?;
        let spent = held.saturating_sub(payer.lamports());
        require!(
            request
                .max_rent
                .is_none_or(|max_rent| spent.saturating_sub(lamports) <= max_rent),
            ControlsError::MaxRentExceeded
        );
        match &self.tokens {
            Some(payment) => self.pay_in_tokens(payment, &terms, price, &split),
            None => self.pay_out(&mut terms, &split, &rent),
        }
    }

    /// Emits the mint's event.
    fn report(&self, request: &MintRequest, phase: &Phase, number: u64, (price, fee): (u64, u64)) {
        let deployment = self.editions_deployment.address();
        if request.names_parties {
            emit!(MintedWithControlsV3 {
                editions_deployment: *deployment,
                minter: *self.minter.address(),
                mint: *self.mint.address(),
                number,
                phase_index: request.phase_index,
                price,
                platform_fee: fee,
                price_token: phase.price_token,
                payer: *self.payer.address(),
                receiver: *self.receiver.address(),
            });
        } else {
            emit!(MintedWithControls {
                editions_deployment: *deployment,
                minter: *self.minter.address(),
                mint: *self.mint.address(),
                number,
                phase_index: request.phase_index,
                price,
                platform_fee: fee,
            });
        }
    }

    fn read_terms(&self, phase_index: u32) -> Result<MintTerms> {
        let account = &self.editions_controls;
        require_keys_eq!(
            account.owner(),
            crate::ID,
            ControlsError::ControlsUnreadable
        );
        MintTerms::read(&account.try_borrow()?, phase_index)
    }

    /// Refuses another collection's accounts, a missing co-signature and a mint beyond the
    /// supply.
    fn check_accounts(&self, terms: &MintTerms) -> Result<Supply> {
        let controls = &terms.controls;
        let deployment = &self.editions_deployment;
        require_keys_eq!(
            *deployment.address(),
            controls.editions_deployment,
            ControlsError::DeploymentMismatch
        );
        self.check_treasury(terms)?;
        let receiver = self.receiver;
        require!(
            receiver.address() == self.minter.address()
                || receiver.address() != self.mint.address()
                    && rules::is_wallet_or_vault(
                        receiver.address(),
                        &receiver.owner(),
                        receiver.executable()
                    ),
            ControlsError::ItemReceiverInvalid
        );
        let creator = self.creator.as_ref().map(AccountView::address);
        let needs_cosign = controls.cosigner_program_id != Pubkey::default();
        require!(
            !needs_cosign
                || creator == Some(&controls.creator)
                || creator == Some(&controls.cosigner_program_id),
            ControlsError::CreatorCosignRequired
        );
        // The editions program does not see the owner's wallet, which would be lost as a mint.
        require!(
            creator != Some(self.mint.address()),
            ControlsError::RawConstraintViolated
        );
        self.check_recipients(terms)?;
        let supply = Supply::read(&deployment.try_borrow()?)?;
        require!(
            rules::has_room(supply.max, supply.issued),
            ControlsError::MintedOut
        );
        Ok(supply)
    }

    /// Refuses a payment in another currency than the price, and another treasury. A treasury's token
    /// account is checked as it is paid.
    fn check_treasury(&self, terms: &MintTerms) -> Result<()> {
        let MintTerms {
            controls, phase, ..
        } = terms;
        if let Some(payment) = &self.tokens {
            require!(
                !phase.is_in_lamports() && phase.price_token == *payment.mint.address(),
                ControlsError::PriceTokenMismatch
            );
            return Ok(());
        }
        require!(phase.is_in_lamports(), ControlsError::PriceTokenMismatch);
        require_keys_eq!(
            *self.treasury.address(),
            controls.treasury,
            ControlsError::TreasuryMismatch
        );
        Ok(())
    }

    /// Refuses fee recipients other than the collection's; their token accounts are checked as they are
    /// paid, so that only their number is here.
    fn check_recipients(&self, terms: &MintTerms) -> Result<()> {
        let recipients = paid_recipients(&terms.controls.platform_fee_recipients);
        if self.tokens.is_some() {
            require!(
                self.fee_recipients.len() >= recipients.count(),
                ControlsError::RecipientMismatch
            );
            return Ok(());
        }
        match_receivers(
            recipients,
            self.fee_recipients.iter().map(AccountView::address),
        )
    }

    /// The wallet's price for the item, once the phase's list, if any, permits the mint.
    fn price_for(&self, phase: &Phase, request: &MintRequest, claimed: u64) -> Result<u64> {
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
                input.verified_claim(self.minter.address(), phase.merkle_root.as_ref())?
            }
        };
        require!(
            claimed < max_claims,
            ControlsError::ExceededAllowListMaxClaims
        );
        Ok(price)
    }

    /// (price, most claims) from the wallet's allowlist entry.
    fn allowlist_claim(&self, phase_index: u32) -> Result<(u64, u64)> {
        let account = self
            .allowlist_entry
            .ok_or(ControlsError::AllowlistAccountRequired)?;
        let entry = UserAllowListData::read(
            account,
            self.editions_deployment.address(),
            self.minter.address(),
            phase_index,
        )?;
        Ok((entry.price.into(), entry.amount.into()))
    }
}
