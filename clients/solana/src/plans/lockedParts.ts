import type { PlanWarning } from '@mintline/core/drop'
import type { Locks } from '../instructions/types.ts'
import { inWords } from './inWords.ts'

/** A part of a collection that can be locked. */
export type LockedPart = keyof Locks

/** All parts that can be locked, in display order. */
export const LOCKABLE_PARTS = [
  'supply',
  'texts',
  'phases',
  'royalties',
  'fee',
] as const satisfies readonly LockedPart[]

/** Consequence of each lock: a sentence for warnings and dialogs, without full stop. */
export const LOCK_MEANINGS: Readonly<Record<LockedPart, string>> = {
  supply: 'the supply can be lowered and never raised again',
  texts: 'names and metadata addresses of the collection and its items can never change again',
  phases:
    'terms of existing phases, their allowlist entries, the limit per wallet and the co-signer can never change again; you can still pause phases and add others',
  royalties: 'the royalties can never change again',
  fee: 'the platform fee can never change again; its recipients can',
}

/** Parts that are locked, in display order. */
export function lockedParts(locks: Partial<Locks>): readonly LockedPart[] {
  return LOCKABLE_PARTS.filter((part) => locks[part])
}

/** Locks that are wanted and not there yet. */
export function newLocks(current: Locks, wanted: Partial<Locks>): Partial<Locks> {
  const parts = lockedParts(wanted).filter((part) => !current[part])
  return Object.fromEntries(parts.map((part) => [part, true]))
}

/** Display text for parts: `supply, texts and platform fee`. */
export function partsText(parts: readonly LockedPart[]): string {
  return inWords(parts.map((part) => PART_NAMES[part]))
}

/** Warns what can never change again; empty for no locks. */
export function lockWarnings(locks: Partial<Locks>): readonly PlanWarning[] {
  return lockedParts(locks).map((part) => ({
    code: 'LOCK_IS_FINAL',
    message: `A lock cannot be undone: ${LOCK_MEANINGS[part]}`,
  }))
}

const PART_NAMES: Readonly<Record<LockedPart, string>> = {
  supply: 'supply',
  texts: 'texts',
  phases: 'phases',
  royalties: 'royalties',
  fee: 'platform fee',
}
