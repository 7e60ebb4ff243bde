import { type ErrorRow, type ErrorTable, errorsFrom } from './errorTable.ts'

/** Errors that both token programs share, in number order. */
const TOKEN_ERROR_ROWS: readonly ErrorRow[] = [
  ['NotRentExempt', 'A token account holds too little for its rent'],
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

/** The token program's errors, by number. */
export const TOKEN_ERRORS = errorsFrom(TOKEN_ERROR_ROWS)

/** Where error numbers start in the group and metadata interfaces: they come from a hash of the interface's name. */
const GROUP_ERRORS_FROM = 3_406_457_176
const METADATA_ERRORS_FROM = 901_952_957

/** Token-2022's errors, by number. */
export const TOKEN_2022_ERRORS: ErrorTable = new Map([
  ...errorsFrom([
    ...TOKEN_ERROR_ROWS,
    ['ExtensionTypeMismatch', 'A token extension is incompatible with the existing ones'],
    ['ExtensionBaseMismatch', 'A token extension is not for this kind of account'],
    ['ExtensionAlreadyInitialized', 'A token extension already exists'],
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
    ['ExtensionNotFound', 'A token extension is missing'],
    ['NonConfidentialTransfersDisabled', 'The token account takes confidential transfers only'],
    [
      'ConfidentialTransferFeeAccountHasWithheldFee',
      'The token account still holds confidential transfer fees',
    ],
    ['InvalidExtensionCombination', 'These token extensions are incompatible'],
    ['InvalidLengthForAlloc', 'A token extension has the wrong length'],
    ['AccountDecryption', 'A confidential balance cannot be decrypted'],
    ['ProofGeneration', 'A proof could not be created'],
    ['InvalidProofInstructionOffset', 'A proof is not at the given place'],
    ['HarvestToMintDisabled', 'Transfer fees cannot be moved to this mint'],
    ['SplitProofContextStateAccountsNotSupported', 'Proofs in several accounts are not supported'],
    ['NotEnoughProofContextStateAccounts', 'Accounts with proofs are missing'],
    ['MalformedCiphertext', 'A confidential amount is malformed'],
    ['CiphertextArithmeticFailed', 'Confidential amounts could not be added'],
    ['PedersenCommitmentMismatch', 'The proofs of a confidential transfer do not match'],
    ['RangeProofLengthMismatch', 'The proof of a confidential amount has the wrong length'],
    ['IllegalBitLength', 'A confidential amount has the wrong length'],
    ['FeeCalculation', 'A transfer fee could not be calculated'],
    ['IllegalMintBurnConversion', 'This token is minted and burnt confidentially only'],
    ['InvalidScale', 'The multiplier of the token is not valid'],
    ['MintPaused', 'The token is paused'],
    ['PendingBalanceNonZero', 'A confidential balance is still pending'],
  ]),
  ...errorsFrom(
    [
      ['IncorrectAccount', 'This is not the metadata of the mint'],
      ['MintHasNoMintAuthority', 'The mint has no authority that could do this'],
      ['IncorrectMintAuthority', 'Somebody else has the authority over the mint'],
      ['IncorrectUpdateAuthority', 'Somebody else has the authority over the metadata'],
      ['ImmutableMetadata', 'The metadata cannot be changed any more'],
      ['KeyNotFound', 'The metadata has no such field'],
    ],
    METADATA_ERRORS_FROM,
  ),
  ...errorsFrom(
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
