use {
    crate::{events::PhaseModified, ChangePhases, ControlsError, Phase, PhaseType},
    anchor_lang::prelude::*,
};

/// New terms of a phase; all of them are replaced.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct ModifyPhaseArgs {
    /// The phase, from 0.
    pub phase_index: u32,
    /// True if the phase can be open at all; false closes it at once.
    pub active: bool,
    /// Lamports, or base units of the price token, that a buyer pays for one item, fees included;
    /// 0 = free.
    pub price_amount: u64,
    /// The wrapped native token for prices in lamports, else a mint that `add_price_token` took.
    pub price_token: Pubkey,
    /// Unix seconds; the phase is open strictly after this.
    pub start_time: i64,
    /// Most items of one wallet in this phase; 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// Most items of all wallets in this phase: 0 = unlimited, else at least what it has had.
    pub max_mints_total: u64,
    /// Unix seconds; the phase is open strictly before this.
    pub end_time: i64,
    /// Kind of the phase, which decides who may mint.
    pub phase_type: PhaseType,
    /// Root of the list; for merkle phases and no others.
    pub merkle_root: Option<[u8; 32]>,
}

/// Replaces the phase's terms and keeps its count. Locked terms can only be paused and resumed.
pub fn modify_phase(ctx: Context<ChangePhases>, args: ModifyPhaseArgs) -> Result<()> {
    let accounts = ctx.accounts;
    accounts.check_price_token(&args.price_token)?;
    let controls = &mut accounts.editions_controls;
    let is_locked = controls.locks.phases;
    let phase = controls
        .phases
        .get_mut(args.phase_index as usize)
        .ok_or(ControlsError::InvalidPhaseIndex)?;
    let modified = Phase {
        price_amount: args.price_amount,
        price_token: args.price_token,
        start_time: args.start_time,
        active: args.active,
        max_mints_per_wallet: args.max_mints_per_wallet,
        max_mints_total: args.max_mints_total,
        end_time: args.end_time,
        current_mints: phase.current_mints,
        phase_type: args.phase_type,
        merkle_root: args.merkle_root,
    };
    if is_locked {
        // Pausing is not a term.
        let paused = Phase {
            active: modified.active,
            ..phase.clone()
        };
        require!(modified == paused, ControlsError::PhasesLocked);
    }
    *phase = modified.clone();
    controls.invariant()?;
    accounts.fit_to_phases()?;

    emit!(PhaseModified {
        editions_deployment: accounts.editions_controls.editions_deployment,
        phase_index: args.phase_index,
        phase: modified,
    });
    Ok(())
}
