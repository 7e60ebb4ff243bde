import { type SolanaAddress, systemClock } from '@mintline/core'
import {
  type AllowlistCsvOptions,
  type BuiltMerkleList,
  buildMerkleList,
  type MerkleEntryInput,
  type MerkleProofDocument,
  type ParsedAllowlist,
  parseAllowlistCsv,
} from '@mintline/solana'
import type { CallOptions } from './calls.ts'
import { type WrittenProofs, writeProofFolder } from './proofFolder.ts'
import type { ZipPart } from './zipParts.ts'
import { zipProofs } from './zipProofs.ts'

/** What a tree comes to. */
export interface MerkleSummary {
  /** 32 bytes. */
  root: Uint8Array
  /** Wallets in the list, at least 1. */
  size: number
}

/** What a file holds, and the tree of its wallets. */
export interface ReadMerkleList
  extends Pick<
    ParsedAllowlist<MerkleEntryInput>,
    'badRows' | 'duplicates' | 'conflicts' | 'counts'
  > {
  /** Undefined = no row can be used. */
  tree: MerkleSummary | undefined
}

/** What can be asked of who keeps a list. */
export type MerkleRequest =
  /** Takes a file, in place of what was there before. Answers `ReadMerkleList`. */
  | { type: 'read'; text: string; options: AllowlistCsvOptions }
  /** Answers the `MerkleProofDocument` of a wallet, by address or position; undefined = not listed. */
  | { type: 'proof'; wallet: SolanaAddress | number }
  /** Answers the proofs as a `Blob`. */
  | { type: 'zip'; part: ZipPart }
  /** Answers `WrittenProofs`. */
  | { type: 'folder'; folder: FileSystemDirectoryHandle; replace: boolean }

type MerkleAnswer = ReadMerkleList | MerkleProofDocument | undefined | Blob | WrittenProofs

/** Keeps one merkle list and answers requests about it; lives in a worker. */
export function createMerkleDesk(): (
  request: MerkleRequest,
  options?: CallOptions,
) => Promise<MerkleAnswer> {
  let list: BuiltMerkleList | undefined
  return async (request, options = {}) => {
    switch (request.type) {
      case 'read': {
        list = undefined
        const read = await readList(request.text, request.options, options)
        list = read.list
        return read.answer
      }
      case 'proof': {
        const { wallet } = request
        return typeof wallet === 'number' ? list?.documentAt(wallet) : list?.documentOf(wallet)
      }
      case 'zip':
        return zipProofs(kept(list), request.part, options)
      case 'folder':
        return writeProofFolder(kept(list), request.folder, {
          ...options,
          replace: request.replace,
        })
    }
  }
}

async function readList(
  text: string,
  csv: AllowlistCsvOptions,
  options: CallOptions,
): Promise<{ list: BuiltMerkleList | undefined; answer: ReadMerkleList }> {
  const { entries, ...read } = parseAllowlistCsv(text, { ...csv, limits: 'merkleTree' })
  // What cancels the call is heard between turns only.
  await systemClock.sleep(0, options.signal)
  const list = entries.length === 0 ? undefined : await buildMerkleList(entries, options)
  const tree = list && { root: list.root, size: list.size }
  return { list, answer: { ...read, tree } }
}

function kept(list: BuiltMerkleList | undefined): BuiltMerkleList {
  if (!list) throw new Error('There is no list here.')
  return list
}
