import { SIDES } from '../../database/orderKinds.ts'
import { lazyCopiesOf } from '../../read-model/items/lazyItems.ts'
import type { Reader } from '../../read-model/reader.ts'
import { isLazy } from '../assets/orderAsset.ts'
import type { OrderNode } from '../orderNode.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import type { ChainState, MakerFunds } from '../state/orderState.ts'

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
    SIDES[sides.side].isListing && isLazy(type)
      ? await lazyCopiesOf(reader, { blockchain, ...type })
      : undefined
  return order.makerFunds(node, lazyCopies)
}

/** Returns the current time in Unix seconds. */
export const secondsNow = (): bigint => BigInt(Math.floor(Date.now() / 1000))
