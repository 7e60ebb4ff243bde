import type { ProgramErrorMeaning } from './programErrors.ts'

type Row = readonly [name: string, message: string, hint?: string]

/** Errors of the system program, by number. */
export const SYSTEM_ERRORS = byNumber([
  ['AccountAlreadyInUse', 'An account with the same address already exists'],
  [
    'ResultWithNegativeLamports',
    'The wallet does not have enough of the native currency',
    'Put more into the wallet that pays',
  ],
  ['InvalidProgramId', 'An account cannot be given to this program'],
  ['InvalidAccountDataLength', 'An account cannot be made this large'],
  ['MaxSeedLengthExceeded', 'The seed of an address is too long'],
  ['AddressWithSeedMismatch', 'An address is not the one that its seed gives'],
  ['NonceNoRecentBlockhashes', 'A durable nonce cannot be advanced yet'],
  ['NonceBlockhashNotExpired', 'A durable nonce can be advanced only once in a block'],
  ['NonceUnexpectedBlockhashValue', 'A durable nonce is not the one that was signed for'],
])

const SHARED: readonly Row[] = [
  ['NotRentExempt', 'A token account holds too few lamports for its rent'],
  ['InsufficientFunds', 'A token account does not hold enough tokens'],
  ['InvalidMint', 'This is not a token mint'],
  ['MintMismatch', 'A token account is of another mint'],
  ['OwnerMismatch', 'A token account or mint belongs to somebody else'],
  ['FixedSupply', 'The supply of this token is fixed'],
  ['AlreadyInUse', 'This token account or mint exists already'],
  ['InvalidNumberOfProvidedSigners', 'Too many or too few signers are given'],
  ['InvalidNumberOfRequiredSigners', 'Too many or too few signers are required'],
  ['UninitializedState', 'This token account or mint does not exist yet'],
  ['NativeNotSupported', 'This cannot be done with the native token'],
  ['NonNativeHasBalance', 'A token account can only be closed when it is empty'],
  ['InvalidInstruction', 'The token program does not know this instruction'],
  ['InvalidState', 'The state of the token account does not allow this'],
  ['Overflow', 'An amount of tokens is too large'],
  ['AuthorityTypeNotSupported', 'This account has no such authority'],
  ['MintCannotFreeze', 'Accounts of this token cannot be frozen'],
  ['AccountFrozen', 'The token account is frozen'],
  ['MintDecimalsMismatch', 'The token has another number of decimals'],
  ['NonNativeNotSupported', 'This can only be done with the native token'],
]

/** Errors of the token program, by number. */
export const TOKEN_ERRORS = byNumber(SHARED)

/** Errors of the interfaces of groups and metadata, which number by a hash of their names. */
const GROUP_ERRORS_FROM = 3_406_457_176
const METADATA_ERRORS_FROM = 901_952_957

/** Errors of the Token-2022 program, by number. */
export const TOKEN_2022_ERRORS: ReadonlyMap<number, ProgramErrorMeaning> = new Map([
  ...byNumber([
    ...SHARED,
    ['ExtensionTypeMismatch', 'A token extension does not go with those that are there'],
    ['ExtensionBaseMismatch', 'A token extension is not for this kind of account'],
    ['ExtensionAlreadyInitialized', 'A token extension is there already'],
    ['ConfidentialTransferAccountHasBalance', 'The confidential balance is not zero'],
    ['ConfidentialTransferAccountNotApproved', 'The account may not make confidential transfers'],
    [
      'ConfidentialTransferDepositsAndTransfersDisabled',
      'The account accepts no deposits or transfers',
    ],
    ['ConfidentialTransferElGamalPubkeyMismatch', 'A confidential transfer has the wrong key'],
    ['ConfidentialTransferBalanceMismatch', 'A confidential balance is not as expected'],
    ['MintHasSupply', 'A mint can only be closed when all of its tokens are burnt'],
    ['NoAuthorityExists', 'Nobody has the authority for this any more'],
    ['TransferFeeExceedsMaximum', 'A transfer fee is at most 10,000 basis points'],
    ['MintRequiredForTransfer', 'A transfer of this token has to name its mint'],
    ['FeeMismatch', 'The transfer fee is not as expected'],
    ['FeeParametersMismatch', 'The transfer fee of the proof is not that of the mint'],
    ['ImmutableOwner', 'The owner of this token account cannot be changed'],
    ['AccountHasWithheldTransferFees', 'The token account still holds transfer fees'],
    ['NoMemo', 'The receiver takes transfers only with a memo before them'],
    ['NonTransferable', 'This token cannot be transferred'],
    ['NonTransferableNeedsImmutableOwnership', 'This token needs an account with a fixed owner'],
    ['MaximumPendingBalanceCreditCounterExceeded', 'Too many confidential transfers are pending'],
    ['MaximumDepositAmountExceeded', 'The confidential deposit is too large'],
    ['CpiGuardSettingsLocked', 'The guard of the token account cannot be changed by a program'],
    ['CpiGuardTransferBlocked', 'The guard of the token account forbids transfers by a program'],
    ['CpiGuardBurnBlocked', 'The guard of the token account forbids burns by a program'],
    ['CpiGuardCloseAccountBlocked', 'The guard of the token account forbids closing to others'],
    ['CpiGuardApproveBlocked', 'The guard of the token account forbids approvals by a program'],
    ['CpiGuardSetAuthorityBlocked', 'The guard of the token account forbids new authorities'],
    ['CpiGuardOwnerChangeBlocked', 'The guard of the token account forbids a new owner'],
    ['ExtensionNotFound', 'A token extension is not there'],
    ['NonConfidentialTransfersDisabled', 'The token account takes confidential transfers only'],
    [
      'ConfidentialTransferFeeAccountHasWithheldFee',
      'The token account still holds confidential transfer fees',
    ],
    ['InvalidExtensionCombination', 'These token extensions do not go together'],
    ['InvalidLengthForAlloc', 'A token extension has the wrong length'],
    ['AccountDecryption', 'A confidential balance cannot be decrypted'],
    ['ProofGeneration', 'A proof could not be made'],
    ['InvalidProofInstructionOffset', 'A proof is not where it was said to be'],
    ['HarvestToMintDisabled', 'Transfer fees cannot be moved to this mint'],
    ['SplitProofContextStateAccountsNotSupported', 'Proofs in several accounts are not supported'],
    ['NotEnoughProofContextStateAccounts', 'Accounts with proofs are missing'],
    ['InvalidScale', 'The multiplier of the token is not valid'],
    ['MintPaused', 'The token is paused'],
    ['PendingBalanceNonZero', 'A confidential balance is still pending'],
  ]),
  ...byNumber(
    [
      ['IncorrectAccount', 'This is not the metadata of the mint'],
      ['MintHasNoMintAuthority', 'The mint has no authority that could do this'],
      ['IncorrectMintAuthority', 'Somebody else has the authority over the mint'],
      ['IncorrectUpdateAuthority', 'Somebody else has the authority over the metadata'],
      ['KeyNotFound', 'The metadata has no such field'],
    ],
    METADATA_ERRORS_FROM,
  ),
  ...byNumber(
    [
      ['SizeExceedsNewMaxSize', 'The group has more members than the new maximum'],
      ['SizeExceedsMaxSize', 'The group is full', 'There is nothing left to mint'],
      ['ImmutableGroup', 'The group cannot be changed any more'],
      ['IncorrectMintAuthority', 'Somebody else has the authority over the mint'],
      ['IncorrectUpdateAuthority', 'Somebody else has the authority over the group'],
      ['MemberAccountIsGroupAccount', 'A group cannot be a member of itself'],
    ],
    GROUP_ERRORS_FROM,
  ),
])

/** Errors of the associated token account program, by number. */
export const ASSOCIATED_TOKEN_ERRORS = byNumber([
  ['InvalidOwner', 'The token account exists already and belongs to somebody else'],
])

function byNumber(rows: readonly Row[], from = 0): ReadonlyMap<number, ProgramErrorMeaning> {
  return new Map(
    rows.map(([name, message, hint], index) => [from + index, { name, message, hint }]),
  )
}
