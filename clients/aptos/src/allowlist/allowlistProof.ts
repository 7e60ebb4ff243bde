import type { AptosAddress } from '@mintline/core/identifiers'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { AccountAddress, U64 } from '../bcs/values.ts'

/** Terms of a listed wallet. */
export interface AllowlistEntry {
  readonly wallet: AptosAddress
  /** Items that it may mint in the phase, from 1 on. */
  readonly maxPerWalletByAllowList: bigint
}

/** Proof that a wallet is on the merkle list of a phase, with the cap that it proves. */
export interface AllowlistProof extends Omit<AllowlistEntry, 'wallet'> {
  /** Siblings from the wallet's leaf to the root, 32 bytes each as 0x and hex; none for a list of one wallet. */
  readonly proof: readonly string[]
}

const LEAF_PREFIX = Uint8Array.of(0)
const NODE_PREFIX = Uint8Array.of(1)

/** Leaf of a wallet as 0x and hex: keccak256 of 0x00, the address in 32 bytes, and the cap as a u64, little-endian. */
export function allowlistLeaf({ wallet, maxPerWalletByAllowList }: AllowlistEntry): string {
  const address = AccountAddress.from(wallet).toUint8Array()
  const cap = new U64(maxPerWalletByAllowList).bcsToBytes()
  return `0x${bytesToHex(keccak_256(concatBytes(LEAF_PREFIX, address, cap)))}`
}

/** keccak256 of 0x01 and a pair of nodes, the smaller one first. */
export function hashPair(pair: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(NODE_PREFIX, pair))
}
