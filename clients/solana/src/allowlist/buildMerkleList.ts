import { CoreError, systemClock } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import { collectFlatFeeProblems } from '../plans/problems/flatFee.ts'
import { assertNoProblems } from '../plans/problems/problems.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import { assertDistinctWallets } from './assertDistinctWallets.ts'
import { assertProofsAgree } from './merkle/assertProofsAgree.ts'
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

/** A merkle list of any size, with a proof for each of its wallets. */
export interface BuiltMerkleList {
  /** 32 bytes; it goes into the phase. */
  readonly root: Uint8Array
  /** Wallets in the list, at least 1. */
  readonly size: number
  /** What the wallet at a position needs to mint, from 0; undefined beyond the list. */
  documentAt(position: number): MerkleProofDocument | undefined
  /** What a wallet needs to mint; undefined for one that is not in the list. */
  documentOf(wallet: SolanaAddress): MerkleProofDocument | undefined
}

/** How far a list is built. */
export interface MerkleBuildProgress {
  /** Nodes of the tree that are computed. */
  readonly done: number
  /** Nodes of the whole tree. */
  readonly total: number
}

export interface BuildMerkleListOptions {
  /** Lamports of the collection's flat platform fee: a lower price is refused. Default: none. */
  readonly flatFee?: bigint | undefined
  /** Hears how far it is, some dozens of times a second. */
  readonly onProgress?: ((progress: MerkleBuildProgress) => void) | undefined
  /** Stops the work; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

/** Nodes computed in one go, some hundredths of a second, before others get their turn. */
const SLICE = 16_384

/**
 * Builds the tree of a list of up to millions of wallets, without keeping others from running.
 *
 * @throws `MERKLE_LIST_EMPTY`, `ALLOWLIST_WALLET_LISTED_TWICE`, `INVALID_ADDRESS`,
 * `MERKLE_PRICE_OUT_OF_RANGE`, `MERKLE_MAX_CLAIMS_OUT_OF_RANGE`, `INPUT_INVALID` with the positions
 * of prices below the fee, or the reason of the signal
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
  assertProofsAgree(levels)
  return builtList(entries, levels, wallets)
}

type Turns = (count: number, work: (start: number, end: number) => void) => Promise<void>

/** Splits work into slices, between which others run, progress is told and the signal is heard. */
function takeTurns(levels: MerkleLevels, { onProgress, signal }: BuildMerkleListOptions): Turns {
  const total = levels.reduce((sum, level) => sum + levelSize(level), 0)
  let done = 0
  return async (count, work) => {
    for (let start = 0; start < count; start += SLICE) {
      const end = Math.min(start + SLICE, count)
      work(start, end)
      done += end - start
      onProgress?.({ done, total })
      // A small list is done in one turn.
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
    // The leaf that pads a list of one wallet has no entry and stays zero.
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

/** The bytes of an address, checked and decoded at once: a million of them take a second. */
function decodeAddress(wallet: SolanaAddress): Uint8Array {
  try {
    const bytes = base58.decode(wallet)
    if (bytes.length === NODE_LENGTH) return bytes
  } catch {
    // Letters that base58 does not have: refused below.
  }
  throw new CoreError('INVALID_ADDRESS', { value: wallet, blockchain: 'SOLANA' })
}
