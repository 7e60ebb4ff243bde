import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import { type AnswerSources, knownCurrencies } from '../currencies/answers.ts'
import { orderOf, sidesOf } from './models.ts'
import type { DeprecatedOrder } from './schemas.ts'

/** Returns orders in version 4 form. */
export async function shownOrders(
  sources: AnswerSources,
  orders: readonly OrderModel[],
): Promise<DeprecatedOrder[]> {
  const findCurrency = await knownCurrencies(sources, orders.map(currencyIdOf))
  return orders.map((order) => orderOf(order, findCurrency))
}

/** Returns an order in version 4 form. */
export async function shownOrder(
  sources: AnswerSources,
  order: OrderModel,
): Promise<DeprecatedOrder> {
  const findCurrency = await knownCurrencies(sources, [currencyIdOf(order)])
  return orderOf(order, findCurrency)
}

/** Returns an order's currency id; undefined without an order. */
export const currencyIdOf = (order: OrderModel | undefined): string | undefined =>
  order && sidesOf(order).currencyId
