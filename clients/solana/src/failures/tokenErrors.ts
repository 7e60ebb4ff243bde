import { type ErrorRow, errorsFrom } from './errorTable.ts'

/** Errors that both token programs share, in number order. */
export const TOKEN_ERROR_ROWS: readonly ErrorRow[] = [
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
