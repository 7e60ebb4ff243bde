import type { Transaction } from 'kysely'
import type { DB } from '../tables.ts'
import { addCounts } from './addCounts.ts'
import { lockCollections } from './lockCollections.ts'
import { type Count, type CountedRows, collectionsOf, readCounts } from './readCounts.ts'

/**
 * Changes rows, and updates their collections' counts by the difference: items, owners, listed items, traits and
 * wallets. So counts are exact after every transaction at any size, even if rows are rewritten or undone.
 *
 * Locks the collections first, so `change` may only lock their rows.
 */
export async function keepCounts<Changed>(
  transaction: Transaction<DB>,
  rows: CountedRows,
  change: () => Promise<Changed>,
  now: Date = new Date(),
): Promise<Changed> {
  await lockCollections(transaction, [...collectionsOf(rows).values()])
  const before = await readCounts(transaction, rows)
  const changed = await change()
  const { items = [], newItems = [], holders } = rows
  const after = await readCounts(transaction, { items: [...items, ...newItems], holders })
  await addCounts(transaction, differences(before, after), now)
  return changed
}

/** Returns the changed counts, with their differences. */
function differences(before: readonly Count[], after: readonly Count[]): Count[] {
  const changes = new Map<string, Count>()
  const add = (count: Count, sign: bigint) => {
    const name = JSON.stringify([
      count.collection.toString('hex'),
      count.kind,
      count.key,
      count.value,
    ])
    const sofar = changes.get(name)?.count ?? 0n
    changes.set(name, { ...count, count: sofar + sign * count.count })
  }
  for (const count of after) add(count, 1n)
  for (const count of before) add(count, -1n)
  return [...changes.values()].filter(({ count }) => count !== 0n)
}
