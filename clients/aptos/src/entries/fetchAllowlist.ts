import { inParallel } from '@mintline/core/async'
import type { AllowlistEntry } from '../allowlist/allowlistProof.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { LedgerOptions } from '../chain/fetchLedger.ts'
import { Address, decodeAnswer, struct, U64, vector } from '../drop/decodeAnswer.ts'
import { machineDrop } from '../drop/dropReference.ts'
import { machineView } from '../drop/machineView.ts'
import type { ListReference } from './listReference.ts'
import { readAtVersion } from './readAtVersion.ts'

/** Options for reading a list. */
export interface FetchAllowlistOptions extends LedgerOptions {
  /** Called with the entry count so far, after each few pages. */
  readonly onProgress?: ((progress: { readonly done: number }) => void) | undefined
}

/** Entries per page in the drop machine. */
const PAGE_LENGTH = 100
/** Pages fetched at the same time. */
const PAGES_AT_ONCE = 4

const Page = vector(struct({ user: Address, max_per_wallet_by_allow_list: U64 }))

/**
 * Fetches all allowlist entries in a phase, a few pages at a time, all at one ledger version.
 *
 * @throws NO_CONTRACT_DATA, and the same errors about references and nodes as `fetchDrop`.
 */
export function fetchAllowlist(
  connection: AptosConnection,
  { phaseId, ...reference }: ListReference,
  options: FetchAllowlistOptions = {},
): Promise<AllowlistEntry[]> {
  const drop = machineDrop(reference)
  const { onProgress, signal } = options
  const readPage = (page: number, ledgerVersion: bigint, either: AbortSignal) => {
    const decode = (answer: unknown, name: string): AllowlistEntry[] =>
      decodeAnswer(Page, answer, name).map(
        ({ user: wallet, max_per_wallet_by_allow_list: maxPerWalletByAllowList }) => ({
          wallet,
          maxPerWalletByAllowList,
        }),
      )
    const view = { name: 'allowlistPage', rest: [phaseId, page], ledgerVersion, decode } as const
    return machineView(connection, drop, view, { ...options, signal: either })
  }
  const read = async (ledgerVersion: bigint) => {
    const entries: AllowlistEntry[] = []
    for (let first = 0; ; first += PAGES_AT_ONCE) {
      const numbers = Array.from({ length: PAGES_AT_ONCE }, (_, index) => first + index)
      const pages = await inParallel(
        numbers,
        (page, either) => readPage(page, ledgerVersion, either),
        {
          concurrency: PAGES_AT_ONCE,
          signal,
        },
      )
      entries.push(...pages.flat())
      onProgress?.({ done: entries.length })
      if (entries.length < (first + PAGES_AT_ONCE) * PAGE_LENGTH) return entries
    }
  }
  return readAtVersion(connection, read, options)
}
