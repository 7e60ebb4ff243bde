import type { Address, Hex } from 'viem'
import type { MoneyType, OrderAsset, Part } from '../assets/orderAsset.ts'
import { type FillRequest, Unfillable, withRecovery } from '../prepare/prepared.ts'
import type { ReceivedAsset, SeaportOrder, SignedSeaportOrder } from './seaportOrder.ts'
import { partsOf, seaportSides } from './seaportSides.ts'
import { orderParameters } from './seaportStruct.ts'

/** Copies to buy from a listing, as Seaport fills them, and their cost. */
interface Purchase {
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

const WHOLE = 10_000n

/**
 * Converts the filling wallet's origin fees to tips for all copies: the same amount for each copy, so that Seaport can
 * divide it.
 */
export function tipsOf(order: SeaportOrder, originFees: readonly Part[]): ReceivedAsset[] {
  const { nft, money } = seaportSides(order)
  const [asset] = partsOf(order).money
  const price = money.value / nft.value
  return originFees.flatMap(({ account: recipient, value }) => {
    const amount = ((price * BigInt(value)) / WHOLE) * nft.value
    const { itemType, token, identifierOrCriteria } = asset
    const tip = { itemType, token, identifierOrCriteria, startAmount: amount, endAmount: amount }
    return amount === 0n ? [] : [{ ...tip, recipient }]
  })
}

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

/**
 * Returns the account that receives the filling wallet's proceeds.
 *
 * @throws Unfillable for several
 */
export function recipientOf({ maker, payouts }: FillRequest): Address {
  const [first, ...others] = payouts
  if (others.length > 0) throw new Unfillable('Seaport pays out to one account')
  return first?.account ?? maker
}
