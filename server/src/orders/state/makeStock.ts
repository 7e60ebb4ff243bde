import { fillTarget, type OrderState, smaller } from './orderState.ts'

const WHOLE = 10_000n

/** Base units of the make side that are not filled yet; 0 for a cancelled order (indexer-models 5.1). */
export function remainingMake(order: OrderState): bigint {
  const left = fillTarget(order) - order.fill
  if (order.isCancelled || left <= 0n) return 0n
  return order.isMakeFill ? left : (left * order.makeValue) / order.takeValue
}

/**
 * Base units of the make side that can be bought now: no more than remains, and than the maker's balance buys whole units
 * of the other side with, once fees are paid.
 *
 * @param balance - of the maker, in base units
 * @param fee - basis points that the maker pays on top of the make side; 0 unless that is money
 */
export function makeStock(order: OrderState, balance: bigint, fee: number): bigint {
  const { makeValue, takeValue } = order
  const spendable = (balance * WHOLE) / (WHOLE + BigInt(fee))
  const lots = (spendable * takeValue) / makeValue
  const affordable = (lots * makeValue) / takeValue
  return smaller(affordable, remainingMake(order))
}
