import type { OrderNode } from '../orderNode.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import type { ChainState } from '../state/newerState.ts'

/**
 * Asks a node how far an exchange has filled an order, and whether it is cancelled there.
 *
 * @returns undefined if no exchange answers
 * @throws node errors
 */
export async function askState(
  node: OrderNode,
  order: Pick<PlacedOrder, 'fillOnChain'>,
): Promise<ChainState | undefined> {
  // The block first: the other way round, an older answer would pass for a later block's.
  const block = await node.block()
  const happened = await order.fillOnChain(node)
  return happened && { ...happened, block }
}
