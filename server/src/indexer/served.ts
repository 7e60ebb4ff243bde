import type { ServedCall } from '../http/servedCall.ts'
import type { IndexerServices } from './call.ts'
import * as calls from './calls.ts'

/** All calls of the indexer, with their handlers. */
export const INDEXER_CALLS: readonly ServedCall<IndexerServices>[] = Object.values(calls)
