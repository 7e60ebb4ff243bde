import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import { readCollectionKey } from '../../database/keys/index.ts'
import type { OrderServices } from '../orderServices.ts'
import type { Market } from '../placed/markets.ts'
import { type OfferedOrder, orderFacts } from '../validation/orderFacts.ts'
import { orderFault } from '../validation/orderFault.ts'
import { requireSettled } from '../validation/unsettled.ts'
import { decideSettled } from './settleOrders.ts'

/**
 * Validates an order that is not signed yet. Tells why it would be refused, by what is stored and by what a node
 * reports about conflicting orders.
 *
 * @throws node errors
 */
export async function validateDraft(
  orders: OrderServices,
  draft: OfferedOrder,
  at: Date,
): Promise<OrderValidationResult> {
  const { writer, limits, ...markets } = orders
  const now = BigInt(Math.floor(at.getTime() / 1000))
  const facts = await decideSettled(orders, async (settled) => {
    const found = await orderFacts(writer, draft, { at, markets })
    requireSettled(found, settled)
    return found
  })
  const { blockchain } = readCollectionKey(draft.collection)
  const possible: readonly Market[] =
    markets.seaports[blockchain] === undefined
      ? ['EXCHANGE']
      : markets.exchanges[blockchain] === undefined
        ? ['SEAPORT']
        : ['EXCHANGE', 'SEAPORT']
  const known = draft.market === undefined ? possible : [draft.market]
  return orderFault(facts, { limits, now, at, markets: known }) ?? 'SUCCESS'
}
