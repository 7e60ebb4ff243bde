import type { OrderModel } from '../../../read-model/orders/orderModel.ts'
import type { Page } from '../../../read-model/page.ts'

/** A page of orders as calls answer it. */
export const ordersAnswer = ({ entries, next }: Page<OrderModel>) => ({
  continuation: next,
  orders: [...entries],
})
