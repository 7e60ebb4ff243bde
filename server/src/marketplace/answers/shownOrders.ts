import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import { orderOf, sidesOf } from '../models/order.ts'
import type { DeprecatedOrder } from '../schemas/orders.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'

/** Orders as version 4 shows them. */
export async function shownOrders(
  sources: AnswerSources,
  orders: readonly OrderModel[],
): Promise<DeprecatedOrder[]> {
  const findCurrency = await knownCurrencies(sources, orders.map(currencyIdOf))
  return orders.map((order) => orderOf(order, findCurrency))
}

/** An order as version 4 shows it. */
export async function shownOrder(
  sources: AnswerSources,
  order: OrderModel,
): Promise<DeprecatedOrder> {
  const findCurrency = await knownCurrencies(sources, [currencyIdOf(order)])
  return orderOf(order, findCurrency)
}

/** Id of the currency of an order; undefined where there is no order. */
export const currencyIdOf = (order: OrderModel | undefined): string | undefined =>
  order && sidesOf(order).currencyId
