use {
    crate::{events::RevealCommitted, seeds, ControlsError, EditionsControls, Reveal},
    anchor_lang::prelude::*,
    editions::{account::View, address, call::*, rent::RentRate, system, Supply},
};

/// Files to reveal later.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct CommitRevealArgs {
    /// keccak256(0x02 ‖ deployment ‖ seed ‖ base uri), of the seed and uri that `reveal_files` will name.
    pub commitment: [u8; 32],
    /// Number of files, above 0; items beyond it keep their own uri.
    pub file_count: u64,
}

#[derive(Accounts)]
pub struct CommitReveal<'info> {
    /// The collection.
    /// CHECK: `has_one` on the controls.
    pub editions_deployment: UncheckedAccount<'info>,

    /// The collection's controls.
    #[account(
        has_one = creator @ ControlsError::RawConstraintViolated,
        has_one = editions_deployment @ ControlsError::DeploymentMismatch,
    )]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The collection's new reveal.
    /// CHECK: its address is found in `commit_reveal`.
    #[account(mut)]
    pub reveal: UncheckedAccount<'info>,

    /// Pays the rent.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    pub system_program: Program<'info, System>,
}

/// Creates the collection's reveal. It can neither be replaced nor closed.
pub fn commit_reveal(ctx: Context<CommitReveal>, args: CommitRevealArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    let deployment = accounts.editions_deployment.key;
    let supply = Supply::read(&accounts.editions_deployment.try_borrow_data()?)?;
    require!(supply.issued == 0, ControlsError::RevealTooLate);
    require!(args.file_count > 0, ControlsError::NoFilesToReveal);

    let account = accounts.reveal.view();
    require!(system::is_vacant(account), ControlsError::RevealTooLate);
    let seeds = [seeds::REVEAL, deployment.as_ref()];
    let bump = address::find_bump(account.address(), &seeds, &crate::ID)
        .ok_or(ControlsError::DeploymentMismatch)?;
    let reveal = Reveal::new(deployment, args.commitment, args.file_count, bump);
    let bump = [bump];
    let signer_seeds = [seeds[0], seeds[1], &bump].map(Seed::from);
    system::create_record(
        accounts.payer.view(),
        account,
        &reveal,
        reveal.size(),
        SignerSeeds::from(&signer_seeds),
        &RentRate::get()?,
    )?;

    emit!(RevealCommitted {
        editions_deployment: *deployment,
        commitment: args.commitment,
        file_count: args.file_count,
    });
    Ok(())
}
