import { type DropInfo, dropFee, type MintGas } from '@mintline/aptos'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { coinText } from '../../lib/coinText.ts'
import { costLines, costSummary } from '../../lib/costLines.ts'
import { priceSplit } from '../../lib/priceSplit.ts'
import type { MintCostListProps } from '../../ui/MintCostList.tsx'

interface CostContext {
  info: Pick<DropInfo, 'platformFee' | 'isFeeFlat'>
  currency: Currency
  /** Items. */
  quantity: bigint
  /** Octas per item, fees included. */
  price: bigint
}

/**
 * Returns a mint's costs for display.
 *
 * @param cost Undefined while it is being simulated.
 */
export function costFacts(
  cost: Pick<MintGas, 'gas' | 'balance'> | undefined,
  { info, currency, quantity, price }: CostContext,
): MintCostListProps {
  const split = priceSplit(price, dropFee(info))
  // The fee is per item.
  const fee = split.status === 'paid' ? split.platformFee * quantity : 0n
  const total = price * quantity
  const left = cost && cost.balance - total - cost.gas
  return {
    lines: costLines({
      quantity,
      price: amountText(total - fee, currency),
      platformFee: split.status === 'closed' ? undefined : amountText(fee, currency),
      network: cost && coinText(cost.gas, currency),
    }),
    summary: cost && costSummary([total, currency], [cost.gas, currency]),
    total: cost && coinText(total + cost.gas, currency),
    after: left === undefined ? undefined : left < 0n ? null : coinText(left, currency),
  }
}
