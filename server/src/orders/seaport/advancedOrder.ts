import type { Hex } from 'viem'
import { withRecovery } from '../prepare/withRecovery.ts'
import type { ReceivedAsset, SignedSeaportOrder } from './seaportOrder.ts'
import { partsOf } from './seaportSides.ts'
import { orderParameters } from './seaportStruct.ts'

/**
 * Builds an advanced order that fills some copies.
 *
 * @param tips - assets that the filling wallet gives to others
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
    // Data for zones; there is no zone.
    extraData: '0x' as Hex,
  }
}
