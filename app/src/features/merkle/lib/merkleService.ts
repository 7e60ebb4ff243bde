import { systemClock } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import {
  type BuiltMerkleList,
  buildMerkleList,
  type ListTotals,
  listTotals,
  type MerkleEntryInput,
  type MerkleProofDocument,
  merkleLeaf,
  parseAllowlistCsv,
  verifyMerkleProof,
} from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import type { StorageChoice } from '#entities/artwork/lib/artwork.ts'
import {
  createListReader,
  type ListAnswer,
  type ListRequest,
} from '#entities/list/lib/listReader.ts'
import type { CallOptions, CallProgress } from '#shared/lib/workerCalls.ts'
import { writeProofFolder } from './proofFolder.ts'
import type { ZipPart } from './zipParts.ts'
import { zipProofs } from './zipProofs.ts'

/** A tree's root, size and prices. */
export interface MerkleSummary {
  /** 32 bytes. */
  root: Uint8Array
  /** Wallets in the list, at least 1. */
  size: number
  /** The list's prices. */
  totals: ListTotals
}

/** Summary of a merkle list's file. */
export interface MerkleReading {
  /** Holds the usable rows; undefined = there are none. */
  tree: MerkleSummary | undefined
}

/** A request about a merkle list, besides those about any list. */
export type MerkleRequest =
  /** Answers a wallet's `MerkleProofDocument`, by address or position; undefined = not on the list. */
  | { type: 'proof'; wallet: SolanaAddress | number }
  /** Answers whether a proof leads to the list's root. */
  | { type: 'check'; document: MerkleProofDocument }
  /** Answers the proofs as a `Blob`. */
  | { type: 'zip'; part: ZipPart }
  /** Answers the address at which the proofs are stored. */
  | { type: 'store'; storage: StorageChoice }
  /** Answers `WrittenProofs`. */
  | { type: 'folder'; folder: FileSystemDirectoryHandle; replace: boolean }

/** Holds one merkle list and handles requests about it, in a worker. */
export function createMerkleService(): (
  request: ListRequest | MerkleRequest,
  options?: CallOptions,
) => Promise<unknown> {
  const reader = createListReader()
  let list: BuiltMerkleList | undefined
  const keep = async (
    entries: readonly MerkleEntryInput[],
    decimals: number | undefined,
    options: CallOptions,
  ) => {
    list = await buildTree(entries, options)
    return {
      tree: list && { root: list.root, size: list.size, totals: listTotals(entries, decimals) },
    }
  }
  return async (request, options = {}) => {
    switch (request.type) {
      case 'read': {
        list = undefined
        const answer: ListAnswer<MerkleReading> = await reader.read(
          request,
          {
            parse: (text, csv) => parseAllowlistCsv(text, { ...csv, limits: 'merkleTree' }),
            keep: ({ entries }) => keep(entries, request.rules.token?.decimals, options),
          },
          options,
        )
        return answer
      }
      case 'proof': {
        const { wallet } = request
        return typeof wallet === 'number' ? list?.documentAt(wallet) : list?.documentOf(wallet)
      }
      case 'check':
        return leadsToRoot(request.document, kept(list).root)
      case 'zip':
        return zipProofs(kept(list), request.part, options)
      case 'store': {
        const stored = kept(list)
        // Large, and few lists that are looked at are stored.
        const { storeList } = await import('./storeList.ts')
        return storeList(stored, request.storage, options)
      }
      case 'folder': {
        const { folder, replace } = request
        return writeProofFolder(kept(list), folder, { ...options, replace })
      }
      default:
        return reader.answer(request)
    }
  }
}

async function buildTree(
  entries: readonly MerkleEntryInput[],
  { onProgress, signal }: CallOptions,
): Promise<BuiltMerkleList | undefined> {
  // Cancellation is only received between event loop turns.
  await systemClock.sleep(0, signal)
  if (entries.length === 0) return undefined
  return buildMerkleList(entries, {
    signal,
    onProgress: (progress: CallProgress) => onProgress?.({ ...progress, step: TREE_STEP }),
  })
}

const TREE_STEP = 'Building the tree'

function kept(list: BuiltMerkleList | undefined): BuiltMerkleList {
  if (!list) throw new Error('There is no list here.')
  return list
}

/** Returns true if a proof leads from its claim to a root, by the program's rule. */
function leadsToRoot(
  { claimant, claimPrice: price, maxClaims, proof }: MerkleProofDocument,
  root: Uint8Array,
): boolean {
  const leaf = merkleLeaf({ wallet: new PublicKey(claimant), price, maxClaims })
  return verifyMerkleProof({ leaf, proof, root })
}
