import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'

/** Calls that need a chain with an exchange, and are tested in this folder. */
export const ORDER_CALLS: readonly Call[] = [
  calls.encode,
  calls.getOrderFees,
  calls.getValidatedOrderById,
  calls.prepareOrderCancelTransaction,
  calls.prepareOrderTransaction,
  calls.reportOrderById,
  calls.upsertOrder,
]
