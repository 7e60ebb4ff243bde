import { addToAllowlist } from '../../instructions/addToAllowlist.ts'
import type { AllowlistPhase } from '../batches/allowlistPhase.ts'
import { assertLimits } from '../batches/assertLimits.ts'
import type { EntryWork } from '../batches/entryWork.ts'
import type { EntryPlace } from '../batches/readEntries.ts'
import { isSameTerms } from '../diffAllowlist.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'

/** Most entries in a transaction, unless told otherwise (specification 9). */
export const DEFAULT_ENTRIES_PER_TRANSACTION = 10

/** An entry to be written, and what is at its address. */
export interface UpsertItem extends Omit<EntryPlace, 'lamports'> {
  readonly entry: AllowlistEntryInput
  /** Lamports that a new entry locks. */
  readonly rent: bigint
}

/** The item of an entry; undefined where it is on chain as it is wanted. */
export function upsertItem(
  { entry, rent }: Pick<UpsertItem, 'entry' | 'rent'>,
  { user, address, bump, record }: EntryPlace,
): UpsertItem | undefined {
  if (record && isSameTerms(entry, record)) return undefined
  return { user, address, bump, record, entry, rent }
}

const FIRST_BUMP = 255

/**
 * How entries are written.
 *
 * @throws ALLOWLIST_LIMIT_INVALID
 */
export function upsertWork(phase: AllowlistPhase, maxItems: number): EntryWork<UpsertItem> {
  assertLimits({ entriesPerTransaction: maxItems })
  const { deployment, editionsControls, phaseIndex, creator } = phase
  return {
    operation: 'upsert',
    maxItems,
    instructionOf: ({ user, address: allowlistEntry, entry: { price, amount } }) =>
      addToAllowlist({
        deployment,
        editionsControls,
        allowlistEntry,
        creator,
        phaseIndex,
        user,
        price: Number(price),
        amount,
      }),
    userOf: ({ entry }) => entry.user,
    rentOf: ({ record, rent }) => (record ? 0n : rent),
    itemAt: upsertItem,
    // Only for a new entry does the program search its address, bump by bump.
    weightOf: ({ record, bump }) => (record ? 0 : 1 + FIRST_BUMP - bump),
  }
}
