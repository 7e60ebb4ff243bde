import type { Selectable } from 'kysely'
import type { Address } from 'viem'
import type { Orders } from '../../database/tables.ts'
import { OrderNode } from '../orderNode.ts'
import type { OrderServices } from '../orderServices.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import type { Fill, PreparedTransaction } from '../prepare/prepared.ts'
import { simulateFill } from '../simulation/proveOrder.ts'
import { refusalWords } from '../simulation/refusalWords.ts'
import { notPreparable } from './prepareFill.ts'
import { isNew } from './recheckOrder.ts'

/** An order, and a transaction about it that a wallet is about to send. */
interface Prepared<Transaction> {
  readonly row: Selectable<Orders>
  readonly order: Pick<PlacedOrder, 'blockchain' | 'state'>
  readonly from: Address
  readonly transaction: Transaction
}

/**
 * Simulates the transaction that fills an order. Does nothing without a node.
 *
 * @throws `ORDER_NOT_PREPARABLE` if it reverts, and node errors
 */
export async function checkFill(
  { nodes }: Pick<OrderServices, 'nodes'>,
  { row, order, from, transaction }: Prepared<Fill>,
): Promise<void> {
  if (nodes[order.blockchain] === undefined) return
  const node = new OrderNode(nodes, order.blockchain)
  const refusal = await simulateFill(node, from, transaction)
  if (refusal === undefined || isNew(order)) return
  throw notPreparable(row, refusal)
}

/**
 * Simulates the transaction that cancels an order. Does nothing without a node.
 *
 * @throws `ORDER_NOT_PREPARABLE` if it reverts, and node errors
 */
export async function checkCancel(
  { nodes }: Pick<OrderServices, 'nodes'>,
  { row, order, from, transaction }: Prepared<PreparedTransaction>,
): Promise<void> {
  if (nodes[order.blockchain] === undefined) return
  const node = new OrderNode(nodes, order.blockchain)
  const revert = await node.simulate({ from, ...transaction, value: 0n })
  if (revert) throw notPreparable(row, refusalWords(revert))
}
