import type { ClaimCost, Currency, MintState } from '@mintline/evm'
import { amountText } from '#shared/lib/amountText.ts'
import { coinText } from '../../lib/coinText.ts'
import { costLines, costSummary } from '../../lib/costLines.ts'
import type { MintCostListProps } from '../../ui/MintCostList.tsx'
import { splitOf } from './dropFacts.ts'

interface CostContext {
  drop: MintState['drop']
  currency: Currency
  /** Items. */
  quantity: bigint
  /** Base units per item, fees included. */
  price: bigint
}

/**
 * Returns a mint's costs for display.
 *
 * @param cost Undefined while it is being estimated.
 */
export function costFacts(
  cost: ClaimCost | undefined,
  { drop, currency, quantity, price }: CostContext,
): MintCostListProps {
  const { nativeCurrency } = drop.network
  // A flat fee is taken once from the whole price.
  const split = splitOf(price * quantity, drop.platformFee)
  const fee = split.status === 'paid' ? split.platformFee : 0n
  const inCurrency = (value: bigint) => amountText(value, currency)
  const inCoin = (value: bigint) => coinText(value, nativeCurrency)
  return {
    lines: costLines({
      quantity,
      price: inCurrency(price * quantity - fee),
      platformFee: split.status === 'closed' ? undefined : inCurrency(fee),
      network: cost && inCoin(cost.gas),
    }),
    summary: cost && costSummary([cost.items, currency], [cost.gas, nativeCurrency]),
    total: cost && totalText(cost, currency, inCoin),
    after: cost && afterText(cost, currency, inCoin),
  }
}

function totalText(
  { items, value, gas }: ClaimCost,
  currency: Currency,
  inCoin: (value: bigint) => string,
): string {
  return currency.token === undefined
    ? inCoin(value + gas)
    : `${amountText(items, currency)} and ${inCoin(gas)}`
}

/** Returns the balance after the mint; null if it does not suffice. */
function afterText(
  { items, value, gas, balance }: ClaimCost,
  currency: Currency,
  inCoin: (value: bigint) => string,
): string | null {
  const coins = balance - value - gas
  if (currency.token === undefined) return coins < 0n ? null : inCoin(coins)
  const tokens = (currency.balance ?? 0n) - items
  return coins < 0n || tokens < 0n ? null : `${amountText(tokens, currency)} and ${inCoin(coins)}`
}
