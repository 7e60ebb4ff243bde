import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { ofLiving } from '../ofLiving.ts'
import { recordKind } from '../recordKind.ts'

/** Items that users like. */
export const likes = recordKind({
  name: 'like',
  plural: 'likes',
  table: 'likes',
  orderBy: ['item', 'user_id', 'collection'],
  schema: closedModel('ExportedLike', 'A user who likes an item', {
    item: Type.String(),
    collection: Type.String(),
    user: Type.String({ format: 'uuid' }),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      item: itemIdOf(row.item),
      collection: collectionIdOf(row.collection),
      user: row.user_id,
      createdAt: row.created_at,
    })),
  parse: ({ item, collection, user, createdAt }) => ({
    item: itemKey(parseItemId(item)),
    collection: collectionKey(parseCollectionId(collection)),
    user_id: user,
    created_at: createdAt,
  }),
  write: async ({ writer }, rows) => addMissing(writer, 'likes', await ofLiving(writer, rows)),
})
