import type { MoneyType, OrderAsset } from '../assets/orderAsset.ts'
import type { FillRequest } from '../prepare/prepared.ts'
import { advancedOrder } from './advancedOrder.ts'
import type { SignedSeaportOrder } from './seaportOrder.ts'
import { seaportSides } from './seaportSides.ts'
import { tipsOf } from './tipsOf.ts'

/** Copies of a listing, as Seaport fills them, and what they cost. */
export interface Purchase {
  readonly order: ReturnType<typeof advancedOrder>
  /** Price with the origin fees of the buyer. */
  readonly asset: OrderAsset & { readonly type: MoneyType }
}

/** The purchase of copies of a listing. */
export function purchaseOf(order: SignedSeaportOrder, request: FillRequest): Purchase {
  const { nft, money } = seaportSides(order)
  const tips = tipsOf(order, request.originFees)
  const price = tips.reduce((sum, { startAmount }) => sum + startAmount, money.value)
  return {
    order: advancedOrder(order, request.amount, tips),
    asset: { type: money.type, value: (price * request.amount) / nft.value },
  }
}
