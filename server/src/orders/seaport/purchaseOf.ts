import type { MoneyType, OrderAsset } from '../assets/orderAsset.ts'
import type { FillRequest } from '../prepare/prepared.ts'
import { advancedOrder } from './advancedOrder.ts'
import type { SignedSeaportOrder } from './seaportOrder.ts'
import { seaportSides } from './seaportSides.ts'
import { tipsOf } from './tipsOf.ts'

/** Copies to buy from a listing, as Seaport fills them, and their cost. */
export interface Purchase {
  readonly order: ReturnType<typeof advancedOrder>
  /** Price with the buyer's origin fees. */
  readonly asset: OrderAsset & { readonly type: MoneyType }
}

/** Creates the purchase for the requested copies. */
export function purchaseOf(order: SignedSeaportOrder, request: FillRequest): Purchase {
  const { nft, money } = seaportSides(order)
  const tips = tipsOf(order, request.originFees)
  const price = tips.reduce((sum, { startAmount }) => sum + startAmount, money.value)
  return {
    order: advancedOrder(order, request.amount, tips),
    asset: { type: money.type, value: (price * request.amount) / nft.value },
  }
}
