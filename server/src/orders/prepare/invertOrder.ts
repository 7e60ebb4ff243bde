import { SIDES } from '../../database/orderKinds.ts'
import type { OrderAsset, Part } from '../assets/orderAsset.ts'
import { type ExchangeData, isListed, originFeesOf } from '../data/exchangeData.ts'
import type { ExchangeOrder } from '../order.ts'
import { sidesOf } from '../orderSides.ts'
import { type FillRequest, Unfillable } from './prepared.ts'

/** An exchange tolerates losing a thousandth at most when it rounds money down. */
const LOSS = 1_000n

/**
 * Creates the order for the other party: the same assets the other way round, for as many copies as requested.
 *
 * @param fee - the exchange's fee in basis points
 * @throws Unfillable
 */
export function invertOrder(
  order: ExchangeOrder,
  { maker, amount, payouts, originFees }: FillRequest,
  fee: number,
): ExchangeOrder {
  const { side, nft, money } = sidesOf(order)
  if (nft.type.kind === 'COLLECTION') {
    throw new Unfillable('it is a bid on any item of a collection, which only Seaport fills here')
  }
  const copies: OrderAsset = { type: nft.type, value: amount }
  const price: OrderAsset = { type: money.type, value: priceOf(amount, money.value, nft.value) }
  const [make, take] = SIDES[side].isListing ? [price, copies] : [copies, price]
  return {
    ...order,
    maker,
    taker: order.maker,
    make,
    take,
    // Orders without a salt need no signature, since their maker sends them.
    salt: 0n,
    data: invertData(order.data, payouts, originFees, fee),
  }
}

function priceOf(amount: bigint, money: bigint, copies: bigint): bigint {
  const exact = amount * money
  if (exact < copies) throw new Unfillable('its price for so few copies is less than one base unit')
  if ((exact % copies) * LOSS >= exact) {
    throw new Unfillable('its price for so many copies is not a whole number of base units')
  }
  return exact / copies
}

/** Creates the other side's data: if one side counts what its maker gives, the other counts what its maker gets. */
function invertData(
  data: ExchangeData,
  payouts: readonly Part[],
  originFees: readonly Part[],
  fee: number,
): ExchangeData {
  if (!isListed(data)) {
    const [payout] = payouts
    const [originFeeFirst, originFeeSecond, ...more] = originFees
    if (more.length > 0) throw new Unfillable('its data has room for two origin fees')
    const { marketplaceMarker } = data
    const isBid = data.version === 'V3_SELL'
    const version = isBid ? 'V3_BUY' : 'V3_SELL'
    const maxFees = isBid ? 0 : sumOf(originFees) + sumOf(originFeesOf(data)) + fee
    return { version, payout, originFeeFirst, originFeeSecond, maxFees, marketplaceMarker }
  }
  // Only in version 3 does the exchange take its own fee, along with other fees.
  const version = fee > 0 && sumOf(originFees) > 0 ? 'V3' : 'V2'
  return { version, payouts, originFees, isMakeFill: !data.isMakeFill }
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0)
