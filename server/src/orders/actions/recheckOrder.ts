import type { Selectable } from 'kysely'
import { keepBestOrders } from '../../database/best-orders/keepBestOrders.ts'
import { lockOrders } from '../../database/lockOrders.ts'
import type { Orders } from '../../database/tables.ts'
import { OrderNode } from '../orderNode.ts'
import type { OrderServices } from '../orderServices.ts'
import { placeRow } from '../placed/placeRow.ts'
import { stockColumns } from '../records/stockColumns.ts'
import { storedState } from '../records/storedState.ts'
import { isSame } from '../records/storeOrder.ts'
import { updateOrder } from '../records/updateOrder.ts'
import { askFunds } from './askFunds.ts'
import { secondsNow } from './secondsNow.ts'

/**
 * Asks a node again for what an order depends on, and writes it.
 *
 * @param row - the order as it is stored
 * @returns the status of the order now
 * @throws `ORDER_NOT_PREPARABLE`, `NO_EXCHANGE`, `SEAPORT_UNKNOWN`, `NO_NODE` and the errors of nodes
 */
export async function recheckOrder(
  orders: OrderServices,
  row: Selectable<Orders>,
): Promise<string> {
  const { writer, nodes } = orders
  const order = placeRow(row, orders)
  const node = new OrderNode(nodes, order.blockchain)
  const [funds, chain] = await Promise.all([askFunds(writer, node, order), order.fillOnChain(node)])
  return writer.transaction().execute((transaction) =>
    keepBestOrders(transaction, [row], async () => {
      // Orders are never removed.
      const [known = row] = await lockOrders(transaction, [row])
      const stored = storedState(known)
      const { fill, isCancelled } = chain ?? stored
      const state = { ...stored, fill, isCancelled: isCancelled || stored.isCancelled }
      const { makerFee } = order
      const changed = stockColumns({ state, funds, makerFee, now: secondsNow() })
      if (isSame(known, changed)) return changed.status
      await updateOrder(transaction, known, changed)
      return changed.status
    }),
  )
}
