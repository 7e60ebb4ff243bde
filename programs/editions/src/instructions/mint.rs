use {
    crate::{
        account::View,
        call::{Seed, SignerSeeds},
        events::ItemMinted,
        rent::RentRate,
        system,
        token::*,
        EditionsDeployment, EditionsError, Hashlist, HashlistEntry, Supply,
    },
    anchor_lang::prelude::*,
    anchor_spl::{associated_token::AssociatedToken, token_2022::Token2022},
};

#[derive(Accounts)]
pub struct Mint<'info> {
    /// The collection.
    /// CHECK: owner in `mint`, kind by `Supply::issue`.
    #[account(mut)]
    pub editions_deployment: UncheckedAccount<'info>,

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

    /// The item's new mint, which may hold no more than its rent. A key that was a mint before may have
    /// token accounts that are frozen or cannot transfer, so whoever calls this for others derives the
    /// address, and empties it of what strangers sent there.
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

impl Mint<'_> {
    fn validate(&self, deployment: &EditionsDeployment) -> Result<()> {
        require!(
            !deployment.needs_cosign() || self.signer.key() == deployment.creator,
            EditionsError::CreatorCosignRequired
        );
        require_keys_eq!(
            self.group_mint.key(),
            deployment.group_mint,
            EditionsError::WrongGroupMint
        );
        // A wallet looks as empty as a fresh keypair, and would lose its lamports by becoming the mint.
        let is_wallet = [&self.payer, &self.signer, &self.minter]
            .iter()
            .any(|wallet| wallet.key == self.mint.key);
        require!(!is_wallet, EditionsError::BadMint);
        require!(
            system::is_vacant(self.mint.view()),
            EditionsError::AccountInUse
        );
        Ok(())
    }
}

/// Issues the next number, mints its item and records it.
pub fn mint(ctx: Context<Mint>) -> Result<()> {
    let accounts = &ctx.accounts;
    let deployment = &accounts.editions_deployment;
    require_keys_eq!(
        *deployment.owner,
        crate::ID,
        EditionsError::DeploymentUnreadable
    );
    let number = Supply::issue(&mut deployment.try_borrow_mut_data()?)?;
    let record = EditionsDeployment::try_deserialize(&mut &deployment.try_borrow_data()?[..])?;
    accounts.validate(&record)?;

    let rent = RentRate::get()?;
    let entry = HashlistEntry {
        mint: accounts.mint.key(),
        order: number,
    };
    Hashlist::append(
        accounts.hashlist.view(),
        accounts.payer.view(),
        deployment.key,
        entry,
        &rent,
    )?;
    // Before the calls: their logs could push the event of a transaction's third mint out of the log.
    emit!(ItemMinted {
        editions_deployment: deployment.key(),
        mint: entry.mint,
        minter: accounts.minter.key(),
        number,
    });
    let seeds = record.signer_seeds().map(Seed::from);
    TokenCall {
        program: accounts.token_program.view(),
        deployment: deployment.view(),
        deployment_seeds: SignerSeeds::from(&seeds),
    }
    .create_item(
        accounts,
        &MetadataTexts {
            name: &record.item_name(number),
            symbol: &record.symbol,
            uri: &record.item_uri(number),
        },
        &rent,
    )
}
