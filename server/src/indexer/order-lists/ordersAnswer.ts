import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import type { Page } from '../../read-model/page.ts'

/** Builds the answer for a page with orders. */
export const ordersAnswer = ({ entries, next }: Page<OrderModel>) => ({
  continuation: next,
  orders: [...entries],
})

/** Converts a range for creation times from milliseconds since 1970. */
export function createdBetween({ start, end }: { readonly start?: number; readonly end?: number }) {
  return {
    from: start === undefined ? undefined : new Date(start),
    to: end === undefined ? undefined : new Date(end),
  }
}
