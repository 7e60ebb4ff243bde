import { fillTarget, type OrderState, smaller } from './orderState.ts'

const WHOLE = 10_000n

/** Returns the unfilled base units on the make side; 0 for a cancelled order (indexer-models 5.1). */
export function remainingMake(order: OrderState): bigint {
  const left = fillTarget(order) - order.fill
  if (order.isCancelled || left <= 0n) return 0n
  return order.isMakeFill ? left : (left * order.makeValue) / order.takeValue
}

/**
 * Returns the base units on the make side that can be bought now: capped by what remains unfilled, and by the whole
 * units on the other side that the maker's balance covers after fees.
 *
 * @param balance - the maker's, in base units
 * @param fee - basis points that the maker pays on top of the make side; 0 unless that is money
 */
export function makeStock(order: OrderState, balance: bigint, fee: number): bigint {
  const { makeValue, takeValue } = order
  const spendable = (balance * WHOLE) / (WHOLE + BigInt(fee))
  const lots = (spendable * takeValue) / makeValue
  const affordable = (lots * makeValue) / takeValue
  return smaller(affordable, remainingMake(order))
}
