import { collectionKey } from '../../database/keys/index.ts'
import { CollectionIdInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, Count } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Collections' listed item counts, over time. */
export const listedCounts = recordKind({
  name: 'listedCount',
  plural: 'numbers of listed items',
  table: 'listed_5m',
  orderBy: ['collection', 'at'],
  schema: closedModel('ExportedListedCount', 'How many items of a collection were listed', {
    collection: CollectionIdInput,
    at: DateInput,
    count: Count,
  }),
  recordsOf: (rows) =>
    rows.map(({ collection, at, listed_count }) => ({
      collection: collectionIdOf(collection),
      at,
      count: Number(listed_count),
    })),
  parse: ({ collection, at, count }) => ({
    collection: collectionKey(collection),
    at,
    listed_count: count,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'listed_5m', rows),
})
