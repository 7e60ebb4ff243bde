import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger, type LedgerOptions } from '../chain/fetchLedger.ts'
import { isPruned } from '../chain/nodeAnswer.ts'

/** Attempts to read a list before its version is forgotten. */
const ATTEMPTS = 3

/**
 * Reads several parts of a list at one version of the ledger, so that they fit together whatever changes in between.
 * Begins anew where a node has forgotten the version meanwhile.
 *
 * @throws The errors of `read` and of `fetchLedger`.
 */
export async function readAtVersion<Result>(
  connection: AptosConnection,
  read: (ledgerVersion: bigint) => Promise<Result>,
  options: LedgerOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const { version } = await fetchLedger(connection, options)
    try {
      return await read(version)
    } catch (error) {
      if (attempt === ATTEMPTS || !isPruned(error)) throw error
    }
  }
}
