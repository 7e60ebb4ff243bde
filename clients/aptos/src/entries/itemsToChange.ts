import { inParallel } from '@mintline/core/async'
import type { AptosAddress } from '@mintline/core/identifiers'
import type { AptosConnection } from '../chain/connection.ts'
import type { LedgerOptions, LedgerPoint } from '../chain/fetchLedger.ts'
import { decodeAnswer, U64, vector } from '../drop/decodeAnswer.ts'
import { type MachineDrop, machineView } from '../drop/machineView.ts'
import type { EntryWork } from './entryWork.ts'
import type { OpenList } from './openList.ts'
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
 * Returns the items that are not yet as requested on chain, updated to its current state.
 *
 * @param since Point that the ledger must have reached, so that a lagging node does not hide earlier changes.
 * @throws The same errors as `fetchCaps`.
 */
export async function itemsToChange<Item>(
  { connection, ask, phaseId, ...drop }: OpenList,
  { work, items }: { readonly work: EntryWork<Item>; readonly items: readonly Item[] },
  since: LedgerPoint = {},
): Promise<Item[]> {
  const query = { drop, phaseId, wallets: items.map((item) => work.walletOf(item)) }
  const caps = await fetchCaps(connection, query, { ...ask, since })
  return items.flatMap((item, index) => work.itemAt(item, caps[index] ?? 0n) ?? [])
}

/**
 * Fetches caps for these wallets alone, in request order, however long the list is; 0 = no entry.
 *
 * @throws The same errors about references and nodes as `fetchDrop`.
 */
function fetchCaps(
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
