use {
    crate::{
        account::{AccountView, View},
        account_rules::{check_accounts, AccountRule},
        call::{Seed, SignerSeeds},
        events::ItemMinted,
        rent::RentRate,
        system,
        token::*,
        EditionsError, Hashlist, HashlistEntry, ItemTerms, Supply,
    },
    anchor_lang::{error::ErrorCode, prelude::*, system_program},
    anchor_spl::{
        associated_token::{self, AssociatedToken},
        token_2022::{self, Token2022},
    },
};

/// A wallet that receives the item as a gift may follow; any address can own an item, and whoever calls
/// this for others decides who can.
#[derive(Accounts)]
pub struct Mint<'info> {
    /// The collection.
    /// CHECK: owner in `MintAccounts::mint`, kind by `Supply::issue`.
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

    /// Receives the item, unless a receiver is named. Signs, so that nobody mints in another's name.
    pub minter: Signer<'info>,

    /// The item's new mint, which may hold no more than its rent. Whoever calls this for others derives
    /// the address, and empties it of what strangers sent there.
    #[account(mut)]
    pub mint: Signer<'info>,

    /// The collection's group mint.
    /// CHECK: compared with the deployment's in `MintAccounts::validate`.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    /// The receiver's associated token account of `mint`. It must not exist: where it does, the key was a
    /// mint before, and the account may be frozen.
    /// CHECK: the associated token program derives it again.
    #[account(mut)]
    pub token_account: UncheckedAccount<'info>,

    pub token_program: Program<'info, Token2022>,
    pub associated_token_program: Program<'info, AssociatedToken>,
    pub system_program: Program<'info, System>,
}

/// `Mint`'s accounts, where the runtime wrote them.
pub struct MintAccounts {
    pub editions_deployment: AccountView,
    pub hashlist: AccountView,
    pub payer: AccountView,
    pub signer: AccountView,
    pub minter: AccountView,
    pub mint: AccountView,
    pub group_mint: AccountView,
    pub token_account: AccountView,
    pub token_program: AccountView,
    pub system_program: AccountView,
    /// The minter where no receiver is named.
    pub receiver: AccountView,
}

impl MintAccounts {
    /// Account count without a receiver, which may be left out.
    pub const COUNT: usize = 11;
    /// Account count with a receiver.
    pub const MAX_COUNT: usize = Self::COUNT + 1;

    /// `Mint`'s checks, in its order.
    const RULES: [AccountRule; Self::COUNT] = [
        AccountRule::any("editions_deployment").writable(),
        AccountRule::any("hashlist").writable(),
        AccountRule::signer("payer").writable(),
        AccountRule::signer("signer"),
        AccountRule::signer("minter"),
        AccountRule::signer("mint").writable(),
        AccountRule::any("group_mint").writable(),
        AccountRule::any("token_account").writable(),
        AccountRule::program("token_program", token_2022::ID),
        AccountRule::program("associated_token_program", associated_token::ID),
        AccountRule::program("system_program", system_program::ID),
    ];

    /// Checks the instruction's accounts and ignores any after them.
    pub fn load(accounts: &[AccountView]) -> Result<Self> {
        let (accounts, rest) = accounts
            .split_first_chunk()
            .ok_or(ErrorCode::AccountNotEnoughKeys)?;
        check_accounts(accounts, &Self::RULES, &crate::ID)?;
        let [editions_deployment, hashlist, payer, signer, minter, mint, group_mint, token_account, token_program, _, system_program] =
            *accounts;
        Ok(Self {
            editions_deployment,
            hashlist,
            payer,
            signer,
            minter,
            mint,
            group_mint,
            token_account,
            token_program,
            system_program,
            receiver: *rest.first().unwrap_or(&minter),
        })
    }

    fn validate(&self, terms: &ItemTerms) -> Result<()> {
        require!(
            !terms.needs_cosign || *self.signer.address() == terms.creator,
            EditionsError::CreatorCosignRequired
        );
        require_keys_eq!(
            *self.group_mint.address(),
            terms.group_mint,
            EditionsError::WrongGroupMint
        );
        // A wallet looks as empty as a fresh keypair, and would lose its lamports by becoming the mint.
        let is_wallet = [self.payer, self.signer, self.minter]
            .iter()
            .any(|wallet| wallet.address() == self.mint.address());
        require!(!is_wallet, EditionsError::BadMint);
        require!(system::is_vacant(self.mint), EditionsError::AccountInUse);
        require!(
            system::is_vacant(self.token_account),
            EditionsError::MintUsedBefore
        );
        Ok(())
    }

    /// Issues the next number, mints its item and records it; `uses_batch` collects the calls to
    /// Token-2022.
    pub fn mint(&self, uses_batch: bool) -> Result<()> {
        let mut deployment = self.editions_deployment;
        require_keys_eq!(
            deployment.owner(),
            crate::ID,
            EditionsError::DeploymentUnreadable
        );
        let number = Supply::issue(&mut deployment.try_borrow_mut()?)?;
        let terms = ItemTerms::read(&deployment.try_borrow()?, number)?;
        self.validate(&terms)?;

        let rent = RentRate::get()?;
        let entry = HashlistEntry {
            mint: *self.mint.address(),
            order: number,
        };
        Hashlist::append(
            self.hashlist,
            self.payer,
            deployment.address(),
            entry,
            &rent,
        )?;
        // Before the calls: their logs could push a transaction's third mint event out of the log.
        emit!(ItemMinted {
            editions_deployment: *deployment.address(),
            mint: entry.mint,
            minter: *self.receiver.address(),
            number,
        });
        let seeds = terms.signer_seeds().map(Seed::from);
        TokenCall {
            program: self.token_program,
            deployment,
            deployment_seeds: SignerSeeds::from(&seeds),
            batch: uses_batch.then(Batch::default),
        }
        .create_item(self, &terms.metadata, &rent)
    }
}

/// Byte after the discriminator that asks for Token-2022's Batch instruction, which older versions lack.
pub const USES_BATCH: u8 = 1;

/// Mints the next item with accounts and data as the runtime wrote them.
pub fn mint_directly(accounts: &[AccountView], data: &[u8]) -> Result<()> {
    MintAccounts::load(accounts)?.mint(data.first() == Some(&USES_BATCH))
}

/// Mints the next item for `Context<Mint>`. The program's entrypoint calls `mint_directly` instead.
pub fn mint(ctx: Context<Mint>) -> Result<()> {
    let accounts = ctx.accounts.to_account_infos();
    let accounts: Vec<_> = accounts.iter().map(View::view).collect();
    MintAccounts::load(&accounts)?.mint(false)
}
