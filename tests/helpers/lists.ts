import {
  type MerkleList,
  type MerkleListEntry,
  type MerkleMintInput,
  merkleList,
  type PhaseTerms,
} from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { OPEN_PHASE } from './collection.ts'

/** A merkle list with an open phase. */
export interface ListedPhase {
  list: MerkleList
  phase: PhaseTerms
}

/** Creates a list entry; by default free and for one item. */
export function listed(
  wallet: PublicKey,
  terms: Partial<Omit<MerkleListEntry, 'wallet'>> = {},
): MerkleListEntry {
  return { wallet, price: 0n, maxClaims: 1n, ...terms }
}

/** Creates entries for unused wallets, to make a list longer. */
export function strangers(count: number): MerkleListEntry[] {
  return Array.from({ length: count }, () => listed(Keypair.generate().publicKey))
}

/** Creates a phase for the wallets on a list. */
export function listedPhase(
  entries: readonly MerkleListEntry[],
  terms: Partial<PhaseTerms> = {},
): ListedPhase {
  const list = merkleList(entries)
  return {
    list,
    phase: { ...OPEN_PHASE, phaseType: 'merkleTree', merkleRoot: list.root, ...terms },
  }
}

/** Returns the merkle input for a wallet on the list. */
export function merkleInput(list: MerkleList, entry: MerkleListEntry): MerkleMintInput {
  return {
    merkleProof: list.proofOf(entry),
    allowListPrice: entry.price,
    allowListMaxClaims: entry.maxClaims,
  }
}

/** A phase for wallets with an allowlist entry. */
export const ALLOWLIST_PHASE: PhaseTerms = { ...OPEN_PHASE, phaseType: 'allowList' }
