import type { IngestBatch } from '../batch.ts'

/** Maximum rows per statement: PostgreSQL accepts at most 65,535 values in one. */
const MOST = 1_000

/**
 * Splits a batch into parts to apply one after the other; callers move the cursor with the last. Item facts, sales and
 * order events follow the activities that they depend on. Applying a part again changes nothing.
 *
 * @returns At least one part.
 */
export function splitBatch(batch: IngestBatch): readonly IngestBatch[] {
  const { blockchain, activities, items, blocks = [], sales = [], orderEvents = [] } = batch
  const lists = [activities, items, sales, orderEvents]
  if (lists.every(({ length }) => length <= MOST)) return [batch]
  const nothing = { blockchain, activities: [], collections: [], items: [] }
  return [
    { ...batch, activities: [], items: [], blocks: [], sales: [], orderEvents: [] },
    ...inParts(activities).map((part) => ({ ...nothing, activities: part })),
    ...inParts(items).map((part) => ({ ...nothing, items: part })),
    ...inParts(sales).map((part) => ({ ...nothing, sales: part })),
    ...inParts(orderEvents).map((part) => ({ ...nothing, orderEvents: part })),
    { ...nothing, blocks },
  ]
}

function inParts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / MOST) }, (_, at) =>
    list.slice(at * MOST, (at + 1) * MOST),
  )
}
