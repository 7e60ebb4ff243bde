import type { PublicKey } from '@solana/web3.js'
import keccak256 from 'keccak256'
import { MerkleTree } from 'merkletreejs'

/** A wallet of a merkle list and what it may claim. */
export interface MerkleListEntry {
  wallet: PublicKey
  /** Lamports for one item, fees included. */
  price: bigint
  /** Most items in the phase; at least 1. */
  maxClaims: bigint
}

/** A merkle list: its root goes into the phase, a proof goes with every mint. */
export interface MerkleList {
  /** 32 bytes. */
  root: Buffer
  /** Siblings from the entry's leaf to the root, 32 bytes each; empty for an entry not in the list. */
  proofOf(entry: MerkleListEntry): Buffer[]
}

const LEAF_PREFIX = Buffer.from([0])
const NODE_PREFIX = Buffer.from([1])
/** Pads a list of one wallet, because the program refuses an empty proof. */
const PADDING_LEAF = Buffer.alloc(32)

/** keccak256(0x00 ‖ wallet ‖ price u64 LE ‖ max claims u64 LE). */
export function merkleLeaf({ wallet, price, maxClaims }: MerkleListEntry): Buffer {
  const amounts = Buffer.alloc(16)
  amounts.writeBigUInt64LE(price, 0)
  amounts.writeBigUInt64LE(maxClaims, 8)
  return keccak256(Buffer.concat([LEAF_PREFIX, wallet.toBuffer(), amounts]))
}

/** Builds the tree of a list; nodes are keccak256(0x01 ‖ smaller ‖ larger). */
export function merkleList(entries: readonly MerkleListEntry[]): MerkleList {
  const leaves = entries.map(merkleLeaf)
  if (leaves.length === 1) leaves.push(PADDING_LEAF)
  const tree = new MerkleTree(leaves, hashNode, { sortPairs: true })
  return {
    root: tree.getRoot(),
    proofOf: (entry) => tree.getProof(merkleLeaf(entry)).map(({ data }) => data),
  }
}

function hashNode(pair: Buffer): Buffer {
  return keccak256(Buffer.concat([NODE_PREFIX, pair]))
}
