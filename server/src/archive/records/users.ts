import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel, mapOf } from '../../http/contract/model.ts'
import { addMissing, Count, UserId } from '../fields.ts'
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
