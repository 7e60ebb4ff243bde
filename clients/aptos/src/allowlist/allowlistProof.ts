import type { AptosAddress } from '@mintline/core/identifiers'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { AccountAddress, U64 } from '../bcs/values.ts'

/** A listed wallet's terms. */
export interface AllowlistEntry {
  readonly wallet: AptosAddress
  /** Items that it may mint in the phase; at least 1. */
  readonly maxPerWalletByAllowList: bigint
}

/** Proves that a wallet is on a phase's merkle list, and with which cap. */
export interface AllowlistProof extends Omit<AllowlistEntry, 'wallet'> {
  /** Siblings from the wallet's leaf to the root, 32 bytes each as 0x and hex; empty if the list has one wallet. */
  readonly proof: readonly string[]
}

const LEAF_PREFIX = Uint8Array.of(0)
const NODE_PREFIX = Uint8Array.of(1)

/**
 * Returns a wallet's leaf as 0x and hex: keccak256 over 0x00, the address in 32 bytes, and the cap as a u64,
 * little-endian.
 */
export function allowlistLeaf({ wallet, maxPerWalletByAllowList }: AllowlistEntry): string {
  const address = AccountAddress.from(wallet).toUint8Array()
  const cap = new U64(maxPerWalletByAllowList).bcsToBytes()
  return `0x${bytesToHex(keccak_256(concatBytes(LEAF_PREFIX, address, cap)))}`
}

/** Returns keccak256 over 0x01 and a node pair, smaller node first. */
export function hashPair(pair: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(NODE_PREFIX, pair))
}
