import { CoreError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import type { Hex } from 'viem'
import { type AllowlistEntry, type AllowlistProof, allowlistLeaf } from './allowlistProof.ts'
import { merkleTree } from './merkleTree.ts'

/** An allowlist's merkle root and proofs. */
export interface Allowlist {
  /** For the claim condition. */
  readonly merkleRoot: Hex
  /** Undefined = the wallet is not listed. */
  proofOf(wallet: EvmAddress): AllowlistProof | undefined
}

/**
 * Builds a claim condition's allowlist. If it has one wallet, the proof is empty.
 *
 * @throws MERKLE_LIST_EMPTY
 * @throws ALLOWLIST_WALLET_LISTED_TWICE
 */
export function buildAllowlist(entries: readonly AllowlistEntry[]): Allowlist {
  if (entries.length === 0) throw new CoreError('MERKLE_LIST_EMPTY', {})
  const wallets = entries.map(({ wallet }) => wallet)
  assertDistinctWallets(wallets)
  const positions = new Map(wallets.map((wallet, position) => [wallet, position]))
  const tree = merkleTree(entries.map(allowlistLeaf))
  return {
    merkleRoot: tree.root,
    proofOf: (wallet) => {
      const position = positions.get(wallet)
      const entry = position === undefined ? undefined : entries[position]
      if (position === undefined || !entry) return undefined
      const { wallet: _, ...terms } = entry
      return { ...terms, proof: tree.proofOf(position) }
    },
  }
}
