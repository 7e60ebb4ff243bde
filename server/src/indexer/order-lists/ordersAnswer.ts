import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import type { Page } from '../../read-model/page.ts'

/** Builds the answer for a page with orders. */
export const ordersAnswer = ({ entries, next }: Page<OrderModel>) => ({
  continuation: next,
  orders: [...entries],
})
