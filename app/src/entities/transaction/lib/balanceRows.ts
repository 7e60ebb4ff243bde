import type { BalanceChange } from '@mintline/solana'
import type { NamedAccount } from '../model/transactionsContext.ts'

/** An account's expected balance change. */
export interface BalanceRow {
  address: string
  /** The account's name; undefined if it has none here. */
  label: string | undefined
  /** Lamports; negative if the account pays. */
  change: bigint
  /** Lamports afterwards. */
  after: bigint
}

/** Returns the balances that change, the wallet's first. */
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
