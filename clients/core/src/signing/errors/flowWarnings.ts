import type { WarningTable } from './warnings.ts'

/** Warnings from Flow nodes and Flow's token contract, by error code and text. */
export const FLOW_WARNINGS: WarningTable = [
  ['funds', /\[error code: 1118\]|has insufficient balance to attempt transaction execution/],
  ['funds', /amount withdrawn must be less than or equal (?:than|to) the balance of the vault/],
  ['funds', /\[error code: 1109\]|failed to deduct \d+ transaction fees/],
  ['storage', /\[error code: 1103\]|bytes of storage which is over its capacity/],
  ['gas', /\[error code: 1110\]|computation exceeds limit/],
  ['expired', /transaction is expired/],
]
