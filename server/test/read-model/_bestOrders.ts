import { formatCurrencyId } from '@mintline/core/identifiers'
import { account } from './_addresses.ts'
import { type OrderFixture, orderIdOn } from './_orders.ts'

/** An order as a test knows it, with its changing fields. */
export interface KnownOrder extends OrderFixture {
  readonly status: 'ACTIVE' | 'INACTIVE' | 'FILLED' | 'CANCELLED'
  readonly platform: 'MINTLINE' | 'OPEN_SEA'
  /** Seeds for origin fee receivers. */
  readonly origins: readonly number[]
  readonly hasTaker: boolean
  readonly stock: number
}

/** Dollars by currency id. */
export type Rates = Readonly<Record<string, number>>

/** Returns the best orders by id, found by comparing every order with all others. */
export function bestByScan(orders: readonly KnownOrder[], rates: Rates) {
  const candidates = orders.filter(
    ({ status, hasTaker, side, currency }) =>
      status === 'ACTIVE' &&
      !hasTaker &&
      // Bids in other currencies do not count.
      (side === 'SELL' || rates[formatCurrencyId(currency)] !== undefined),
  )
  const first = sorted(candidates, rates)
  const [sells, bids] = [first.filter(isListing), first.filter((order) => !isListing(order))]
  const currencies = distinct(bids.map(({ currency }) => formatCurrencyId(currency)))
  const bestPerCurrency = currencies.map((id) =>
    bids.find(({ currency }) => formatCurrencyId(currency) === id),
  )
  const origins = distinct(candidates.flatMap((order) => [...order.origins])).sort((a, b) => a - b)
  const sellers = distinct(sells.map(({ maker }) => maker))
  return {
    sell: idOf(sells[0]),
    bid: idOf(bids[0]),
    bids: bestPerCurrency.map(idOf),
    origins: origins.map((origin) => ({
      origin: account('ETHEREUM', origin),
      sell: idOf(sells.find((order) => order.origins.includes(origin))),
      bid: idOf(bids.find((order) => order.origins.includes(origin))),
    })),
    sellers: sellers.length,
    stock: sellers.reduce(
      (sum, seller) => sum + (sells.find(({ maker }) => maker === seller)?.stock ?? 0),
      0,
    ),
  }
}

const isListing = ({ side }: KnownOrder) => side === 'SELL'
const idOf = (order: KnownOrder | undefined) => order && orderIdOn('ETHEREUM', order.number)
const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/**
 * Sorts orders, best first: by dollars, then without a rate by currency and price; then the platform's own, then by id.
 */
function sorted(orders: readonly KnownOrder[], rates: Rates): KnownOrder[] {
  const sortKeys = (order: KnownOrder): (number | string)[] => {
    const currency = formatCurrencyId(order.currency)
    const rate = rates[currency]
    const sign = isListing(order) ? 1 : -1
    const price = sign * Number(order.price)
    const unrated = rate === undefined ? [1, currency, price] : [0, '', price * rate]
    return [...unrated, order.platform === 'MINTLINE' ? 0 : 1, currency, price, order.number]
  }
  return [...orders].sort((one, other) => {
    const [ours, theirs] = [sortKeys(one), sortKeys(other)]
    const place = ours.findIndex((key, index) => key !== theirs[index])
    const [mine, its] = [ours[place] ?? 0, theirs[place] ?? 0]
    return mine < its ? -1 : 1
  })
}
