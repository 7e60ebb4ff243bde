import { type MerkleList, type MerkleListEntry, merkleList } from '@mintline/solana'
import type { PhaseConfig } from './config.ts'
import { addressOf } from './wallets.ts'

/** The entries of a phase with a list; none for a public phase. */
export function entriesOf(phase: PhaseConfig): MerkleListEntry[] {
  if (phase.type === 'public') return []
  return phase.list.map(({ wallet, price, amount }) => ({
    wallet: addressOf(wallet),
    price,
    maxClaims: BigInt(amount),
  }))
}

/** The tree of a merkle phase; undefined for any other. */
export function merkleListOf(phase: PhaseConfig): MerkleList | undefined {
  return phase.type === 'merkleTree' ? merkleList(entriesOf(phase)) : undefined
}
