import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { recordKind } from '../recordKind.ts'

/** Locked contents for items' owners. */
export const locks = recordKind({
  name: 'lock',
  plural: 'locked contents',
  table: 'locks',
  orderBy: ['item', 'collection'],
  schema: closedModel('ExportedLock', 'Content for those who own an item', {
    item: Type.String(),
    collection: Type.String(),
    content: Type.String({ minLength: 1 }),
    lockedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      item: itemIdOf(row.item),
      collection: collectionIdOf(row.collection),
      content: row.content,
      lockedAt: row.locked_at,
    })),
  parse: ({ item, collection, content, lockedAt }) => ({
    item: itemKey(parseItemId(item)),
    collection: collectionKey(parseCollectionId(collection)),
    content,
    locked_at: lockedAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'locks', rows),
})
