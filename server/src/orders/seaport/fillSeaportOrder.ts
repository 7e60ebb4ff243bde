import { encodeFunctionData } from 'viem'
import type { OrderAsset } from '../assets/orderAsset.ts'
import type { Fill, FillRequest, PreparedTransaction } from '../prepare/prepared.ts'
import { acceptBid } from './acceptBid.ts'
import { advancedOrder } from './advancedOrder.ts'
import { recipientOf } from './recipientOf.ts'
import { SEAPORT_ABI } from './seaportAbi.ts'
import type { SeaportOrder, SignedSeaportOrder } from './seaportOrder.ts'
import { partsOf, seaportSides } from './seaportSides.ts'
import { orderComponents } from './seaportStruct.ts'
import { operatorOf, type SeaportTerms } from './seaports.ts'
import { tipsOf } from './tipsOf.ts'

/**
 * Transaction that fills an order on Seaport.
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
  const { nft, money } = seaportSides(order)
  const tips = tipsOf(order, request.originFees)
  const price = tips.reduce((sum, { startAmount }) => sum + startAmount, money.value)
  const asset: OrderAsset = { type: money.type, value: (price * request.amount) / nft.value }
  const isNative = money.type.kind === 'ETH'
  return {
    transaction: {
      to: order.protocol,
      data: encodeFunctionData({
        abi: SEAPORT_ABI,
        functionName: 'fulfillAdvancedOrder',
        args: [
          advancedOrder(order, request.amount, tips),
          [],
          order.conduitKey,
          recipientOf(request),
        ],
      }),
    },
    asset,
    proxy: isNative ? undefined : operatorOf(order, terms),
    value: isNative ? asset.value : 0n,
  }
}

/** Transaction that cancels an order on Seaport. */
export function cancelSeaportOrder(order: SeaportOrder): PreparedTransaction {
  const args = [[orderComponents(order)]] as const
  return {
    to: order.protocol,
    data: encodeFunctionData({ abi: SEAPORT_ABI, functionName: 'cancel', args }),
  }
}
