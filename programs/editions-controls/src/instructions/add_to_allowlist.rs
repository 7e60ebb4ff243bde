use {
    crate::{
        events::AllowlistEntrySet, seeds, ControlsError, EditionsControls, PhaseType,
        UserAllowListData,
    },
    anchor_lang::prelude::*,
    editions::{
        account::View,
        address,
        call::{Seed, SignerSeeds},
        limits::RECORD_VERSION,
        rent::RentRate,
        system,
    },
};

/// An allowlist entry (specification 3.6).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct AddToAllowlistArgs {
    /// The phase; it must be an allowlist phase.
    pub phase_index: u8,
    /// The wallet that may mint.
    pub user: Pubkey,
    /// Lamports for one item, fees included; 0 = free.
    pub price: u32,
    /// Most items that the wallet may mint in the phase; at least 1.
    pub amount: u8,
}

#[derive(Accounts)]
pub struct AddToAllowlist<'info> {
    /// The collection's controls.
    #[account(has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The wallet's entry; created where it does not exist.
    /// CHECK: its address is found in `create`, or checked by `UserAllowListData::read`.
    #[account(mut)]
    pub allowlist_entry: UncheckedAccount<'info>,

    /// Pays the rent of a new entry, and gets it back when the entry is closed.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    pub system_program: Program<'info, System>,
}

impl AddToAllowlist<'_> {
    fn validate(&self, args: &AddToAllowlistArgs) -> Result<()> {
        let phase = self
            .editions_controls
            .phases
            .get(usize::from(args.phase_index))
            .ok_or(ControlsError::InvalidPhaseIndex)?;
        require!(
            phase.phase_type == PhaseType::AllowList,
            ControlsError::IncorrectMintType
        );
        require!(args.amount > 0, ControlsError::InvalidAllowlistData);
        Ok(())
    }

    /// Returns the entry with its new terms; creates its account if it does not exist.
    fn entry(&self, args: &AddToAllowlistArgs) -> Result<UserAllowListData> {
        let account = self.allowlist_entry.view();
        let editions_deployment = self.editions_controls.editions_deployment;
        let index = args.phase_index.into();
        let (payer, bump) = if system::is_vacant(account) {
            (self.payer.key(), self.create(args)?)
        } else {
            let entry = UserAllowListData::read(account, &editions_deployment, &args.user, index)?;
            if (entry.price, entry.amount) != (args.price, args.amount) {
                self.editions_controls.locks.check_phases()?;
            }
            (entry.payer, entry.bump)
        };
        Ok(UserAllowListData {
            editions_deployment,
            user: args.user,
            phase_index: args.phase_index,
            amount: args.amount,
            price: args.price,
            payer,
            bump,
            version: RECORD_VERSION,
            spare: [0; 64],
        })
    }

    /// Creates a new entry's account; returns its address bump.
    fn create(&self, args: &AddToAllowlistArgs) -> Result<u8> {
        const SIZE: usize = 8 + UserAllowListData::INIT_SPACE;
        let deployment = self.editions_controls.editions_deployment;
        let index = u32::from(args.phase_index).to_le_bytes();
        let seeds = [
            seeds::ALLOWLIST_ENTRY,
            deployment.as_ref(),
            args.user.as_ref(),
            &index,
        ];
        let bump = address::find_bump(self.allowlist_entry.key, &seeds, &crate::ID)
            .ok_or(ControlsError::InvalidAllowlistData)?;
        let bump_seed = [bump];
        let signer_seeds = [seeds[0], seeds[1], seeds[2], seeds[3], &bump_seed].map(Seed::from);
        system::create_account(
            self.payer.view(),
            self.allowlist_entry.view(),
            SIZE,
            RentRate::get()?.minimum_balance(SIZE),
            &crate::ID,
            &[SignerSeeds::from(&signer_seeds)],
        );
        Ok(bump)
    }
}

/// Writes the entry.
pub fn add_to_allowlist(ctx: Context<AddToAllowlist>, args: AddToAllowlistArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    accounts.validate(&args)?;
    let entry = accounts.entry(&args)?;
    entry.invariant()?;
    system::write_record(accounts.allowlist_entry.view(), &entry)?;

    emit!(AllowlistEntrySet {
        editions_deployment: entry.editions_deployment,
        phase_index: args.phase_index,
        user: args.user,
        price: args.price,
        amount: args.amount,
    });
    Ok(())
}
