import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger, type LedgerOptions } from '../chain/fetchLedger.ts'
import { isPruned } from '../chain/nodeAnswer.ts'

/** Maximum attempts, since nodes prune old versions. */
const ATTEMPTS = 3

/**
 * Reads several parts of a list at one ledger version, so that concurrent changes cannot mix in. Restarts if a node has
 * pruned the version meanwhile.
 *
 * @throws What `read` and `fetchLedger` throw.
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
