import { systemClock } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import {
  type AllowlistCsvOptions,
  type BuiltMerkleList,
  buildMerkleList,
  type ListTotals,
  listTotals,
  type MerkleEntryInput,
  type MerkleProofDocument,
  type ParsedAllowlist,
  parseAllowlistCsv,
} from '@mintline/solana'
import {
  type MissingColumn,
  needsPriceUnit,
  parseOrAsk,
  type RowReport,
} from '#entities/list/lib/readList.ts'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import { leadsToRoot } from './checkProof.ts'
import { type WrittenProofs, writeProofFolder } from './proofFolder.ts'
import type { ZipPart } from './zipParts.ts'
import { zipProofs } from './zipProofs.ts'

/** Root, size and prices of a tree. */
export interface MerkleSummary {
  /** 32 bytes. */
  root: Uint8Array
  /** Wallets in the list, at least 1. */
  size: number
  /** Prices of the list. */
  totals: ListTotals
}

/** Result of reading a file. */
export type MerkleReading =
  /** `tree` holds the usable rows; undefined = there are none. */
  | {
      status: 'read'
      report: RowReport
      tree: MerkleSummary | undefined
      /** True where prices of the file name no unit. */
      needsUnit: boolean
    }
  /** Columns are missing, so one value for all wallets is needed. */
  | { status: 'incomplete'; missing: readonly MissingColumn[] }

/** A request about the merkle list. */
export type MerkleRequest =
  /** Reads a file, replacing the one before. Answers `MerkleReading`. */
  | { type: 'read'; text: string; options: AllowlistCsvOptions }
  /** Answers the `MerkleProofDocument` of a wallet, by address or position; undefined = not on the list. */
  | { type: 'proof'; wallet: SolanaAddress | number }
  /** Answers whether a proof leads to the root of the list. */
  | { type: 'check'; document: MerkleProofDocument }
  /** Answers the proofs as a `Blob`. */
  | { type: 'zip'; part: ZipPart }
  /** Answers `WrittenProofs`. */
  | { type: 'folder'; folder: FileSystemDirectoryHandle; replace: boolean }

type MerkleAnswer = MerkleReading | MerkleProofDocument | undefined | boolean | Blob | WrittenProofs

/** Holds one merkle list and handles requests about it, in a worker. */
export function createMerkleService(): (
  request: MerkleRequest,
  options?: CallOptions,
) => Promise<MerkleAnswer> {
  let list: BuiltMerkleList | undefined
  return async (request, options = {}) => {
    switch (request.type) {
      case 'read': {
        list = undefined
        const csv = { ...request.options, limits: 'merkleTree' } as const
        const parsed = parseOrAsk((assumed) =>
          parseAllowlistCsv(request.text, { ...csv, ...assumed }),
        )
        if ('missing' in parsed) return { status: 'incomplete', ...parsed }
        list = await buildTree(parsed.entries, options)
        const needsUnit = needsPriceUnit(request.text, { columns: request.options.columns ?? {} })
        return answerOf(parsed, { list, needsUnit })
      }
      case 'proof': {
        const { wallet } = request
        return typeof wallet === 'number' ? list?.documentAt(wallet) : list?.documentOf(wallet)
      }
      case 'check':
        return leadsToRoot(request.document, kept(list).root)
      case 'zip':
        return zipProofs(kept(list), request.part, options)
      case 'folder': {
        const { folder, replace } = request
        return writeProofFolder(kept(list), folder, { ...options, replace })
      }
    }
  }
}

async function buildTree(
  entries: readonly MerkleEntryInput[],
  options: CallOptions,
): Promise<BuiltMerkleList | undefined> {
  // Cancellation is only received between turns of the event loop.
  await systemClock.sleep(0, options.signal)
  return entries.length === 0 ? undefined : buildMerkleList(entries, options)
}

function answerOf(
  { entries, badRows, conflicts, duplicates, counts }: ParsedAllowlist<MerkleEntryInput>,
  { list, needsUnit }: { list: BuiltMerkleList | undefined; needsUnit: boolean },
): MerkleReading {
  const tree = list && { root: list.root, size: list.size, totals: listTotals(entries) }
  return { status: 'read', report: { badRows, conflicts, duplicates, counts }, tree, needsUnit }
}

function kept(list: BuiltMerkleList | undefined): BuiltMerkleList {
  if (!list) throw new Error('There is no list here.')
  return list
}
