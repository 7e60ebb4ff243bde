import type { SignedOrder } from '../order.ts'
import { sidesOf } from '../orderSides.ts'
import { checkData } from './checkData.ts'
import { checkLazyAsset } from './checkLazyAsset.ts'
import { checkPaused } from './checkPaused.ts'
import { checkPrice } from './checkPrice.ts'
import { checkSignature } from './checkSignature.ts'
import { checkTimes } from './checkTimes.ts'
import type { ExchangeChecks } from './orderRules.ts'

/**
 * Checks a new exchange order in the sequence of indexer-models 5.2, and reports the first fault. Other facts, such as
 * the order that it updates, are checked afterwards.
 */
export async function checkOrder(order: SignedOrder, checks: ExchangeChecks): Promise<void> {
  const sides = sidesOf(order)
  checkTimes(order, { ...checks, market: 'EXCHANGE' })
  checkData(order)
  await checkSignature(order, checks)
  await checkPaused(sides, checks)
  await checkPrice(sides, checks)
  await checkLazyAsset(order, checks)
}
