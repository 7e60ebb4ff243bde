import { validateDraft } from '../../../orders/actions/validateDraft.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { draftOf } from './draftOf.ts'

/** Applies the rules for submitted orders, except for signature and maker's funds. */
export const validateOrderUsingPOST = route(
  calls.validateOrderUsingPOST,
  async ({ orderForm }, { orders, now }) => {
    // Reads the primary: a standby may not have the maker's latest orders yet.
    const draft = await draftOf(orders.writer, orderForm)
    const status = await validateDraft(orders, draft, now())
    return { status, success: status === 'SUCCESS' }
  },
)
