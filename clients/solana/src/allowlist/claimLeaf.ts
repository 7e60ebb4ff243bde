import type { SolanaAddress } from '@mintline/core/identifiers'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { getU64Encoder } from '@solana/kit'

/** A wallet and its claim, from its proof document. */
export interface MerkleClaimTerms {
  readonly wallet: SolanaAddress
  /** Lamports for one item; at most 64 bits. */
  readonly price: bigint
  /** Maximum items in the phase; at most 64 bits. */
  readonly maxClaims: bigint
}

const LEAF_PREFIX = Uint8Array.of(0)

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
