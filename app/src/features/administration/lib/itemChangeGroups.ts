import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { countText } from '#shared/lib/countText.ts'
import type { ItemChange } from './itemChanges.ts'

/** Maximum items in a review: the table behind it has them all. */
const SHOWN = 5

/**
 * Groups item changes for a review.
 *
 * @param mints - mints of items still to change
 */
export function itemChangeGroups(
  changes: readonly ItemChange[],
  mints: ReadonlySet<string>,
): readonly ChangeGroup[] {
  const left = changes.filter(({ mint }) => mints.has(mint))
  const groups = left.slice(0, SHOWN).map(({ number, before, after }): ChangeGroup => {
    const rows = [
      { key: 'name', label: 'Name', before: before.name, after: after.name },
      { key: 'uri', label: 'Metadata URL', before: before.uri, after: after.uri },
    ]
    const changed = rows.filter((row) => row.before !== row.after)
    return { key: `item ${number}`, title: `Item ${number}`, isNew: false, rows: changed }
  })
  const more = left.length - groups.length
  if (more === 0) return groups
  const title = countText(more, 'more item')
  return [...groups, { key: 'more', title, isNew: false, rows: [], note: MORE }]
}

const MORE = 'The table behind this dialog lists all of them.'
