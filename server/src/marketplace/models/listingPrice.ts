import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import { amountOf } from './amount.ts'
import type { FindCurrency } from './currency.ts'
import { sidesOf } from './order.ts'

/** Returns a listing's price per copy in its currency and in ether; `priceEth` is undefined without a rate. */
export function listingPrice(listing: OrderModel, findCurrency: FindCurrency) {
  const { currencyId } = sidesOf(listing)
  const price = amountOf(listing.makePrice ?? '0')
  const rate = findCurrency(currencyId)?.rateEth
  return { currencyId, price, priceEth: rate === undefined ? undefined : price * rate }
}
