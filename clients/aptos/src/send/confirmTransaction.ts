import { awaitOutcome } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import type { ConfirmOptions, SentTransaction } from './sendOptions.ts'
import {
  type ConfirmInput,
  confirmedOf,
  fetchOutcome,
  POLLING_INTERVAL,
} from './transactionOutcome.ts'

/**
 * Waits until a sent transaction is executed. Retries an unreachable node until the timeout.
 *
 * @throws MODULE_ABORTED, FUNDS_TOO_LOW, GAS_EXHAUSTED, EXECUTION_FAILED if it fails.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function confirmTransaction(
  connection: AptosConnection,
  input: ConfirmInput,
  options: ConfirmOptions = {},
): Promise<SentTransaction> {
  const { pollingInterval = POLLING_INTERVAL } = options
  const outcome = await awaitOutcome(
    async (ask) => {
      const found = await fetchOutcome(connection, input, ask)
      return found === 'waiting' ? undefined : found
    },
    { ...options, pollingInterval },
  )
  return confirmedOf(input, outcome)
}
