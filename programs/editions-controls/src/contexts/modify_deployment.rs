use {
    crate::{ControlsError, EditionsControls},
    anchor_lang::{error::ErrorCode, prelude::*, system_program, InstructionData},
    anchor_spl::token_2022::{self, Token2022},
    editions::{
        account::{AccountView, View},
        account_rules::{check_accounts, check_record, AccountRule},
        call::*,
        program::Editions,
    },
};

/// Accounts for instructions that change the collection in both programs: supply, texts,
/// metadata and royalties.
#[derive(Accounts)]
pub struct ModifyDeployment<'info> {
    /// The collection.
    /// CHECK: `has_one` on the controls.
    #[account(mut)]
    pub editions_deployment: UncheckedAccount<'info>,

    /// The collection's controls.
    #[account(
        mut,
        has_one = creator @ ControlsError::RawConstraintViolated,
        has_one = editions_deployment @ ControlsError::DeploymentMismatch,
    )]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// Pays for what grows.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    /// The collection's group mint.
    /// CHECK: the editions program accepts the deployment's own only.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
    pub editions_program: Program<'info, Editions>,
}

impl ModifyDeployment<'_> {
    /// Calls an editions instruction in the controls' name.
    pub fn call_editions(&self, instruction: &impl InstructionData) -> Result<()> {
        let controls: &AccountInfo = self.editions_controls.as_ref().as_ref();
        call_editions(
            &self.editions_controls,
            [
                self.editions_deployment.view(),
                self.payer.view(),
                controls.view(),
                self.group_mint.view(),
                self.system_program.view(),
                self.token_program.view(),
            ],
            instruction,
        );
        Ok(())
    }
}

/// `ModifyDeployment`'s accounts, where the runtime wrote them.
pub struct DeploymentAccounts {
    /// The controls without their phases.
    pub controls: EditionsControls,
    editions_deployment: AccountView,
    pub editions_controls: AccountView,
    payer: AccountView,
    group_mint: AccountView,
    system_program: AccountView,
    token_program: AccountView,
}

impl DeploymentAccounts {
    /// Account count in `ModifyDeployment`.
    pub const COUNT: usize = 8;

    /// `ModifyDeployment`'s checks, in its order.
    const RULES: [AccountRule; Self::COUNT] = [
        AccountRule::any("editions_deployment").writable(),
        AccountRule::any("editions_controls").writable(),
        AccountRule::signer("payer").writable(),
        AccountRule::signer("creator"),
        AccountRule::any("group_mint").writable(),
        AccountRule::program("system_program", system_program::ID),
        AccountRule::program("token_program", token_2022::ID),
        AccountRule::program("editions_program", editions::ID),
    ];

    /// Checks the instruction's accounts and ignores any after them.
    pub fn load(accounts: &[AccountView]) -> Result<Self> {
        let accounts: &[AccountView; Self::COUNT] = accounts
            .first_chunk()
            .ok_or(ErrorCode::AccountNotEnoughKeys)?;
        check_record::<EditionsControls>(accounts[1], "editions_controls")?;
        check_accounts(accounts, &Self::RULES, &crate::ID)?;
        let [editions_deployment, editions_controls, payer, creator, group_mint, system_program, token_program, _] =
            *accounts;
        let controls = EditionsControls::read_without_phases(&editions_controls.try_borrow()?)?;
        require_keys_eq!(
            *creator.address(),
            controls.creator,
            ControlsError::RawConstraintViolated
        );
        require_keys_eq!(
            *editions_deployment.address(),
            controls.editions_deployment,
            ControlsError::DeploymentMismatch
        );
        Ok(Self {
            controls,
            editions_deployment,
            editions_controls,
            payer,
            group_mint,
            system_program,
            token_program,
        })
    }

    /// Calls an editions instruction in the controls' name.
    pub fn call_editions(&self, instruction: &impl InstructionData) {
        call_editions(
            &self.controls,
            [
                self.editions_deployment,
                self.payer,
                self.editions_controls,
                self.group_mint,
                self.system_program,
                self.token_program,
            ],
            instruction,
        );
    }
}

/// Calls an editions instruction with `ModifyGroupMint`'s accounts; the controls are the creator.
fn call_editions(
    controls: &EditionsControls,
    [editions_deployment, payer, creator, group_mint, system_program, token_program]: [AccountView;
        6],
    instruction: &impl InstructionData,
) {
    let seeds = controls.signer_seeds().map(Seed::from);
    call(
        &editions::ID,
        [
            CallAccount::write(editions_deployment),
            CallAccount::write(payer).signed(),
            CallAccount::read(creator).signed(),
            CallAccount::write(group_mint),
            CallAccount::read(system_program),
            CallAccount::read(token_program),
        ],
        &instruction.data(),
        &[SignerSeeds::from(&seeds)],
    );
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_controls, editions::test_input::*};

    fn accounts() -> [TestAccount; DeploymentAccounts::COUNT] {
        let record = test_controls::controls(Vec::new());
        let [address, payer, group_mint] =
            [101, 102, 103].map(|seed| Pubkey::new_from_array([seed; 32]));
        let mut accounts = [
            record.editions_deployment,
            address,
            payer,
            record.creator,
            group_mint,
            system_program::ID,
            token_2022::ID,
            editions::ID,
        ]
        .map(TestAccount::new);
        accounts[1].owner = crate::ID;
        record.try_serialize(&mut accounts[1].data).unwrap();
        accounts
    }

    fn code_by_load(input: &mut TestInput) -> Option<u32> {
        let views = input.views::<{ DeploymentAccounts::COUNT }>();
        code(DeploymentAccounts::load(&views))
    }

    #[test]
    fn right_accounts_are_taken() {
        let mut input = TestInput::new(&accounts(), &[], &crate::ID);
        assert_eq!(code_by_load(&mut input), None);
    }

    #[test]
    fn each_fault_is_refused_as_by_anchor() {
        for case in with_one_fault(&accounts()) {
            let mut input = TestInput::new(&case, &[], &crate::ID);
            let expected = code_by_anchor::<ModifyDeployment>(&mut input, &crate::ID);
            assert_eq!(code_by_load(&mut input), expected, "{case:?}");
        }
    }
}
