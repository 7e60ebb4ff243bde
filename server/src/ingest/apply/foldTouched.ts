import { anyOf } from '../../database/anyOf.ts'
import { type FoldedItem, foldItem, type PlacedChange } from '../fold/foldItem.ts'
import { readFoldedItems } from './readFoldedItems.ts'
import type { TouchedItem } from './touchedItems.ts'
import type { Writing } from './writing.ts'

/** Activity types that change holdings. */
const TYPES = ['MINT', 'TRANSFER', 'BURN'] as const

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

/** Reads all changes to items, by item key in hex. */
async function readHistories(
  { transaction }: Pick<Writing, 'transaction'>,
  items: readonly Buffer[],
): Promise<ReadonlyMap<string, PlacedChange[]>> {
  if (items.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('activities')
    .select(['item', 'type', 'from_account', 'to_account', 'value', 'block', 'at', 'data'])
    .where('item', '=', anyOf(items))
    .where('type', 'in', TYPES)
    .where('reverted', '=', false)
    .execute()
  const histories = new Map<string, PlacedChange[]>()
  for (const row of rows) {
    const key = row.item?.toString('hex') ?? ''
    const history = histories.get(key) ?? []
    history.push({
      type: TYPES.find((type) => type === row.type) ?? 'TRANSFER',
      from: row.from_account?.toString('hex'),
      to: row.to_account?.toString('hex'),
      value: BigInt(row.value ?? 0),
      purchase: isPurchase(row.data),
      block: BigInt(row.block),
      time: row.at,
    })
    histories.set(key, history)
  }
  return histories
}

function isPurchase(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'purchase' in data && data.purchase === true
}
