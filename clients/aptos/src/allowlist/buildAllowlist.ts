import { CoreError } from '@mintline/core/errors'
import type { AptosAddress } from '@mintline/core/identifiers'
// Browsers have no Buffer global; bundlers resolve this import to the npm package.
import { Buffer } from 'buffer'
import { MerkleTree } from 'merkletreejs'
import {
  type AllowlistEntry,
  type AllowlistProof,
  allowlistLeaf,
  hashPair,
} from './allowlistProof.ts'
import { checkedEntries } from './checkedEntries.ts'

/** An allowlist's merkle root and proofs. */
export interface Allowlist {
  /** 32 bytes as 0x and hex, for a private phase. */
  readonly merkleRoot: string
  /** Undefined = the wallet is not listed. */
  proofOf(wallet: AptosAddress): AllowlistProof | undefined
}

/**
 * Builds a private phase's merkle list. If it has one wallet, the proof is empty.
 *
 * @throws MERKLE_LIST_EMPTY, INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE
 * @throws ALLOWLIST_CAP_INVALID for a cap beyond 64 bits, or 0, which would mean that the wallet is not listed.
 */
export function buildAllowlist(entries: readonly AllowlistEntry[]): Allowlist {
  if (entries.length === 0) throw new CoreError('MERKLE_LIST_EMPTY', {})
  const checked = checkedEntries(entries)
  const positions = new Map(checked.map(({ wallet }, position) => [wallet, position]))
  const leaves = checked.map(allowlistLeaf)
  const tree = new MerkleTree(leaves, (pair: Uint8Array) => Buffer.from(hashPair(pair)), {
    sortPairs: true,
  })
  return {
    merkleRoot: tree.getHexRoot(),
    proofOf: (wallet) => {
      const position = positions.get(wallet)
      const entry = position === undefined ? undefined : checked[position]
      if (position === undefined || !entry) return undefined
      const proof = tree.getHexProof(leaves[position] ?? '', position)
      return { maxPerWalletByAllowList: entry.maxPerWalletByAllowList, proof }
    },
  }
}
