import { compareListCosts, formatAmount, LONG_LIST } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'

/** Warns about a long list's costs, compared with a merkle list. */
export function longListWarning(
  { path, wallets }: { readonly path: string; readonly wallets: number },
  currency: Currency = 'SOL',
): string | undefined {
  if (wallets < LONG_LIST) return undefined
  const { allowList, merkleTree } = compareListCosts({ added: wallets, changed: 0 })
  const rent = formatAmount(allowList.rent, currency)
  const fees = formatAmount(allowList.fees, currency)
  const instead = formatAmount(merkleTree.rent + merkleTree.fees, currency)
  return `${path}: ${wallets} entries on chain lock ${rent} and cost ${fees}; a phase of type merkleTree with the same list costs ${instead}`
}
