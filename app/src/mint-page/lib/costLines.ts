import { type Currency, shortAmountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import type { MintCostListProps } from '../ui/MintCostList.tsx'

/** A mint's costs as text; undefined while they are not known. */
interface MintCosts {
  /** Items. */
  quantity: bigint
  /** Price for all items, without the platform fee. */
  price: string | undefined
  platformFee: string | undefined
  /** Rent for the items' accounts. Default: the chain takes none. */
  rent?: { amount: string | undefined }
  network: string | undefined
}

/** An amount in base units, and its unit. */
type Money = readonly [amount: bigint, currency: Currency]

/** Formats what a mint takes in one line: `0.2 SOL + about 0.01 SOL network`. */
export function costSummary(price: Money, network: Money): string {
  const items = price[0] === 0n ? 'Free' : shortAmountText(...price)
  return network[0] === 0n ? items : `${items} + about ${shortAmountText(...network)} network`
}

/** Names a mint's costs. */
export function costLines(costs: MintCosts): MintCostListProps['lines'] {
  const { quantity, price, platformFee, rent, network } = costs
  return [
    { term: `Price of ${countText(quantity, 'item')}`, amount: price },
    { term: 'Platform fee', amount: platformFee },
    ...(rent ? [{ term: 'Storage on chain', ...rent }] : []),
    { term: 'Network fee, at most', amount: network },
  ]
}
