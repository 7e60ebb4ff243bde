import { paidMintOf } from '@mintline/solana/reads'
import { type Amounts, sumAmounts } from '#entities/currency/amounts.ts'
import type { ReadTransaction } from '#entities/history/readTransaction.ts'
import { groupBy } from '#shared/lib/groupBy.ts'

/** A phase's sales. */
export interface PhaseSales {
  readonly items: bigint
  /** Paid by buyers, platform fee included. */
  readonly paid: Amounts
}

/** A collection's sales, from its mint transactions. */
export interface Sales extends PhaseSales {
  /** Part received by the fee recipients; the treasury got the rest. */
  readonly fees: Amounts
  /** Wallets that minted. */
  readonly collectors: number
  /** By phase index. */
  readonly byPhase: ReadonlyMap<number, PhaseSales>
}

/**
 * Sums a collection's mints. Each item counts once. If logs are cut or a node lacks transactions, the result has fewer
 * items than were minted.
 *
 * @param deployment Base58. Transactions may mint in other collections too.
 */
export function salesOf(deployment: string, transactions: readonly ReadTransaction[]): Sales {
  const mints = transactions
    .flatMap(({ events }) => events)
    .flatMap((event) => paidMintOf(event) ?? [])
    .filter((mint) => mint.deployment === deployment)
  const items = [...new Map(mints.map((mint) => [mint.number, mint])).values()]
  const paidFor = (some: typeof items): PhaseSales => ({
    items: BigInt(some.length),
    paid: sumAmounts(some.map(({ currency, price }) => [currency, price])),
  })
  const byPhase = groupBy(items, ({ phaseIndex }) => phaseIndex)
  return {
    ...paidFor(items),
    fees: sumAmounts(items.map(({ currency, platformFee }) => [currency, platformFee])),
    collectors: new Set(items.map(({ minter }) => minter)).size,
    byPhase: new Map([...byPhase].map(([phase, some]) => [phase, paidFor(some)])),
  }
}
