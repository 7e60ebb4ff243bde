import type { JournalScope } from '@mintline/solana'

/** Returns a list's unique key: a collection's phase on a chain. */
export function listKey({ genesisHash, deployment, phaseIndex }: JournalScope): string {
  return `${genesisHash}/${deployment}/${phaseIndex}`
}
