import { CoreError } from '@mintline/core/errors'
import type { PublicKey } from '@solana/web3.js'
import { KeyIndex } from './merkle/keyIndex.ts'
import { allocateLevels, hashLevels, proofAt, rootOf } from './merkle/levels.ts'
import { NODE_LENGTH, writeLeaf } from './merkle/nodes.ts'
import { assertMerkleMaxClaims, assertMerklePrice } from './merkleEntry.ts'

/** A wallet on a merkle list and its claim. */
export interface MerkleListEntry {
  wallet: PublicKey
  /** Lamports for one item, fees included. */
  price: bigint
  /** Maximum items in the phase; at least 1. */
  maxClaims: bigint
}

/** A merkle list: the phase stores its root, and every mint carries a proof. */
export interface MerkleList {
  /** 32 bytes. */
  root: Uint8Array
  /** Returns the siblings from the entry's leaf to the root, 32 bytes each; empty = the entry is not in the list. */
  proofOf(entry: MerkleListEntry): Uint8Array[]
}

/**
 * keccak256(0x00 ‖ wallet ‖ price u64 LE ‖ max claims u64 LE).
 *
 * @throws `MERKLE_PRICE_OUT_OF_RANGE`, `MERKLE_MAX_CLAIMS_OUT_OF_RANGE`
 */
export function merkleLeaf(entry: MerkleListEntry): Uint8Array {
  const leaf = new Uint8Array(NODE_LENGTH)
  writeEntry(entry, leaf, 0)
  return leaf
}

/**
 * Builds a list's tree; nodes are keccak256(0x01 ‖ smaller ‖ larger). For many thousand entries, or lists that people
 * write, use `buildMerkleList`.
 *
 * @throws `MERKLE_LIST_EMPTY`, `MERKLE_PRICE_OUT_OF_RANGE`, `MERKLE_MAX_CLAIMS_OUT_OF_RANGE`
 */
export function merkleList(entries: readonly MerkleListEntry[]): MerkleList {
  const levels = allocateLevels(leafCountOf(entries.length))
  const [leaves = new Uint8Array()] = levels
  const index = new KeyIndex(leaves)
  entries.forEach((entry, position) => {
    writeEntry(entry, leaves, position * NODE_LENGTH)
    index.add(position)
  })
  hashLevels(levels)
  return {
    root: rootOf(levels),
    proofOf: (entry) => {
      const position = index.find(merkleLeaf(entry))
      return position === undefined ? [] : proofAt(levels, position)
    },
  }
}

/**
 * A tree's leaf count. A list with one wallet gets a second leaf, all zeros, because the program refuses an empty
 * proof.
 *
 * @throws `MERKLE_LIST_EMPTY`
 */
export function leafCountOf(wallets: number): number {
  if (wallets === 0) throw new CoreError('MERKLE_LIST_EMPTY', {})
  return Math.max(wallets, 2)
}

function writeEntry(entry: MerkleListEntry, target: Uint8Array, offset: number): void {
  const { wallet, price, maxClaims } = entry
  assertMerklePrice(price)
  // An entry that grants nothing also has a leaf, although nobody can mint with it.
  if (maxClaims !== 0n) assertMerkleMaxClaims(maxClaims)
  writeLeaf({ wallet: wallet.toBytes(), price, maxClaims }, target, offset)
}
