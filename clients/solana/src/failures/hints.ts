/** Advice for a wallet that may not change a collection (specification 6). */
export const WRONG_WALLET_HINT =
  'Use the creator, owner or platform fee admin wallet of this collection'

/** Advice for errors from the editions-controls program, by name. */
export const CONTROLS_HINTS: Readonly<Record<string, string>> = {
  MintedOut: 'There is nothing left to mint',
  RecipientMismatch: 'Read the collection again: its platform fee was changed meanwhile',
  NoPhasesAdded: 'The owner has to add a phase first',
  InvalidPhaseIndex: 'Read the collection again and choose one of its phases',
  PrivatePhaseNoProof: 'Only wallets on the list may mint in this phase',
  InvalidMerkleProof:
    'Fetch the proof again: the list of the phase was changed, or has another price',
  ExceededAllowListMaxClaims: 'This wallet has minted all that the list allows it in this phase',
  PhaseNotActive: 'Wait until the owner opens the phase, or mint in another one',
  PhaseNotStarted: 'Wait until the phase starts',
  PhaseAlreadyFinished: 'Mint in a later phase',
  ExceededMaxMintsForPhase: 'Mint in a later phase: this one is minted out',
  ExceededWalletMaxMintsForPhase: 'Mint fewer, or in a later phase',
  ExceededWalletMaxMintsForCollection: 'Mint fewer: each wallet may have only so many',
  MaxBelowIssued: 'Choose 0 for unlimited, or at least the number of items that are minted',
  RawConstraintViolated: WRONG_WALLET_HINT,
  AllowlistAccountRequired: 'Only wallets on the allowlist may mint in this phase',
  AllowlistAccountNotFound: 'Only wallets on the allowlist may mint in this phase',
  CreatorCosignRequired:
    'The creator of the collection, or the co-signer it named, has to sign this mint as well',
  MaxPriceExceeded: 'Check the price again: it was raised after it was shown',
  TreasuryMismatch: 'Read the collection again: its treasury was changed meanwhile',
  MinterStatsMismatch: 'Read what this wallet has minted again',
  ItemMintMismatch: 'Try again: another mint of this wallet came first',
  NewOwnerInvalid: 'Choose another wallet or the vault of a multisig as the new owner',
  ReceiverIsCollection: 'Use a wallet: nobody can spend from this address',
  ReceiverCannotBePaid:
    'Use a wallet or a vault; before a claim, put the missing rent into it or open its token account',
  SupplyLocked: 'Choose at most the present maximum',
  PhasesLocked: 'Add another phase, or pause this one',
  FeeAboveCap: 'Choose a lower platform fee',
  FeeCapRaised: 'Choose at most the present cap',
  MintExpired: 'Mint again: the signatures came too late, and new ones are needed',
  MaxRentExceeded:
    'Mint again and check the cost: rent or the accounts to pay for were changed after it was shown',
  NothingOwed: 'Read the collection again: the payment was claimed meanwhile',
  PriceTokenNotSupported: 'Add the token to the collection first',
  PriceTokenMismatch: 'Check the price again: its token was changed after it was shown',
  PriceTokenNotPlain:
    'Choose another token: one with transfer fees, hooks, pauses or other extensions could keep part of the price',
  FlatFeeInLamports: 'Choose a percentage for the platform fee, or a price in the native currency',
  PayerTokenAccountInvalid: 'Create a token account for the price token and put the price into it',
  TokenBalanceTooLow: 'Put the price into the token account first',
  PriceTokenVaultRequired: 'Mint again: the account of a receiver was closed or frozen meanwhile',
  ItemReceiverInvalid: 'Choose a wallet or the vault of a multisig for the item',
  RevealMismatch: 'Use the seed and uri that were chosen when the reveal was committed to',
  InvariantBroken: 'Nothing was changed; report this, with the signature where there is one',
}

/** Advice for errors from the editions program, by name. */
export const EDITIONS_HINTS: Readonly<Record<string, string>> = {
  TextInvalid: 'Type the text again instead of pasting it',
  MintUsedBefore: 'Use a fresh keypair for the mint',
  BadMint: 'Use a fresh keypair for the mint: one that holds lamports could be a wallet',
  InsufficientFunds: 'Add more of the native currency to the wallet',
  CreatorCosignRequired: 'The creator of the collection has to sign this mint as well',
  MintedOut: 'There is nothing left to mint',
  MaxBelowIssued: 'Choose 0 for unlimited, or at least the number of items that are minted',
  FieldKeyReserved: 'Choose another key',
  CreatorIsCollection: 'Use a wallet: nobody can spend from this address',
  WrongGroupMint: 'Read the collection again and use its group mint',
  NotAnItem: 'Use the mint of an item of this collection',
  WrongHashlistPage: 'Try again: another mint came first',
  AccountInUse: 'Choose another symbol: each can be used only once on a network',
  InvariantBroken: 'Nothing was changed; report this, with the signature where there is one',
}
