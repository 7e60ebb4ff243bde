import { encodeFunctionData } from 'viem'
import type { Fill, FillRequest, PreparedTransaction } from '../prepare/prepared.ts'
import { acceptBid } from './acceptBid.ts'
import { purchaseOf, recipientOf } from './purchaseOf.ts'
import { SEAPORT_ABI } from './seaportAbi.ts'
import type { SeaportOrder, SignedSeaportOrder } from './seaportOrder.ts'
import { partsOf } from './seaportSides.ts'
import { orderComponents } from './seaportStruct.ts'
import { operatorOf, type SeaportTerms } from './seaports.ts'

/**
 * Prepares the transaction that fills an order on Seaport.
 *
 * @throws Unfillable
 */
export function fillSeaportOrder(
  order: SignedSeaportOrder,
  request: FillRequest,
  terms: SeaportTerms,
): Fill {
  const { itemIndex } = partsOf(order)
  return itemIndex === undefined
    ? buyListing(order, request, terms)
    : acceptBid({ order, itemIndex, request, terms })
}

function buyListing(order: SignedSeaportOrder, request: FillRequest, terms: SeaportTerms): Fill {
  const purchase = purchaseOf(order, request)
  const isNative = purchase.asset.type.kind === 'ETH'
  return {
    transaction: {
      to: order.protocol,
      data: encodeFunctionData({
        abi: SEAPORT_ABI,
        functionName: 'fulfillAdvancedOrder',
        args: [purchase.order, [], order.conduitKey, recipientOf(request)],
      }),
    },
    asset: purchase.asset,
    proxy: isNative ? undefined : operatorOf(order, terms),
    value: isNative ? purchase.asset.value : 0n,
  }
}

/** Prepares the transaction that cancels an order on Seaport. */
export function cancelSeaportOrder(order: SeaportOrder): PreparedTransaction {
  const args = [[orderComponents(order)]] as const
  return {
    to: order.protocol,
    data: encodeFunctionData({ abi: SEAPORT_ABI, functionName: 'cancel', args }),
  }
}
