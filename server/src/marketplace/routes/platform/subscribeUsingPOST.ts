import { subscribe } from '../../../users/subscriptions/subscribe.ts'
import * as calls from '../../calls/platform.ts'
import { route } from '../route.ts'

export const subscribeUsingPOST = route(
  calls.subscribeUsingPOST,
  ({ subscribeForm }, { orders, now }) => subscribe(orders.writer, subscribeForm.email, now()),
)
