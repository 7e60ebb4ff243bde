import { isMoney } from '../assets/orderAsset.ts'
import { dataModel, isListed, originFeesOf } from '../data/exchangeData.ts'
import { type Exchanges, exchangeOn, proxyOf } from '../exchange/exchange.ts'
import { orderHash, orderKeyHash, orderSignHash } from '../hash/orderHashes.ts'
import type { SignedOrder } from '../order.ts'
import { makerFee, newState, sidesOf } from '../orderSides.ts'
import { cancelOrder, fillOrder } from '../prepare/fillOrder.ts'
import { checkAssets } from '../validation/checkAssets.ts'
import { checkOrder } from '../validation/checkOrder.ts'
import type { PlacedOrder } from './placedOrder.ts'

/**
 * Creates a placed order for the platform's exchange.
 *
 * @throws `NO_EXCHANGE`, `ORDER_FIELD_INVALID` if it is not an item for money
 */
export function placeExchangeOrder(order: SignedOrder, exchanges: Exchanges): PlacedOrder {
  const { blockchain, maker, taker, salt, signature } = order
  const exchange = exchangeOn(exchanges, blockchain)
  const hash = orderKeyHash(order)
  return {
    market: 'EXCHANGE',
    blockchain,
    hash,
    maker,
    taker,
    salt,
    signature,
    sides: sidesOf(order),
    state: newState(order),
    data: dataModel(order.data),
    origins: originFeesOf(order.data).map(({ account }) => account),
    makerFee: makerFee(order, exchange.fee),
    hashes: async () => ({
      orderHash: orderHash(order),
      signHash: orderSignHash(order, exchange),
      transferProxy: proxyOf(exchange, order.make.type),
    }),
    check: async (checks) => {
      checkAssets(order)
      await checkOrder(order, { ...checks, exchange })
    },
    makerFunds: (node, lazyCopies) =>
      node.makerFunds(order, proxyOf(exchange, order.make.type), lazyCopies),
    fillOnChain: async (node) => {
      const found = await node.fillOf(exchange, hash)
      return found && { ...found, fill: countedFill(order, found.fill) }
    },
    fill: (request) => fillOrder(order, request, exchange),
    listing: undefined,
    cancel: () => cancelOrder(order, exchange),
  }
}

/**
 * Converts the exchange's fill. If a bid's data says so, the exchange counts what the bid gives; here, bids count what
 * they get.
 */
function countedFill({ make, take, data }: SignedOrder, fill: bigint): bigint {
  const isByMake = isMoney(make.type) && isListed(data) && data.isMakeFill
  return isByMake ? (fill * take.value) / make.value : fill
}
