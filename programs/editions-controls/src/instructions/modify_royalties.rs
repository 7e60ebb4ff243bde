use {
    crate::{
        rules, ControlsError, DeploymentAccounts, EditionsControls, ModifyDeployment,
        UpdateRoyaltiesArgs,
    },
    anchor_lang::{error::ErrorCode, prelude::*},
    editions::{account::AccountView, instruction::ModifyRoyalties, limits::BASIS_POINTS},
};

/// Checks new royalties, which cannot be owed to the controls.
fn check(
    address: &Pubkey,
    controls: &EditionsControls,
    royalties: &UpdateRoyaltiesArgs,
) -> Result<()> {
    require!(
        royalties.royalty_basis_points <= BASIS_POINTS,
        ControlsError::CreatorFeeTooHigh
    );
    controls.locks.check_royalties()?;
    rules::check_creators(address, &royalties.creators)
}

/// Replaces the royalties with accounts and data as the runtime wrote them.
pub fn modify_royalties_directly(accounts: &[AccountView], data: &[u8]) -> Result<()> {
    let args = UpdateRoyaltiesArgs::deserialize(&mut &data[..])
        .map_err(|_| ErrorCode::InstructionDidNotDeserialize)?;
    let accounts = DeploymentAccounts::load(accounts)?;
    check(
        accounts.editions_controls.address(),
        &accounts.controls,
        &args,
    )?;
    accounts.call_editions(&ModifyRoyalties { args });
    Ok(())
}

/// Replaces the royalties for `Context<ModifyDeployment>`. The program's entrypoint calls
/// `modify_royalties_directly` instead, unless there are further accounts.
pub fn modify_royalties(ctx: Context<ModifyDeployment>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let controls = &ctx.accounts.editions_controls;
    check(&controls.key(), controls, &args)?;
    ctx.accounts.call_editions(&ModifyRoyalties { args })
}
