use {
    crate::{events::FilesRevealed, ControlsError, EditionsControls, Reveal},
    anchor_lang::prelude::*,
    editions::{account::View, rules, system},
};

/// The files, as committed to.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct RevealFilesArgs {
    /// Metadata uri of every file, 1 to 200 bytes; `{}` stands for the file's number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub base_uri: String,
    /// Seed of the shuffle.
    pub seed: [u8; 32],
}

#[derive(Accounts)]
pub struct RevealFiles<'info> {
    /// The collection's controls.
    #[account(has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The collection's reveal.
    #[account(
        mut,
        constraint = reveal.editions_deployment == editions_controls.editions_deployment
            @ ControlsError::DeploymentMismatch,
    )]
    pub reveal: Box<Account<'info, Reveal>>,

    /// Pays for the room of the uri.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    pub system_program: Program<'info, System>,
}

/// Writes seed and uri into the reveal. Locked texts do not forbid it: what it reveals was fixed before
/// the first mint.
pub fn reveal_files(ctx: Context<RevealFiles>, args: RevealFilesArgs) -> Result<()> {
    let accounts = ctx.accounts;
    let reveal = &mut accounts.reveal;
    require!(!reveal.is_revealed(), ControlsError::AlreadyRevealed);
    require!(
        !args.base_uri.is_empty() && reveal.is_committed(&args.seed, &args.base_uri),
        ControlsError::RevealMismatch
    );
    // Named by this program: the codes of the other one mean something else here.
    let is_valid =
        rules::check_uri(&args.base_uri).is_ok() && rules::check_template(&args.base_uri).is_ok();
    require!(is_valid, ControlsError::InvalidMetadata);
    reveal.seed = args.seed;
    reveal.base_uri = args.base_uri.clone();

    let account: &AccountInfo = reveal.as_ref().as_ref();
    account.resize(reveal.size())?;
    system::top_up(accounts.payer.view(), account.view(), 0)?;

    emit!(FilesRevealed {
        editions_deployment: reveal.editions_deployment,
        seed: args.seed,
        base_uri: args.base_uri,
    });
    Ok(())
}
