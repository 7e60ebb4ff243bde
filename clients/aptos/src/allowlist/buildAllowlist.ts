import { assertDistinctWallets, CoreError } from '@mintline/core'
import type { AptosAddress } from '@mintline/core/identifiers'
// Browsers have no Buffer global; bundlers resolve this import to the npm package.
import { Buffer } from 'buffer'
import { MerkleTree } from 'merkletreejs'
import { MAX_U64 } from '../drop/decodeAnswer.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import {
  type AllowlistEntry,
  type AllowlistProof,
  allowlistLeaf,
  hashPair,
} from './allowlistProof.ts'

/** Merkle root and proofs of an allowlist. */
export interface Allowlist {
  /** 32 bytes as 0x and hex, for a private phase. */
  readonly merkleRoot: string
  /** Undefined = the wallet is not listed. */
  proofOf(wallet: AptosAddress): AllowlistProof | undefined
}

/**
 * Builds the merkle list of a private phase. With one wallet, its proof is empty.
 *
 * @throws MERKLE_LIST_EMPTY, ALLOWLIST_WALLET_LISTED_TWICE
 * @throws ALLOWLIST_CAP_INVALID for a cap of 0, with which no wallet is on a list, or beyond 64 bits.
 */
export function buildAllowlist(entries: readonly AllowlistEntry[]): Allowlist {
  if (entries.length === 0) throw new CoreError('MERKLE_LIST_EMPTY', {})
  const wallets = entries.map(({ wallet }) => wallet)
  assertDistinctWallets(wallets)
  for (const { wallet, maxPerWalletByAllowList: cap } of entries) {
    if (cap < 1n || cap > MAX_U64)
      throw new AptosClientError('ALLOWLIST_CAP_INVALID', { wallet, cap })
  }
  const positions = new Map(wallets.map((wallet, position) => [wallet, position]))
  const leaves = entries.map(allowlistLeaf)
  const tree = new MerkleTree(leaves, (pair: Uint8Array) => Buffer.from(hashPair(pair)), {
    sortPairs: true,
  })
  return {
    merkleRoot: tree.getHexRoot(),
    proofOf: (wallet) => {
      const position = positions.get(wallet)
      const entry = position === undefined ? undefined : entries[position]
      if (position === undefined || !entry) return undefined
      const proof = tree.getHexProof(leaves[position] ?? '', position)
      return { maxPerWalletByAllowList: entry.maxPerWalletByAllowList, proof }
    },
  }
}
