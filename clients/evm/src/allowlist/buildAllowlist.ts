// Browsers have no Buffer global; bundlers resolve this import to the npm package.

import { assertDistinctWallets, CoreError } from '@mintline/core'
import type { EvmAddress } from '@mintline/core/identifiers'
import { Buffer } from 'buffer'
import { MerkleTree } from 'merkletreejs'
import { type Hex, keccak256 } from 'viem'
import { type AllowlistEntry, type AllowlistProof, allowlistLeaf } from './allowlistProof.ts'

/** Merkle root and proofs of an allowlist. */
export interface Allowlist {
  /** For the claim condition. */
  readonly merkleRoot: Hex
  /** Undefined = the wallet is not listed. */
  proofOf(wallet: EvmAddress): AllowlistProof | undefined
}

/**
 * Builds the allowlist of a claim condition. With one wallet, its proof is empty.
 *
 * @throws MERKLE_LIST_EMPTY
 * @throws ALLOWLIST_WALLET_LISTED_TWICE
 */
export function buildAllowlist(entries: readonly AllowlistEntry[]): Allowlist {
  if (entries.length === 0) throw new CoreError('MERKLE_LIST_EMPTY', {})
  const wallets = entries.map(({ wallet }) => wallet)
  assertDistinctWallets(wallets)
  const positions = new Map(wallets.map((wallet, position) => [wallet, position]))
  const leaves = entries.map(allowlistLeaf)
  const tree = new MerkleTree(leaves, hashNode, { sortPairs: true })
  return {
    merkleRoot: tree.getHexRoot() as Hex,
    proofOf: (wallet) => {
      const position = positions.get(wallet)
      const entry = position === undefined ? undefined : entries[position]
      if (position === undefined || !entry) return undefined
      const { wallet: _, ...terms } = entry
      return { ...terms, proof: tree.getHexProof(leaves[position] ?? '', position) as Hex[] }
    },
  }
}

function hashNode(pair: Uint8Array): Buffer {
  return Buffer.from(keccak256(pair, 'bytes'))
}
