import type { JournalScope } from '@mintline/solana'

/** One text for one list: that of a phase of a collection on a chain. */
export function listKey({ genesisHash, deployment, phaseIndex }: JournalScope): string {
  return `${genesisHash}/${deployment}/${phaseIndex}`
}
