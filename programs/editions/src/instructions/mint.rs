use {
    crate::{
        errors::EditionsError,
        events::ItemMinted,
        rules,
        state::{EditionsDeployment, Hashlist, HashlistEntry},
        system,
        token::{
            item_mint::{ItemReceiver, ItemTexts},
            TokenCall,
        },
    },
    anchor_lang::prelude::*,
    anchor_spl::{associated_token::AssociatedToken, token_2022::Token2022},
};

#[derive(Accounts)]
pub struct Mint<'info> {
    /// The collection.
    #[account(mut)]
    pub editions_deployment: Box<Account<'info, EditionsDeployment>>,

    /// The hashlist page of the next item; created with its first item.
    /// CHECK: `Hashlist::append` accepts no other account.
    #[account(mut)]
    pub hashlist: UncheckedAccount<'info>,

    /// Pays the rent.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Co-signer: the creator where the deployment asks for a co-sign, else any signer.
    pub signer: Signer<'info>,

    /// Receives the item. Signs, so that nobody is sent what they did not ask for.
    pub minter: Signer<'info>,

    /// The item's new mint.
    #[account(mut)]
    pub mint: Signer<'info>,

    /// The collection's group mint.
    /// CHECK: compared with the deployment's in `validate`.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    /// The minter's associated token account of `mint`.
    /// CHECK: the associated token program derives it again.
    #[account(mut)]
    pub token_account: UncheckedAccount<'info>,

    pub token_program: Program<'info, Token2022>,
    pub associated_token_program: Program<'info, AssociatedToken>,
    pub system_program: Program<'info, System>,
}

impl<'info> Mint<'info> {
    fn validate(&self) -> Result<()> {
        let deployment = &self.editions_deployment;
        require!(
            !deployment.needs_cosign() || self.signer.key() == deployment.creator,
            EditionsError::CreatorCosignRequired
        );
        require_keys_eq!(
            self.group_mint.key(),
            deployment.group_mint,
            EditionsError::WrongGroupMint
        );
        require!(system::is_vacant(&self.mint), EditionsError::AccountInUse);
        Ok(())
    }

    /// Issues the next number, mints its item and records it.
    pub fn handle(ctx: Context<Self>) -> Result<()> {
        let accounts = ctx.accounts;
        accounts.validate()?;

        let number = accounts.editions_deployment.issue()?;
        accounts.editions_deployment.invariant()?;
        let deployment_address = accounts.editions_deployment.key();
        let rent = Rent::get()?;

        Hashlist::append(
            &accounts.hashlist,
            &accounts.payer,
            &deployment_address,
            HashlistEntry {
                mint: accounts.mint.key(),
                order: number,
            },
            &rent,
        )?;

        let deployment = &accounts.editions_deployment;
        TokenCall {
            program: &accounts.token_program,
            deployment: deployment.as_ref().as_ref(),
            deployment_seeds: &deployment.signer_seeds(),
        }
        .create_item(
            &accounts.mint,
            &accounts.group_mint,
            &ItemReceiver {
                payer: &accounts.payer,
                minter: &accounts.minter,
                token_account: &accounts.token_account,
                associated_token_program: &accounts.associated_token_program,
                system_program: &accounts.system_program,
            },
            item_texts(deployment, number),
            &rent,
        )?;

        emit!(ItemMinted {
            editions_deployment: deployment_address,
            mint: accounts.mint.key(),
            minter: accounts.minter.key(),
            number,
        });
        Ok(())
    }
}

fn item_texts(deployment: &EditionsDeployment, number: u64) -> ItemTexts {
    ItemTexts {
        name: rules::fill_template(
            &deployment.item_base_name,
            deployment.item_name_is_template,
            number,
        ),
        symbol: deployment.symbol.clone(),
        uri: rules::fill_template(
            &deployment.item_base_uri,
            deployment.item_uri_is_template,
            number,
        ),
    }
}
