import type { Part } from '../assets/orderAsset.ts'
import type { ReceivedAsset, SeaportOrder } from './seaportOrder.ts'
import { partsOf, seaportSides } from './seaportSides.ts'

const WHOLE = 10_000n

/** Origin fees of whoever fills an order, for all of its copies: the same amount for each, which Seaport can divide. */
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
