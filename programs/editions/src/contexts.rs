use {
    crate::{
        account::{AccountView, View},
        account_rules::{check_accounts, check_record, AccountRule},
        call::{Seed, SignerSeeds},
        events::RoyaltiesChanged,
        rules, seeds, system,
        token::*,
        AddMetadataArgs, DeploymentBytes, EditionsDeployment, EditionsError, OwnAccounts,
        UpdateRoyaltiesArgs,
    },
    anchor_lang::{error::ErrorCode, prelude::*, system_program},
    anchor_spl::token_2022::{self, Token2022},
};

/// Accounts for every instruction that changes the group mint: royalties, metadata, supply, texts.
#[derive(Accounts)]
pub struct ModifyGroupMint<'info> {
    /// The collection.
    #[account(
        mut,
        has_one = creator @ EditionsError::BadOwner,
        has_one = group_mint @ EditionsError::WrongGroupMint,
    )]
    pub editions_deployment: Box<Account<'info, EditionsDeployment>>,

    /// Pays for what grows.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// The deployment's creator.
    pub creator: Signer<'info>,

    /// The deployment's own group mint.
    /// CHECK: `has_one` on the deployment.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
}

impl ModifyGroupMint<'_> {
    /// The group mint of the deployment.
    pub fn group_mint(&self) -> GroupMint {
        let deployment: &AccountInfo = self.editions_deployment.as_ref().as_ref();
        GroupMint {
            deployment: deployment.view(),
            payer: self.payer.view(),
            mint: self.group_mint.view(),
            token_program: self.token_program.view(),
            issued: self.editions_deployment.number_of_tokens_issued,
            symbol: self.editions_deployment.symbol.as_bytes().into(),
            bump: self.editions_deployment.bump,
        }
    }
}

/// A deployment's group mint, with what it takes to change it.
pub struct GroupMint {
    deployment: AccountView,
    /// Pays for what grows.
    payer: AccountView,
    mint: AccountView,
    token_program: AccountView,
    /// Items minted so far.
    issued: u64,
    symbol: Vec<u8>,
    bump: u8,
}

impl GroupMint {
    /// Account count in `ModifyGroupMint`.
    pub const COUNT: usize = 6;

    /// `ModifyGroupMint`'s checks, in its order.
    const RULES: [AccountRule; Self::COUNT] = [
        AccountRule::any("editions_deployment").writable(),
        AccountRule::signer("payer").writable(),
        AccountRule::signer("creator"),
        AccountRule::any("group_mint").writable(),
        AccountRule::program("system_program", system_program::ID),
        AccountRule::program("token_program", token_2022::ID),
    ];

    /// Checks `ModifyGroupMint`'s accounts where the runtime wrote them, and ignores any after them.
    pub fn load(accounts: &[AccountView]) -> Result<Self> {
        let accounts: &[AccountView; Self::COUNT] = accounts
            .first_chunk()
            .ok_or(ErrorCode::AccountNotEnoughKeys)?;
        check_record::<EditionsDeployment>(accounts[0], "editions_deployment")?;
        check_accounts(accounts, &Self::RULES, &crate::ID)?;
        let [deployment, payer, creator, mint, _, token_program] = *accounts;
        let data = deployment.try_borrow()?;
        let (record, symbol) = DeploymentBytes::with_symbol(&data)?;
        require_keys_eq!(*creator.address(), record.creator, EditionsError::BadOwner);
        require_keys_eq!(
            *mint.address(),
            record.group_mint,
            EditionsError::WrongGroupMint
        );
        Ok(Self {
            deployment,
            payer,
            mint,
            token_program,
            issued: record.issued(),
            symbol: symbol.into(),
            bump: record.bump,
        })
    }

    /// Reads the extra fields.
    pub fn metadata(&self) -> Result<MetadataView> {
        MetadataView::read(self.mint)
    }

    /// Checks royalties, which cannot be owed to the collection's own accounts.
    pub fn check_royalties(&self, royalties: &UpdateRoyaltiesArgs) -> Result<()> {
        let [deployment, mint] = [self.deployment, self.mint].map(|account| *account.address());
        let own = OwnAccounts::derive(deployment, mint, self.issued)?;
        rules::check_royalties(royalties, &own)
    }

    /// Removes creators no longer named, and writes new and changed fields.
    pub fn write_royalties(&self, present: &MetadataView, args: UpdateRoyaltiesArgs) -> Result<()> {
        let mut fields = rules::royalty_fields(&args);
        let is_named = |key: &str| fields.iter().any(|field| field.field == key);
        let keys = present.creator_keys().filter(|key| !is_named(key));
        let removed: Vec<&str> = keys.collect();
        fields.retain(|AddMetadataArgs { field, value }| {
            present.value_of(field) != Some(value.as_bytes())
        });
        self.change(|token, mint| {
            for key in removed {
                token.remove_field(mint, key)?;
            }
            token.set_fields(mint, &fields)
        })?;

        emit!(RoyaltiesChanged {
            editions_deployment: *self.deployment.address(),
            royalty_basis_points: args.royalty_basis_points,
            creators: args.creators,
        });
        Ok(())
    }

    /// Runs `change` with Token-2022 calls on the deployment's behalf, and pays for the mint's growth.
    pub fn change(&self, change: impl FnOnce(&TokenCall, AccountView) -> Result<()>) -> Result<()> {
        let bump = [self.bump];
        let seeds = [seeds::EDITIONS_DEPLOYMENT, &self.symbol[..], &bump].map(Seed::from);
        let token = TokenCall {
            program: self.token_program,
            deployment: self.deployment,
            deployment_seeds: SignerSeeds::from(&seeds),
            batch: None,
        };
        change(&token, self.mint)?;
        system::top_up(self.payer, self.mint, 0)
    }
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::{state::test_deployment::*, test_input::*},
    };

    fn accounts() -> [TestAccount; GroupMint::COUNT] {
        let record = deployment(9, 3);
        let [address, payer] = [101, 102].map(|seed| Pubkey::new_from_array([seed; 32]));
        let mut accounts = [
            address,
            payer,
            record.creator,
            record.group_mint,
            system_program::ID,
            token_2022::ID,
        ]
        .map(TestAccount::new);
        accounts[0].owner = crate::ID;
        accounts[0].data = bytes_of(&record);
        accounts
    }

    fn code_by_load(input: &mut TestInput) -> Option<u32> {
        code(GroupMint::load(&input.views::<{ GroupMint::COUNT }>()))
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
            let expected = code_by_anchor::<ModifyGroupMint>(&mut input, &crate::ID);
            assert_eq!(code_by_load(&mut input), expected, "{case:?}");
        }
    }
}
