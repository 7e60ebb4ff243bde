import type { ChangeGroup } from '#entities/change/changeGroup.ts'

interface ListChange {
  /** Entries on chain before. */
  onChain: number
  added?: number
  changed?: number
  removed?: number
}

/** Describes a change to a list for a review: its entries before and after, and how many change. */
export function listChangeGroup({
  onChain,
  added = 0,
  changed = 0,
  removed = 0,
}: ListChange): ChangeGroup {
  const counts = [
    { key: 'added', label: 'Added', count: added },
    { key: 'changed', label: 'Changed', count: changed },
    { key: 'removed', label: 'Removed', count: removed },
  ]
  return {
    key: 'list',
    title: 'Entries',
    isNew: false,
    rows: [
      {
        key: 'entries',
        label: 'Wallets on the list',
        before: text(onChain),
        after: text(onChain + added - removed),
      },
      ...counts.flatMap(({ count, ...row }) => (count > 0 ? [{ ...row, after: text(count) }] : [])),
    ],
  }
}

function text(count: number): string {
  return count.toLocaleString('en')
}
