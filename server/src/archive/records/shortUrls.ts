import { Type } from 'typebox'
import { collectionKey } from '../../database/keys/index.ts'
import { CollectionIdInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, ofExistingUsers, UserId } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Users' and collections' short URLs. */
export const shortUrls = recordKind({
  name: 'shortUrl',
  plural: 'short URLs',
  table: 'short_urls',
  orderBy: ['url'],
  schema: closedModel('ExportedShortUrl', 'A short URL of a user or a collection', {
    url: Type.String({ pattern: '^[a-z0-9-]{3,32}$' }),
    user: Type.Optional(UserId),
    collection: Type.Optional(CollectionIdInput),
    owner: UserId,
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map(({ url, user_id, collection, owner, created_at }) => ({
      url,
      ...(user_id !== null && { user: user_id }),
      ...(collection !== null && { collection: collectionIdOf(collection) }),
      owner,
      createdAt: created_at,
    })),
  parse: ({ url, user = null, collection, owner, createdAt }) => ({
    url,
    user_id: user,
    collection: collection ? collectionKey(collection) : null,
    owner,
    created_at: createdAt,
  }),
  write: async ({ writer }, rows) =>
    addMissing(writer, 'short_urls', await ofExistingUsers(writer, rows)),
})
