import type { RefusedBatch } from '@mintline/core/batches'
import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { isNodeError } from '@mintline/core/node'
import { fetchPayer, simulateCall } from '../administration/simulateCall.ts'
import { exceedsLimits } from '../failures/executionFailure.ts'
import type { TransactionEstimate, TransactionInput } from '../send/sendOptions.ts'
import type { EntryWork } from './entryWork.ts'
import type { OpenList } from './openList.ts'

/** A transaction that changes entries, ready to be signed. */
export interface PreparedChange {
  readonly status: 'prepared'
  /** Undefined, because each batch is simulated: its gas depends on the entries on chain. */
  readonly budget: undefined
  readonly transaction: TransactionInput & { readonly estimate: TransactionEstimate }
}

/**
 * Simulates a transaction that changes these items, on the current state.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function simulateItems<Item>(
  { machine, collection, phaseId, connection, ask, wallet }: OpenList,
  work: EntryWork<Item>,
  items: readonly Item[],
): Promise<PreparedChange | RefusedBatch> {
  const call = work.callOf({ collection, phaseId }, items)
  const payer = await fetchPayer(connection, wallet, ask)
  try {
    const transaction = await simulateCall(connection, { machine, call, payer }, ask)
    return { status: 'prepared', budget: undefined, transaction }
  } catch (error) {
    if (!isMintlineError(error) || isNodeError(error)) throw error
    return refusedBatch(error)
  }
}

/** Converts an error to a batch refusal, and marks it if a smaller batch might pass. */
export function refusedBatch(error: MintlineError): RefusedBatch {
  const isOversized = exceedsLimits(error) || isMintlineError(error, 'FUNDS_TOO_LOW')
  return { status: 'failed', error, isOversized }
}
