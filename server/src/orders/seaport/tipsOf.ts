import type { Part } from '../assets/orderAsset.ts'
import type { ReceivedAsset, SeaportOrder } from './seaportOrder.ts'
import { partsOf, seaportSides } from './seaportSides.ts'

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
