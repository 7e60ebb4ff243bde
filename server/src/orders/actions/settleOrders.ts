import { isMintlineError } from '@mintline/core'
import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import type { Selectable } from 'kysely'
import { keepBestOrders } from '../../database/best-orders/keepBestOrders.ts'
import { keyText, readCollectionKey, readOrderKey } from '../../database/keys/index.ts'
import { lockOrders } from '../../database/lockOrders.ts'
import type { Orders } from '../../database/tables.ts'
import { nodeIn } from '../../nodes/nodeUrls.ts'
import { OrderNode } from '../orderNode.ts'
import type { OrderServices } from '../orderServices.ts'
import type { Market } from '../placed/markets.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { placeRow } from '../placed/placeRow.ts'
import { stateColumns } from '../records/stockColumns.ts'
import { storedState, storedStock } from '../records/storedState.ts'
import { blockRead, isSame } from '../records/storeOrder.ts'
import { updateOrder } from '../records/updateOrder.ts'
import { newerState, remainingMake, smaller } from '../state/orderState.ts'
import {
  type OfferedOrder,
  orderFacts,
  requireSettled,
  UnsettledOrders,
} from '../validation/orderFacts.ts'
import { orderFault } from '../validation/orderFault.ts'
import { askState, secondsNow } from './askState.ts'

/**
 * Decides on an order. First asks a node for each open order that the decision depends on, and stores the answers.
 *
 * @param decide - throws `UnsettledOrders`, having written nothing, for orders that are not among the settled ones
 * @param settled - keys of orders that need not be asked for, by `keyText`
 * @throws what `decide` throws, and node errors
 */
export async function decideSettled<Decision>(
  orders: OrderServices,
  decide: (settled: ReadonlySet<string>) => Promise<Decision>,
  settled: readonly string[] = [],
): Promise<Decision> {
  const known = new Set(settled)
  for (;;) {
    try {
      return await decide(known)
    } catch (error) {
      if (!(error instanceof UnsettledOrders)) throw error
      for (const row of error.rows) {
        await settleOrder(orders, row)
        known.add(keyText(row.id))
      }
    }
  }
}

/** Error codes for orders that no node here knows about. */
const FOREIGN = ['ORDER_NOT_PREPARABLE', 'NO_EXCHANGE', 'SEAPORT_UNKNOWN'] as const

function placed(row: Selectable<Orders>, orders: OrderServices): PlacedOrder | undefined {
  try {
    return placeRow(row, orders)
  } catch (error) {
    if (FOREIGN.some((code) => isMintlineError(error, code))) return undefined
    throw error
  }
}

/**
 * Stores an order's fill and cancellation as a node reports them. The maker's funds are left to the order's own check.
 */
async function settleOrder(orders: OrderServices, row: Selectable<Orders>): Promise<void> {
  const { writer, nodes } = orders
  const order = placed(row, orders)
  if (order === undefined || nodeIn(nodes, readOrderKey(row.id).blockchain) === undefined) return
  const chain = await askState(new OrderNode(nodes, order.blockchain), order)
  const { fill, isCancelled } = storedState(row)
  if (chain === undefined || (chain.fill === fill && chain.isCancelled === isCancelled)) return
  await writer.transaction().execute((transaction) =>
    keepBestOrders(transaction, [row], async () => {
      const [known = row] = await lockOrders(transaction, [row])
      const stored = storedState(known)
      const read = await blockRead(transaction, order.blockchain)
      const state = { ...stored, ...newerState(stored, chain, read) }
      const stock = storedStock(known)
      const makeStock = smaller(stock.makeStock, remainingMake(state))
      const changed = stateColumns(state, { ...stock, makeStock }, secondsNow())
      if (!isSame(known, changed)) await updateOrder(transaction, known, changed)
    }),
  )
}

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
