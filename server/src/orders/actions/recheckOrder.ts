import type { Selectable } from 'kysely'
import { keepBestOrders } from '../../database/best-orders/keepBestOrders.ts'
import { lockOrders } from '../../database/lockOrders.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { Orders } from '../../database/tables.ts'
import { OrderNode } from '../orderNode.ts'
import type { OrderServices } from '../orderServices.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { placeRow } from '../placed/placeRow.ts'
import { stockColumns } from '../records/stockColumns.ts'
import { storedState } from '../records/storedState.ts'
import { blockRead, isSame } from '../records/storeOrder.ts'
import { updateOrder } from '../records/updateOrder.ts'
import { type Proof, proveOrder } from '../simulation/proveOrder.ts'
import { newerState } from '../state/orderState.ts'
import { mayHappen } from '../state/orderStates.ts'
import { askFunds, askState, secondsNow } from './askState.ts'

/** Seconds by which a quiet chain's latest block may lag behind an order that begins now. */
const LAG = 60n

/** Returns true if an order may not have begun by the latest block, so that a simulation would refuse it. */
export const isNew = ({ state }: Pick<PlacedOrder, 'state'>): boolean =>
  state.start + LAG > secondsNow()

/** Returns true if an order's amounts and end have not changed since an earlier read. */
const hasSameTerms = (one: Selectable<Orders>, other: Selectable<Orders>): boolean =>
  one.make_value === other.make_value &&
  one.take_value === other.take_value &&
  one.end_at?.getTime() === other.end_at?.getTime()

/**
 * Asks a node again for the facts that an order depends on, and stores them.
 *
 * @param row - the order as it is stored
 * @returns the order's status now
 * @throws `ORDER_NOT_PREPARABLE`, `NO_EXCHANGE`, `SEAPORT_UNKNOWN`, `NO_NODE` and node errors
 */
export async function recheckOrder(
  orders: OrderServices,
  row: Selectable<Orders>,
): Promise<string> {
  const { writer, nodes } = orders
  const order = placeRow(row, orders)
  const node = new OrderNode(nodes, order.blockchain)
  const [funds, chain] = await Promise.all([askFunds(writer, node, order), askState(node, order)])
  const { makerFee } = order
  const columnsOf = (known: Selectable<Orders>, read: bigint | undefined, proof?: Proof) => {
    const stored = storedState(known)
    const state = { ...stored, ...newerState(stored, chain, read) }
    return stockColumns({ state, funds, makerFee, proof, now: secondsNow() })
  }
  const { status, make_stock: stock } = columnsOf(row, await blockRead(writer, order.blockchain))
  const isOpen = mayHappen(status, 'take')
  const isTried = isOpen && !isNew(order)
  const proof = isTried ? await proveOrder(writer, node, order, BigInt(stock)) : undefined
  if (isOpen && !isTried) {
    const at = new Date(Number(order.state.start + LAG) * 1000)
    await addJobs(writer, [orderCheckJob(row.id, at)])
  }
  return writer.transaction().execute((transaction) =>
    keepBestOrders(transaction, [row], async () => {
      // If it was swept meanwhile, there is no row to change.
      const [known = row] = await lockOrders(transaction, [row])
      // If the order was updated meanwhile, the proof is about its old terms; the update has queued another check.
      const read = await blockRead(transaction, order.blockchain)
      const changed = columnsOf(known, read, hasSameTerms(known, row) ? proof : undefined)
      if (isSame(known, changed)) return changed.status
      await updateOrder(transaction, known, changed)
      return changed.status
    }),
  )
}
