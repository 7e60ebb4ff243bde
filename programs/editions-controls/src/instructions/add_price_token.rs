use {
    crate::{
        events::PriceTokenAdded,
        seeds,
        token_account::{TokenMint, TOKEN_ACCOUNT_SIZE},
        ControlsError, EditionsControls, PriceToken,
    },
    anchor_lang::prelude::*,
    anchor_spl::{
        compat::spl_token_2022_interface::{
            extension::{BaseStateWithExtensions, ExtensionType, PodStateWithExtensions},
            pod::PodMint,
        },
        token::spl_token,
        token_2022::spl_token_2022,
    },
    bytemuck::{bytes_of, Pod, Zeroable},
    editions::{account::View, address, call::*, rent::RentRate, system},
};

/// Extensions that change neither balances nor transfers. All others are refused, also those to come.
const HARMLESS: [ExtensionType; 6] = [
    ExtensionType::MetadataPointer,
    ExtensionType::TokenMetadata,
    ExtensionType::GroupPointer,
    ExtensionType::TokenGroup,
    ExtensionType::GroupMemberPointer,
    ExtensionType::TokenGroupMember,
];

#[derive(Accounts)]
pub struct AddPriceToken<'info> {
    /// The collection's controls.
    #[account(has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The token's mint.
    /// CHECK: `TokenMint` and `is_plain`.
    pub price_token: UncheckedAccount<'info>,

    /// The collection's record for the token, which must not exist.
    /// CHECK: its address is found in `add_price_token`.
    #[account(mut)]
    pub price_token_record: UncheckedAccount<'info>,

    /// The record's new vault.
    /// CHECK: its address is found in `create_vault`.
    #[account(mut)]
    pub price_token_vault: UncheckedAccount<'info>,

    /// Pays the rent.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    pub system_program: Program<'info, System>,

    /// The Token program or Token-2022.
    /// CHECK: `TokenMint`.
    pub price_token_program: UncheckedAccount<'info>,
}

/// Lets phases be priced in a token: checks its mint, and creates the record and the vault for what
/// receivers cannot be paid.
pub fn add_price_token(ctx: Context<AddPriceToken>) -> Result<()> {
    let accounts = &ctx.accounts;
    let mint = accounts.price_token.key();
    let token = TokenMint::new(
        accounts.price_token.view(),
        accounts.price_token_program.view(),
    )?;
    let is_native = [spl_token::native_mint::ID, spl_token_2022::native_mint::ID].contains(&mint);
    require!(
        !is_native && is_plain(&accounts.price_token),
        ControlsError::PriceTokenNotPlain
    );

    let deployment = accounts.editions_controls.editions_deployment;
    let record_account = accounts.price_token_record.view();
    let record_seeds = [seeds::PRICE_TOKEN, deployment.as_ref(), mint.as_ref()];
    let bump = address::find_bump(record_account.address(), &record_seeds, &crate::ID)
        .ok_or(ControlsError::PriceTokenMismatch)?;
    let vault = accounts.price_token_vault.key();
    let record = PriceToken::new(&deployment, &mint, &vault, bump);
    let signer_seeds = record.signer_seeds().map(Seed::from);
    let rent = RentRate::get()?;
    system::create_record(
        accounts.payer.view(),
        record_account,
        &record,
        PriceToken::SIZE,
        SignerSeeds::from(&signer_seeds),
        &rent,
    )?;
    accounts.create_vault(&token, &rent)?;

    emit!(PriceTokenAdded {
        editions_deployment: deployment,
        price_token: mint,
    });
    Ok(())
}

/// InitializeAccount3: index and owner.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct InitializeAccount {
    index: u8,
    owner: Pubkey,
}
const INITIALIZE_ACCOUNT: u8 = 18;

impl AddPriceToken<'_> {
    fn create_vault(&self, token: &TokenMint, rent: &RentRate) -> Result<()> {
        let vault = self.price_token_vault.view();
        let owner = self.price_token_record.key();
        let seeds = [seeds::PRICE_TOKEN_VAULT, owner.as_ref()];
        let bump = address::find_bump(vault.address(), &seeds, &crate::ID)
            .ok_or(ControlsError::PriceTokenMismatch)?;
        let bump = [bump];
        let signer_seeds = [seeds[0], seeds[1], &bump].map(Seed::from);
        system::create_account(
            self.payer.view(),
            vault,
            TOKEN_ACCOUNT_SIZE,
            rent.minimum_balance(TOKEN_ACCOUNT_SIZE),
            token.program.address(),
            &[SignerSeeds::from(&signer_seeds)],
        );
        call(
            token.program.address(),
            [CallAccount::write(vault), CallAccount::read(token.mint)],
            bytes_of(&InitializeAccount {
                index: INITIALIZE_ACCOUNT,
                owner,
            }),
            &[],
        );
        Ok(())
    }
}

/// True if the account is a mint with no extension that could change what a payment moves.
fn is_plain(mint: &AccountInfo) -> bool {
    let Ok(data) = mint.try_borrow_data() else {
        return false;
    };
    PodStateWithExtensions::<PodMint>::unpack(&data)
        .and_then(|mint| mint.get_extension_types())
        .is_ok_and(|extensions| {
            extensions
                .iter()
                .all(|extension| HARMLESS.contains(extension))
        })
}

#[cfg(test)]
mod tests {
    use {super::*, anchor_spl::token_2022::spl_token_2022::instruction::TokenInstruction};

    #[test]
    fn initialize_data_is_the_librarys() {
        let owner = Pubkey::new_from_array([4; 32]);
        let data = InitializeAccount {
            index: INITIALIZE_ACCOUNT,
            owner,
        };
        let expected = TokenInstruction::InitializeAccount3 { owner };
        assert_eq!(bytes_of(&data), expected.pack());
    }
}
