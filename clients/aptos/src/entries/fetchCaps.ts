import { inParallel } from '@mintline/core'
import type { AptosAddress } from '@mintline/core/identifiers'
import type { AptosConnection } from '../chain/connection.ts'
import type { LedgerOptions } from '../chain/fetchLedger.ts'
import { decodeAnswer, U64, vector } from '../drop/decodeAnswer.ts'
import { type MachineDrop, machineView } from '../drop/machineView.ts'
import { readAtVersion } from './readAtVersion.ts'

/** Wallets whose entries to read. */
interface CapsQuery {
  readonly drop: MachineDrop
  readonly phaseId: bigint
  readonly wallets: readonly AptosAddress[]
}

const WALLETS_PER_REQUEST = 200
const CONCURRENT_REQUESTS = 4

const Caps = vector(U64)

/**
 * Fetches caps for these wallets alone, in request order, however long the list is; 0 = no entry.
 *
 * @throws The same errors about references and nodes as `fetchDrop`.
 */
export function fetchCaps(
  connection: AptosConnection,
  { drop, phaseId, wallets }: CapsQuery,
  options: LedgerOptions = {},
): Promise<bigint[]> {
  const count = Math.ceil(wallets.length / WALLETS_PER_REQUEST)
  const parts = Array.from({ length: count }, (_, index) =>
    wallets.slice(index * WALLETS_PER_REQUEST, (index + 1) * WALLETS_PER_REQUEST),
  )
  const { signal } = options
  const read = async (ledgerVersion: bigint) => {
    const readPart = (addresses: readonly string[], either: AbortSignal) => {
      const decode = (answer: unknown, name: string) => decodeAnswer(Caps, answer, name)
      const rest = [phaseId, addresses]
      const view = { name: 'allowlistCaps', rest, ledgerVersion, decode } as const
      return machineView(connection, drop, view, { ...options, signal: either })
    }
    const caps = await inParallel(parts, readPart, { concurrency: CONCURRENT_REQUESTS, signal })
    return caps.flat()
  }
  return readAtVersion(connection, read, options)
}
