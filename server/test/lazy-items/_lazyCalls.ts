import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'

/** Calls about lazy items. They need a chain with contracts that mint them, and are tested in this folder. */
export const LAZY_CALLS: readonly Call[] = [
  calls.mintLazyItem,
  calls.getLazyItemById,
  calls.burnLazyItem,
]
