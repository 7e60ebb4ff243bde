import { systemClock } from '@mintline/core/async'
import { CoreError } from '@mintline/core/errors'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import { base58 } from '@scure/base'
import { collectFlatFeeProblems } from '../plans/problems/flatFee.ts'
import { assertNoProblems } from '../plans/problems/problems.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import { KeyIndex } from './merkle/keyIndex.ts'
import {
  allocateLevels,
  hashLevel,
  levelSize,
  type MerkleLevels,
  proofAt,
  rootOf,
} from './merkle/levels.ts'
import { prepareNodeHash } from './merkle/nodeHash.ts'
import { NODE_LENGTH, writeLeaf } from './merkle/nodes.ts'
import { assertMerkleMaxClaims, assertMerklePrice, type MerkleEntryInput } from './merkleEntry.ts'
import { leafCountOf } from './merkleTree.ts'

/** A merkle list, however long, with a proof for each wallet. */
export interface BuiltMerkleList {
  /** 32 bytes; stored in the phase. */
  readonly root: Uint8Array
  /** Wallets in the list, at least 1. */
  readonly size: number
  /** Returns the proof document at a position, from 0; undefined beyond the list. */
  documentAt(position: number): MerkleProofDocument | undefined
  /** Returns a wallet's proof document; undefined = it is not in the list. */
  documentOf(wallet: SolanaAddress): MerkleProofDocument | undefined
}

/** Progress while a list is built. */
export interface MerkleBuildProgress {
  /** Computed tree nodes. */
  readonly done: number
  /** All tree nodes. */
  readonly total: number
}

export interface BuildMerkleListOptions {
  /** The collection's flat platform fee in lamports; lower prices are refused. Default: none. */
  readonly flatFee?: bigint | undefined
  /** Called some dozens of times per second. */
  readonly onProgress?: ((progress: MerkleBuildProgress) => void) | undefined
  /** Stops the work; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

/** Nodes per slice: some hundredths of a second, before other tasks get a turn. */
const SLICE = 16_384

/**
 * Builds the tree for up to millions of wallets, without blocking other tasks.
 *
 * @throws `MERKLE_LIST_EMPTY`, `ALLOWLIST_WALLET_LISTED_TWICE`, `INVALID_ADDRESS`, `MERKLE_PRICE_OUT_OF_RANGE`,
 * `MERKLE_MAX_CLAIMS_OUT_OF_RANGE`, `INPUT_INVALID` with the positions of prices below the fee, or the signal's reason
 */
export async function buildMerkleList(
  entries: readonly MerkleEntryInput[],
  options: BuildMerkleListOptions = {},
): Promise<BuiltMerkleList> {
  assertNoProblems(collectFlatFeeProblems(entries, options.flatFee ?? 0n))
  const levels = allocateLevels(leafCountOf(entries.length))
  await prepareNodeHash()
  const turns = takeTurns(levels, options)
  const wallets = await hashLeaves(entries, levels, turns)
  for (const [height, upper] of levels.entries()) {
    const lower = levels[height - 1]
    if (lower) await turns(levelSize(upper), (start, end) => hashLevel(lower, upper, start, end))
  }
  // Its libraries are needed by nothing else, so they are loaded once a tree stands.
  const { assertProofsAgree } = await import('./merkle/assertProofsAgree.ts')
  assertProofsAgree(levels)
  return builtList(entries, levels, wallets)
}

type Turns = (count: number, work: (start: number, end: number) => void) => Promise<void>

/** Splits work into slices; between them, other tasks run, progress is reported and the signal is checked. */
function takeTurns(levels: MerkleLevels, { onProgress, signal }: BuildMerkleListOptions): Turns {
  const total = levels.reduce((sum, level) => sum + levelSize(level), 0)
  let done = 0
  return async (count, work) => {
    for (let start = 0; start < count; start += SLICE) {
      const end = Math.min(start + SLICE, count)
      work(start, end)
      done += end - start
      onProgress?.({ done, total })
      // A small list needs only one slice.
      if (end - start === SLICE) await systemClock.sleep(0, signal)
      signal?.throwIfAborted()
    }
  }
}

async function hashLeaves(
  entries: readonly MerkleEntryInput[],
  levels: MerkleLevels,
  turns: Turns,
): Promise<KeyIndex> {
  const [leaves = new Uint8Array()] = levels
  const wallets = new Uint8Array(entries.length * NODE_LENGTH)
  const index = new KeyIndex(wallets)
  await turns(levelSize(leaves), (start, end) => {
    // A single wallet's list has a padding leaf, which has no entry and stays zero.
    entries.slice(start, end).forEach(({ user, price, maxClaims }, position) => {
      const offset = (start + position) * NODE_LENGTH
      const wallet = decodeAddress(user)
      assertMerklePrice(price)
      assertMerkleMaxClaims(maxClaims)
      wallets.set(wallet, offset)
      if (index.add(start + position) !== undefined) {
        assertDistinctWallets(entries.map((entry) => entry.user))
      }
      writeLeaf({ wallet, price, maxClaims }, leaves, offset)
    })
  })
  return index
}

function builtList(
  entries: readonly MerkleEntryInput[],
  levels: MerkleLevels,
  wallets: KeyIndex,
): BuiltMerkleList {
  const documentAt = (position: number): MerkleProofDocument | undefined => {
    const entry = entries[position]
    if (!entry) return undefined
    const { user: claimant, price: claimPrice, maxClaims } = entry
    return { claimant, claimPrice, maxClaims, proof: proofAt(levels, position) }
  }
  return {
    root: rootOf(levels),
    size: entries.length,
    documentAt,
    documentOf: (wallet) => {
      const position = wallets.find(decodeAddress(wallet))
      return position === undefined ? undefined : documentAt(position)
    },
  }
}

/** Checks and decodes an address in one step: a million take a second. */
function decodeAddress(wallet: SolanaAddress): Uint8Array {
  try {
    const bytes = base58.decode(wallet)
    if (bytes.length === NODE_LENGTH) return bytes
  } catch {
    // Characters outside base58 are refused below.
  }
  throw new CoreError('INVALID_ADDRESS', { value: wallet, blockchain: 'SOLANA' })
}
