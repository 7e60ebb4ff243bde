import { anyOf } from '../../database/anyOf.ts'
import type { PlacedChange } from '../fold/foldItem.ts'
import type { Writing } from './writing.ts'

/** Activity types that change holdings. */
const TYPES = ['MINT', 'TRANSFER', 'BURN'] as const

/** Reads all changes to items, by item key in hex. */
export async function readHistories(
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
