use {
    super::TokenPayment,
    crate::{MintFunding, MintParties, MintRecords},
    anchor_lang::prelude::*,
    editions::account::{AccountView, View},
};

/// A mint instruction's accounts.
pub struct MintAccounts<'a> {
    pub editions_deployment: AccountView,
    pub editions_controls: AccountView,
    pub hashlist: AccountView,
    pub minter: AccountView,
    pub minter_stats: AccountView,
    pub minter_stats_phase: AccountView,
    pub mint: AccountView,
    pub group_mint: AccountView,
    pub token_account: AccountView,
    pub treasury: AccountView,
    pub allowlist_entry: Option<AccountView>,
    pub creator: Option<AccountView>,
    pub token_program: AccountView,
    pub associated_token_program: AccountView,
    pub system_program: AccountView,
    /// Pays price and rent; the minter, unless somebody else signed for it.
    pub payer: AccountView,
    /// Gets the item; the minter, unless it is a gift.
    pub receiver: AccountView,
    /// Present where the price is paid in tokens.
    pub tokens: Option<TokenPayment>,
    /// Fee recipients with a share, or their token accounts, in record order.
    pub fee_recipients: &'a [AccountView],
}

impl<'a> MintAccounts<'a> {
    /// The accounts that Anchor loaded.
    pub fn new(
        records: &MintRecords,
        mint: &AccountInfo,
        parties: &MintParties,
        fee_recipients: &'a [AccountView],
    ) -> Self {
        Self {
            editions_deployment: records.editions_deployment.view(),
            editions_controls: records.editions_controls.view(),
            hashlist: records.hashlist.view(),
            minter: records.minter.view(),
            minter_stats: records.minter_stats.view(),
            minter_stats_phase: records.minter_stats_phase.view(),
            mint: mint.view(),
            group_mint: parties.group_mint.view(),
            token_account: parties.token_account.view(),
            treasury: parties.treasury.view(),
            allowlist_entry: parties.allowlist_entry.as_ref().map(|entry| entry.view()),
            creator: parties.creator.as_ref().map(|creator| creator.view()),
            token_program: parties.token_program.view(),
            associated_token_program: parties.associated_token_program.view(),
            system_program: parties.system_program.view(),
            payer: records.minter.view(),
            receiver: records.minter.view(),
            tokens: None,
            fee_recipients,
        }
    }

    /// The same accounts with those that `MintWithControlsV3` adds, as Anchor loaded them.
    pub fn funded(self, funding: &MintFunding) -> Result<Self> {
        let view =
            |account: &Option<UncheckedAccount>| account.as_ref().map(|account| account.view());
        Ok(Self {
            payer: funding.payer.view(),
            receiver: view(&funding.receiver).unwrap_or(self.minter),
            tokens: TokenPayment::of(
                view(&funding.payer_token_account),
                view(&funding.price_token),
                view(&funding.price_token_program),
                view(&funding.price_token_record),
                view(&funding.price_token_vault),
            )?,
            ..self
        })
    }
}
