import { validateDraft } from '../../../orders/actions/validateDraft.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { draftOf } from './draftOf.ts'

/** By the rules of those who send the order next, but for its signature and its maker's funds. */
export const validateOrderUsingPOST = route(
  calls.validateOrderUsingPOST,
  async ({ orderForm }, { orders, now }) => {
    // Not from a standby, which may not know yet what the maker has just sent.
    const draft = await draftOf(orders.writer, orderForm)
    const status = await validateDraft(orders, draft, now())
    return { status, success: status === 'SUCCESS' }
  },
)
