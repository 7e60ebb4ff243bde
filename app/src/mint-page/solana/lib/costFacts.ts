import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import type { MintCostListProps } from '../../ui/MintCostList.tsx'
import type { MintCost } from './mintCost.ts'

interface CostContext {
  /** Items. */
  quantity: bigint
  /** The wallet's balance in lamports; undefined while it is not known. */
  balance: bigint | undefined
  currency: Currency
}

/**
 * Returns a mint's simulated costs for display.
 *
 * @param cost Undefined while it is being simulated.
 */
export function costFacts(
  cost: MintCost | undefined,
  { quantity, balance, currency }: CostContext,
): MintCostListProps {
  const text = (lamports: bigint | undefined) =>
    lamports === undefined ? undefined : amountText(lamports, currency)
  const after = cost && balance !== undefined ? balance - cost.total : undefined
  return {
    lines: [
      { term: `Price of ${countText(quantity, 'item')}`, amount: text(cost?.price) },
      { term: 'Platform fee', amount: text(cost?.platformFee) },
      { term: 'Space on chain (rent)', amount: text(cost?.rent) },
      { term: 'Network fee, at most', amount: text(cost?.network) },
    ],
    total: text(cost?.total),
    after: after !== undefined && after < 0n ? null : text(after),
  }
}
