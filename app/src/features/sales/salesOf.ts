import type { ReadTransaction } from '#entities/history/readTransaction.ts'

/** A phase's sales. Amounts are lamports. */
export interface PhaseSales {
  readonly items: bigint
  /** Paid by buyers, platform fee included. */
  readonly paid: bigint
}

/** A collection's sales, from its mint transactions. Amounts are lamports. */
export interface Sales extends PhaseSales {
  /** Part received by the fee recipients; the treasury got the rest. */
  readonly fees: bigint
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
  const seen = new Set<bigint>()
  const collectors = new Set<string>()
  const byPhase = new Map<number, PhaseSales>()
  let paid = 0n
  let fees = 0n
  for (const { name, data } of transactions.flatMap(({ events }) => events)) {
    if (name !== 'mintedWithControls' || data.editionsDeployment !== deployment) continue
    if (seen.has(data.number)) continue
    seen.add(data.number)
    collectors.add(data.minter)
    paid += data.price
    fees += data.platformFee
    const before = byPhase.get(data.phaseIndex) ?? { items: 0n, paid: 0n }
    byPhase.set(data.phaseIndex, { items: before.items + 1n, paid: before.paid + data.price })
  }
  return { items: BigInt(seen.size), paid, fees, collectors: collectors.size, byPhase }
}
