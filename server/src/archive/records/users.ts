import { Type } from 'typebox'
import { collectionKey } from '../../database/keys/index.ts'
import { CollectionIdInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel, mapOf } from '../../http/contract/model.ts'
import { collectionIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, Count, ofExistingUsers, UserId } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

const Text = Type.Optional(Type.String({ maxLength: 4_000 }))

/** Users with their profiles; for deleted users, only that they existed. */
export const users = recordKind({
  name: 'user',
  plural: 'users',
  table: 'users',
  orderBy: ['id'],
  schema: closedModel('ExportedUser', 'A user', {
    id: UserId,
    createdAt: DateInput,
    deletedAt: Type.Optional(DateInput),
    username: Text,
    description: Text,
    cover: Text,
    picture: Text,
    website: Text,
    twitterUsername: Text,
    acceptedTerms: Count,
    receivesMail: Type.Boolean(),
    notificationFlags: mapOf(Type.Boolean()),
    visits: Count,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      deletedAt: row.deleted_at ?? undefined,
      username: row.username ?? undefined,
      description: row.description ?? undefined,
      cover: row.cover ?? undefined,
      picture: row.picture ?? undefined,
      website: row.website ?? undefined,
      twitterUsername: row.twitter_username ?? undefined,
      acceptedTerms: Number(row.accepted_terms),
      receivesMail: row.receives_mail,
      notificationFlags: row.notification_flags,
      visits: Number(row.visits),
    })),
  parse: (record) => ({
    id: record.id,
    created_at: record.createdAt,
    deleted_at: record.deletedAt ?? null,
    username: record.username ?? null,
    description: record.description ?? null,
    cover: record.cover ?? null,
    picture: record.picture ?? null,
    website: record.website ?? null,
    twitter_username: record.twitterUsername ?? null,
    accepted_terms: record.acceptedTerms,
    receives_mail: record.receivesMail,
    notification_flags: JSON.stringify(record.notificationFlags),
    visits: record.visits,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'users', rows),
})

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
