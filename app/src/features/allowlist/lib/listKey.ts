import type { JournalScope } from '@mintline/solana'

/** Unique key of a list: a phase of a collection on a chain. */
export function listKey({ genesisHash, deployment, phaseIndex }: JournalScope): string {
  return `${genesisHash}/${deployment}/${phaseIndex}`
}
