import type { Hex } from 'viem'
import { withRecovery } from '../prepare/withRecovery.ts'
import type { ReceivedAsset, SignedSeaportOrder } from './seaportOrder.ts'
import { partsOf } from './seaportSides.ts'
import { orderParameters } from './seaportStruct.ts'

/**
 * Copies of a signed order as Seaport fills them.
 *
 * @param tips - assets that whoever fills the order gives to others
 */
export function advancedOrder(
  order: SignedSeaportOrder,
  amount: bigint,
  tips: readonly ReceivedAsset[],
) {
  return {
    parameters: orderParameters(order, tips),
    numerator: amount,
    denominator: partsOf(order).item.startAmount,
    signature: withRecovery(order.signature),
    // Data for zones, of which there is none.
    extraData: '0x' as Hex,
  }
}
