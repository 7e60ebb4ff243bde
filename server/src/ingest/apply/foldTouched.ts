import { type FoldedItem, foldItem } from '../fold/foldItem.ts'
import { readFoldedItems } from './readFoldedItems.ts'
import { readHistories } from './readHistories.ts'
import type { TouchedItem } from './touchedItems.ts'
import type { Writing } from './writing.ts'

/** An item and the state that its activities fold into. */
export interface FoldResult {
  readonly touched: TouchedItem
  /** Undefined = it has no activities any more. */
  readonly folded: FoldedItem | undefined
  /** True if it was folded from all its activities, not from new ones onto its previous state. */
  readonly isAnew: boolean
  /** True if it has no row yet. */
  readonly isNew: boolean
}

/**
 * Folds new activities into their items: onto the stored rows if all are from later blocks, otherwise anew from all
 * activities.
 *
 * @param touched Items by key in hex; an item without changes is folded anew.
 */
export async function foldTouched(
  writing: Writing,
  touched: ReadonlyMap<string, TouchedItem>,
): Promise<FoldResult[]> {
  const rows = await readFoldedItems(writing, [...touched.values()])
  // A lazy item that was never minted has a row, but no state to fold onto.
  const before = new Map([...rows].filter(([, { block }]) => block > 0n))
  const isLate = (key: string, { changes }: TouchedItem) => {
    const last = before.get(key)?.block
    return changes.length === 0 || changes.some(({ block }) => last !== undefined && block <= last)
  }
  const anew = [...touched].filter(([key, item]) => isLate(key, item))
  const histories = await readHistories(
    writing,
    anew.map(([, { item }]) => item),
  )
  return [...touched].map(([key, item]) => {
    const isAnew = isLate(key, item)
    const known = before.get(key)
    const folded = isAnew ? foldItem(histories.get(key) ?? []) : foldItem(item.changes, known)
    return { touched: item, folded, isAnew, isNew: !rows.has(key) }
  })
}
