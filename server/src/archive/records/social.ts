import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { hashOfMessage } from '../../marketplace/events/write.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, ofExistingUsers } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Users who follow users. */
export const followings = recordKind({
  name: 'following',
  plural: 'followings',
  table: 'followings',
  orderBy: ['user_id', 'followed_id'],
  schema: closedModel('ExportedFollowing', 'A user who follows another one', {
    user: Type.String({ format: 'uuid' }),
    followed: Type.String({ format: 'uuid' }),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map(({ user_id, followed_id, created_at }) => ({
      user: user_id,
      followed: followed_id,
      createdAt: created_at,
    })),
  parse: ({ user, followed, createdAt }) => ({
    user_id: user,
    followed_id: followed,
    created_at: createdAt,
  }),
  write: async ({ writer }, rows) =>
    addMissing(writer, 'followings', await ofExistingUsers(writer, rows)),
})

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
  write: async ({ writer }, rows) =>
    addMissing(writer, 'likes', await ofExistingUsers(writer, rows)),
})

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
    addMissing(writer, 'watched_collections', await ofExistingUsers(writer, rows)),
})

/** Reports about items. */
export const reports = recordKind({
  name: 'report',
  plural: 'reports',
  table: 'reports',
  orderBy: ['item', 'message_hash', 'collection'],
  schema: closedModel('ExportedReport', 'A report about an item', {
    item: Type.String(),
    collection: Type.String(),
    message: Type.String({ minLength: 1 }),
    reportedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      item: itemIdOf(row.item),
      collection: collectionIdOf(row.collection),
      message: row.message,
      reportedAt: row.reported_at,
    })),
  parse: ({ item, collection, message, reportedAt }) => ({
    item: itemKey(parseItemId(item)),
    collection: collectionKey(parseCollectionId(collection)),
    message_hash: hashOfMessage(message),
    message,
    reported_at: reportedAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'reports', rows),
})
