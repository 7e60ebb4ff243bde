import { accountOf } from './texts.ts'

/** An account and what it gets, in basis points. */
export interface Share {
  readonly account: string
  readonly value: number
}

/** Accounts of a row with the share of each. */
export function sharesOf(accounts: readonly Buffer[], shares: readonly number[]): Share[] {
  return accounts.map((account, index) => ({
    account: accountOf(account),
    value: shares[index] ?? 0,
  }))
}
