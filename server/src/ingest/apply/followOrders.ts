import { anyOf } from '../../database/anyOf.ts'
import { refreshItemOrders } from '../../database/best-orders/refreshItemOrders.ts'
import { refreshOwnershipOrders } from '../../database/best-orders/refreshOwnershipOrders.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { FoldResult } from './foldTouched.ts'
import type { Writing } from './writing.ts'

/**
 * Updates order data after holdings have changed: new rows get their current best orders, and a node checks listings
 * again if the seller's holdings changed. Item counts are up to the caller.
 */
export async function followOrders(
  { transaction, now, jobs }: Writing,
  results: readonly FoldResult[],
): Promise<void> {
  const changed = new Map(results.map((result) => [result.touched.item.toString('hex'), result]))
  const items = results.map(({ touched }) => touched.item)
  const orders = await transaction
    .selectFrom('orders')
    .select(['id', 'item', 'side', 'maker'])
    .where('item', '=', anyOf(items))
    .where('status', 'in', ['ACTIVE', 'INACTIVE'])
    .execute()
  if (orders.length === 0) return
  const withOrders = [...new Set(orders.map(({ item }) => item?.toString('hex') ?? ''))]
  const keys = withOrders.map((hex) => Buffer.from(hex, 'hex'))
  await refreshItemOrders(transaction, keys, now)
  await refreshOwnershipOrders(transaction, keys, now)
  const touched = orders.filter(({ item, side, maker }) => {
    const result = changed.get(item?.toString('hex') ?? '')
    return side === 'SELL' && result !== undefined && hasChanged(result, maker.toString('hex'))
  })
  jobs.push(...touched.map(({ id }) => orderCheckJob(id)))
}

/** Returns true if a wallet's holdings changed; after a fold from all activities, every wallet's may have. */
function hasChanged({ touched, isAnew }: FoldResult, wallet: string): boolean {
  return isAnew || touched.changes.some(({ from, to }) => from === wallet || to === wallet)
}
