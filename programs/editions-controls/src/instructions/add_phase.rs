use {
    crate::{events::PhaseAdded, ChangePhases, Phase, PhaseType},
    anchor_lang::prelude::*,
};

/// Terms of a new phase (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct AddPhaseArgs {
    /// Lamports, or base units of the price token, that a buyer pays for one item, fees included;
    /// 0 = free.
    pub price_amount: u64,
    /// The wrapped native token for prices in lamports, else a mint that `add_price_token` took.
    pub price_token: Pubkey,
    /// Unix seconds; the phase is open strictly after this.
    pub start_time: i64,
    /// Most items of one wallet in this phase; 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// Most items of all wallets in this phase; 0 = unlimited.
    pub max_mints_total: u64,
    /// Unix seconds; the phase is open strictly before this.
    pub end_time: i64,
    /// Kind of the phase, which decides who may mint.
    pub phase_type: PhaseType,
    /// Root of the list; for merkle phases and no others.
    pub merkle_root: Option<[u8; 32]>,
}

/// Adds the phase at the next index.
pub fn add_phase(ctx: Context<ChangePhases>, args: AddPhaseArgs) -> Result<()> {
    let accounts = ctx.accounts;
    accounts.check_price_token(&args.price_token)?;
    let controls = &mut accounts.editions_controls;
    let phase = Phase {
        price_amount: args.price_amount,
        price_token: args.price_token,
        start_time: args.start_time,
        active: true,
        max_mints_per_wallet: args.max_mints_per_wallet,
        max_mints_total: args.max_mints_total,
        end_time: args.end_time,
        current_mints: 0,
        phase_type: args.phase_type,
        merkle_root: args.merkle_root,
    };

    let phase_index = controls.phases.len() as u32;
    controls.phases.push(phase.clone());
    controls.invariant()?;
    accounts.fit_to_phases()?;

    emit!(PhaseAdded {
        editions_deployment: accounts.editions_controls.editions_deployment,
        phase_index,
        phase,
    });
    Ok(())
}
