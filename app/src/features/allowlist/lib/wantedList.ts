import type { AllowlistEntry, AllowlistEntryInput, JournalScope } from '@mintline/solana'
import { diffAllowlist } from '@mintline/solana'

/** A requested change to a list. */
export type WantedList =
  /** Entries to write. */
  | { operation: 'upsert'; entries: readonly AllowlistEntryInput[] }
  /** Wallets whose entries to remove. */
  | { operation: 'remove'; users: readonly string[] }

/** A requested change, in the form stored for resuming after a reload. */
export interface StoredList {
  scope: JournalScope
  wanted: WantedList
  /** Milliseconds since 1970 when it was requested. */
  since: number
}

/** Returns how many entries a request has. */
export function sizeOf(wanted: WantedList): number {
  return wanted.operation === 'upsert' ? wanted.entries.length : wanted.users.length
}

/** Returns how many of a request's entries are already as wanted. */
export function doneOf(wanted: WantedList, onChain: readonly AllowlistEntry[]): number {
  if (wanted.operation === 'upsert') return diffAllowlist(wanted.entries, onChain).unchanged.length
  const there = new Set<string>(onChain.map(({ user }) => user))
  return wanted.users.filter((user) => !there.has(user)).length
}
