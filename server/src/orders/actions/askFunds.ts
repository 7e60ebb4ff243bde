import { lazyCopiesOf } from '../../read-model/items/lazyItems.ts'
import type { Reader } from '../../read-model/reader.ts'
import { isLazy } from '../assets/orderAsset.ts'
import type { OrderNode } from '../orderNode.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import type { MakerFunds } from '../state/orderState.ts'

/**
 * Asks a node what an order's maker can give. For a lazy item, no more than its registration leaves.
 *
 * @throws node errors
 */
export async function askFunds(
  reader: Reader,
  node: OrderNode,
  order: Pick<PlacedOrder, 'blockchain' | 'sides' | 'makerFunds'>,
): Promise<MakerFunds> {
  const { blockchain, sides } = order
  const { type } = sides.nft
  const lazyCopies =
    sides.side === 'SELL' && isLazy(type)
      ? await lazyCopiesOf(reader, { blockchain, ...type })
      : undefined
  return order.makerFunds(node, lazyCopies)
}
