import type { SolanaAddress } from '@mintline/core/identifiers'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { getU64Encoder } from '@solana/kit'

const NODE_PREFIX = Uint8Array.of(1)

/** A wallet and its claim, from its proof document. */
interface MerkleClaimTerms {
  readonly wallet: SolanaAddress
  /** Lamports for one item; at most 64 bits. */
  readonly price: bigint
  /** Maximum items in the phase; at most 64 bits. */
  readonly maxClaims: bigint
}

const LEAF_PREFIX = Uint8Array.of(0)

/**
 * Returns true if a proof leads from a leaf to a root, by the program's rule.
 *
 * Shares no code with the tree builders, except for the hash where WebAssembly is not allowed, so that each checks the
 * other.
 */
export function verifyMerkleProof({ leaf, proof, root }: MerkleClaim): boolean {
  return compare(proof.reduce(hashPair, leaf), root) === 0
}

/** A leaf, a root, and the proof that connects them. */
export interface MerkleClaim {
  /** 32 bytes: see `merkleLeaf`. */
  readonly leaf: Uint8Array
  /** Siblings from the leaf to the root, 32 bytes each. */
  readonly proof: readonly Uint8Array[]
  /** 32 bytes. */
  readonly root: Uint8Array
}

/** keccak256(0x01 ‖ smaller ‖ larger). */
function hashPair(node: Uint8Array, sibling: Uint8Array): Uint8Array {
  const [smaller, larger] = compare(node, sibling) <= 0 ? [node, sibling] : [sibling, node]
  return keccak_256.create().update(NODE_PREFIX).update(smaller).update(larger).digest()
}

/** Returns 0 for the same bytes, a negative number if the first is smaller. */
function compare(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index])
  // A missing byte is smaller than any other.
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

/**
 * keccak256(0x00 ‖ wallet ‖ price u64 LE ‖ max claims u64 LE). The same as `merkleLeaf`, for single leaves, without
 * web3.js and WebAssembly.
 */
export function claimLeaf({ wallet, price, maxClaims }: MerkleClaimTerms): Uint8Array {
  return keccak_256
    .create()
    .update(LEAF_PREFIX)
    .update(base58.decode(wallet))
    .update(u64(price))
    .update(u64(maxClaims))
    .digest()
}

function u64(value: bigint): Uint8Array {
  return new Uint8Array(getU64Encoder().encode(value))
}
