import { accountOf } from './texts.ts'

/** An account and its share, in basis points. */
export interface Share {
  readonly account: string
  readonly value: number
}

/** Pairs a row's accounts with their shares. */
export function sharesOf(accounts: readonly Buffer[], shares: readonly number[]): Share[] {
  return accounts.map((account, index) => ({
    account: accountOf(account),
    value: shares[index] ?? 0,
  }))
}
