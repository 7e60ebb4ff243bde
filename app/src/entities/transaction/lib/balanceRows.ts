import type { BalanceChange } from '@mintline/solana'
import type { NamedAccount } from '../model/transactionsContext.ts'

/** The expected change of an account's balance. */
export interface BalanceRow {
  address: string
  /** Name of the account; undefined where it has none here. */
  label: string | undefined
  /** Lamports; negative where the account pays. */
  change: bigint
  /** Lamports afterwards. */
  after: bigint
}

/** Balances that change, the wallet's first. */
export function balanceRows(
  changes: readonly BalanceChange[],
  { wallet, accounts }: { wallet: string | undefined; accounts: readonly NamedAccount[] },
): BalanceRow[] {
  const labels = new Map(accounts.map(({ address, label }) => [address, label]))
  return changes
    .filter(({ before, after }) => before !== after)
    .map(({ address, before, after }) => ({
      address,
      label: address === wallet ? 'Your wallet' : labels.get(address),
      change: after - before,
      after,
    }))
}
