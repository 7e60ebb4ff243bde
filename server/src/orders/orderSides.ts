import type { OrderType } from '@mintline/core/enumerations/indexer'
import { SIDES } from '../database/orderKinds.ts'
import type {
  CollectionType,
  ItemType,
  LazyItemType,
  MoneyType,
  OrderAsset,
} from './assets/orderAsset.ts'
import { isMoney } from './assets/orderAsset.ts'
import { originFeesOf } from './data/exchangeData.ts'
import type { ExchangeOrder } from './order.ts'
import { fieldInvalid } from './parse/parseParts.ts'
import type { OrderState } from './state/orderState.ts'

/** An order as items on one side and money on the other. */
export interface OrderSides {
  readonly side: OrderType
  readonly nft: OrderAsset & { readonly type: ItemType | LazyItemType | CollectionType }
  readonly money: OrderAsset & { readonly type: MoneyType }
}

/**
 * Splits an order into its sides: a listing gives items for money, a bid money for items.
 *
 * @throws `ORDER_FIELD_INVALID` if an order has money on both sides or on neither
 */
export function sidesOf({ make, take }: Pick<ExchangeOrder, 'make' | 'take'>): OrderSides {
  const [makes, takes] = [make.type, take.type]
  if (isMoney(takes) && !isMoney(makes)) {
    const [nft, money] = [
      { ...make, type: makes },
      { ...take, type: takes },
    ]
    return { side: 'SELL', nft, money }
  }
  if (isMoney(makes) && !isMoney(takes)) {
    const [nft, money] = [
      { ...take, type: takes },
      { ...make, type: makes },
    ]
    return { side: 'BID', nft, money }
  }
  throw fieldInvalid('make and take', 'must be an item and money, in either order')
}

/** Returns a new order's state, before anything has happened to it. */
export function newState(order: ExchangeOrder): OrderState {
  const { side } = sidesOf(order)
  const { start, end, data, make, take } = order
  const isMakeFill = data.version === 'V3_SELL' || ('isMakeFill' in data && data.isMakeFill)
  return {
    side,
    makeValue: make.value,
    takeValue: take.value,
    isMakeFill: SIDES[side].isListing && isMakeFill,
    fill: 0n,
    isCancelled: false,
    start,
    end,
  }
}

/**
 * Returns the basis points that an order's maker pays on top of its make side: origin fees, and the exchange's own in
 * version 3. Listings pay nothing, since their make side is not money.
 *
 * @param exchangeFee - the exchange's fee in basis points
 */
export function makerFee(
  { make, data }: Pick<ExchangeOrder, 'make' | 'data'>,
  exchangeFee: number,
): number {
  if (!isMoney(make.type)) return 0
  const origin = originFeesOf(data).reduce((sum, { value }) => sum + value, 0)
  return data.version === 'V3' ? origin + exchangeFee : origin
}
