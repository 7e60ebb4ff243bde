import type { LookupTablePlan } from '@mintline/solana'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { countText } from '#shared/lib/countText.ts'

/** Returns the changes that a plan makes to a collection's lookup table. */
export function lookupTableChanges({
  lookupTable,
  added,
  isCreated,
}: Pick<LookupTablePlan, 'lookupTable' | 'added' | 'isCreated'>): readonly ChangeGroup[] {
  const rows = [
    { key: 'table', label: 'Address', after: lookupTable },
    { key: 'added', label: 'Added to it', after: countText(added, 'address', 'addresses') },
  ]
  return [{ key: 'lookup table', title: 'Lookup table', isNew: isCreated, rows }]
}
