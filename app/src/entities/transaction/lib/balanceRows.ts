import type { BalanceChange } from '@mintline/solana'
import type { NamedAccount } from '../model/transactionsContext.ts'

/** How the balance of an account would change, for a person. */
export interface BalanceRow {
  address: string
  /** What the account is called; undefined where it has no name here. */
  label: string | undefined
  /** Lamports; negative where the account pays. */
  change: bigint
  /** Lamports afterwards. */
  after: bigint
}

/** Balances that change, that of the wallet first. */
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
