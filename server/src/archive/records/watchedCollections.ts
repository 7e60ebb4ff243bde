import { parseCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { ofLiving } from '../ofLiving.ts'
import { recordKind } from '../recordKind.ts'

/** Collections that users watch. */
export const watchedCollections = recordKind({
  name: 'watchedCollection',
  plural: 'watched collections',
  table: 'watched_collections',
  orderBy: ['user_id', 'collection'],
  schema: closedModel('ExportedWatchedCollection', 'A user who watches a collection', {
    collection: Type.String(),
    user: Type.String({ format: 'uuid' }),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      collection: collectionIdOf(row.collection),
      user: row.user_id,
      createdAt: row.created_at,
    })),
  parse: ({ collection, user, createdAt }) => ({
    collection: collectionKey(parseCollectionId(collection)),
    user_id: user,
    created_at: createdAt,
  }),
  write: async ({ writer }, rows) =>
    addMissing(writer, 'watched_collections', await ofLiving(writer, rows)),
})
