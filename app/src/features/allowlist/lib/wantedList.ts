import type { AllowlistEntry, AllowlistEntryInput, JournalScope } from '@mintline/solana'
import { diffAllowlist } from '@mintline/solana'

/** What a person asked to be done to a list. */
export type WantedList =
  /** These entries shall be on chain. */
  | { operation: 'upsert'; entries: readonly AllowlistEntryInput[] }
  /** The entries of these wallets shall be gone. */
  | { operation: 'remove'; users: readonly string[] }

/** A wanted list as it is kept, so that it can be finished after a reload. */
export interface StoredList {
  scope: JournalScope
  wanted: WantedList
  /** Milliseconds since 1970, when it was asked for. */
  since: number
}

/** How many entries a wanted list is about. */
export function sizeOf(wanted: WantedList): number {
  return wanted.operation === 'upsert' ? wanted.entries.length : wanted.users.length
}

/** How many entries of a wanted list are as they should be. */
export function doneOf(wanted: WantedList, onChain: readonly AllowlistEntry[]): number {
  if (wanted.operation === 'upsert') return diffAllowlist(wanted.entries, onChain).unchanged.length
  const there = new Set<string>(onChain.map(({ user }) => user))
  return wanted.users.filter((user) => !there.has(user)).length
}
