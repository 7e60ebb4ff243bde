import type { Prefixed } from '@mintline/core/identifiers'
import { keyText } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import { OrderNode } from '../orderNode.ts'
import type { OrderServices } from '../orderServices.ts'
import { type PlaceableForm, placeForm } from '../placed/placeForm.ts'
import { auctionedOrder, keysOf } from '../records/keysOf.ts'
import { pricingOf } from '../records/pricing.ts'
import { storeOrder } from '../records/storeOrder.ts'
import { auctionOfOrder } from '../validation/auctionOfOrder.ts'
import { checkExistence } from '../validation/checkExistence.ts'
import { askFunds, askState, secondsNow } from './askState.ts'
import { decideSettled } from './settleOrders.ts'

/**
 * Checks an order and stores it, or its update (indexer-models 5.2).
 *
 * @returns the order's id
 * @throws `NO_EXCHANGE`, `SEAPORT_UNKNOWN`, `NO_NODE`, node errors, `ORDER_FIELD_INVALID`, `ORDER_FOR_NOTHING`,
 * and the reasons in 5.2; then nothing is stored
 */
export async function upsertOrder(orders: OrderServices, form: PlaceableForm): Promise<Prefixed> {
  const { writer, nodes, limits } = orders
  const order = placeForm(form, orders)
  const { blockchain } = order
  const node = new OrderNode(nodes, blockchain)
  const now = secondsNow()
  const concerned = await auctionOfOrder(writer, auctionedOrder(order), new Date())
  const auction = SIDES[order.sides.side].isListing ? undefined : concerned
  await order.check({ blockchain, nodes, node, reader: writer, limits, now, auction })
  await checkExistence(writer, node, order)
  const [pricing, funds, chain] = await Promise.all([
    pricingOf(writer, node, blockchain, order.sides),
    askFunds(writer, node, order),
    askState(node, order),
  ])
  const facts = { pricing, funds, chain, limits, markets: orders, now }
  const own = [keyText(keysOf(order).id)]
  await decideSettled(orders, (settled) => storeOrder(writer, order, { ...facts, settled }), own)
  return { blockchain, value: order.hash }
}
