import { errorsFrom } from './errorTable.ts'

/** The system program's errors, by number. */
export const SYSTEM_ERRORS = errorsFrom([
  ['AccountAlreadyInUse', 'An account with the same address already exists'],
  [
    'ResultWithNegativeLamports',
    'The wallet does not have enough of the native currency',
    'Put more into the wallet that pays',
  ],
  ['InvalidProgramId', 'An account cannot be given to this program'],
  ['InvalidAccountDataLength', 'An account cannot be made this large'],
  ['MaxSeedLengthExceeded', 'The seed of an address is too long'],
  ['AddressWithSeedMismatch', 'An address does not match its seed'],
  ['NonceNoRecentBlockhashes', 'A durable nonce cannot be advanced yet'],
  ['NonceBlockhashNotExpired', 'A durable nonce can be advanced only once in a block'],
  ['NonceUnexpectedBlockhashValue', 'A durable nonce is not the one that was signed for'],
])
