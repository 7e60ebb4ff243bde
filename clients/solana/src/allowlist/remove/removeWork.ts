import { assertLimits } from '@mintline/core/batches'
import { closeAllowlistAccount } from '../../instructions/closeAllowlistAccount.ts'
import { RememberedKey } from '../../pda/publicKeys.ts'
import type { AllowlistEntry } from '../../reads/records/userAllowListData.ts'
import type { AllowlistPhase } from '../batches/allowlistPhase.ts'
import type { EntryWork } from '../batches/entryWork.ts'
import type { EntryPlace } from '../batches/readEntries.ts'

/** An entry to remove. */
export interface RemoveItem extends EntryPlace {
  readonly record: AllowlistEntry
}

/** Returns the item for an entry; undefined = the entry does not exist. */
export function removeItem({ record, ...place }: EntryPlace): RemoveItem | undefined {
  return record && { ...place, record }
}

/** Compute units for closing an entry, as measured. */
const REMOVAL_UNITS = 3_150

/**
 * Describes removal as a kind of change.
 *
 * @throws ALLOWLIST_LIMIT_INVALID
 */
export function removeWork(phase: AllowlistPhase, maxItems: number): EntryWork<RemoveItem> {
  assertLimits({ entriesPerTransaction: maxItems })
  return {
    operation: 'remove',
    maxItems,
    instructionOf: ({ user, address: allowlistEntry, record: { payer } }) =>
      closeAllowlistAccount({
        ...phase,
        allowlistEntry,
        user,
        rentReceiver: new RememberedKey(payer),
      }),
    userOf: ({ record }) => record.user,
    rentOf: ({ lamports }) => -lamports,
    itemAt: (_, place) => removeItem(place),
    unitsOf: () => REMOVAL_UNITS,
  }
}
