import type { OrderNode } from '../orderNode.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import type { ChainState } from '../state/newerState.ts'

/**
 * Asks a node for the fill and the cancellation that an exchange has of an order.
 *
 * @returns undefined where no exchange answers
 * @throws the errors of nodes
 */
export async function askState(
  node: OrderNode,
  order: Pick<PlacedOrder, 'fillOnChain'>,
): Promise<ChainState | undefined> {
  // The block first: the other way round, an older answer would pass for one of a later block.
  const block = await node.block()
  const happened = await order.fillOnChain(node)
  return happened && { ...happened, block }
}
