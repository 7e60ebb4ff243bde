/** Rejection codes, with the numbers that Aptos' VM gives them. */
const CODES = {
  INVALID_SIGNATURE: 1,
  INVALID_AUTH_KEY: 2,
  SEQUENCE_NUMBER_TOO_OLD: 3,
  SEQUENCE_NUMBER_TOO_NEW: 4,
  INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 5,
  TRANSACTION_EXPIRED: 6,
  MAX_GAS_UNITS_EXCEEDS_MAX_GAS_UNITS_BOUND: 13,
  MAX_GAS_UNITS_BELOW_MIN_TRANSACTION_GAS_UNITS: 14,
  GAS_UNIT_PRICE_BELOW_MIN_BOUND: 15,
  GAS_UNIT_PRICE_ABOVE_MAX_BOUND: 16,
  BAD_CHAIN_ID: 23,
  FEATURE_UNDER_GATING: 26,
  SECONDARY_KEYS_ADDRESSES_COUNT_MISMATCH: 27,
  SIGNERS_CONTAIN_DUPLICATES: 28,
  ACCOUNT_NOT_MULTISIG: 31,
  NOT_MULTISIG_OWNER: 32,
  MULTISIG_TRANSACTION_NOT_FOUND: 33,
  MULTISIG_TRANSACTION_INSUFFICIENT_APPROVALS: 34,
} as const

export type RejectionCode = keyof typeof CODES

/** A transaction that does not run: it costs nothing and changes nothing. */
export class Rejection extends Error {
  override readonly name = 'Rejection'
  readonly code: RejectionCode
  readonly number: number

  /** @param detail Adds to the code if that is not enough. */
  constructor(code: RejectionCode, detail?: string) {
    const words = `Invalid transaction: Type: Validation Code: ${code}`
    super(detail === undefined ? words : `${words}. ${detail}`)
    this.code = code
    this.number = CODES[code]
  }
}
