import { assertLimits } from '@mintline/core/batches'
import { addToAllowlist } from '../../instructions/addToAllowlist.ts'
import type { AllowlistPhase } from '../batches/allowlistPhase.ts'
import type { EntryWork } from '../batches/entryWork.ts'
import type { EntryPlace } from '../batches/readEntries.ts'
import { isSameTerms } from '../diffAllowlist.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'

/** Default maximum entries per transaction (specification 9). */
export const DEFAULT_ENTRIES_PER_TRANSACTION = 10

/** An entry to write, and its address's content. */
export interface UpsertItem extends Omit<EntryPlace, 'lamports'> {
  readonly entry: AllowlistEntryInput
  /** Rent for a new entry, in lamports. */
  readonly rent: bigint
}

/** Returns the item for an entry; undefined = it is already on chain. */
export function upsertItem(
  { entry, rent }: Pick<UpsertItem, 'entry' | 'rent'>,
  { user, address, bump, record }: EntryPlace,
): UpsertItem | undefined {
  if (record && isSameTerms(entry, record)) return undefined
  return { user, address, bump, record, entry, rent }
}

const FIRST_BUMP = 255

/** Compute units for a new entry at the first bump, for each further bump, and for a changed entry, as measured. */
const CREATION_UNITS = 5_100
const BUMP_UNITS = 400
const CHANGE_UNITS = 3_500

/**
 * Describes writing as a kind of change.
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
    // The program searches the address bump by bump for new entries only.
    unitsOf: ({ record, bump }) =>
      record ? CHANGE_UNITS : CREATION_UNITS + (FIRST_BUMP - bump) * BUMP_UNITS,
  }
}
