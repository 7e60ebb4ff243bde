import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { collectionKey, isUserId, itemKey, userKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { dayOf } from '../read-model/social/days.ts'
import type { Outcome } from './outcome.ts'

/** A user, a collection or an item that a search found. */
export type Clicked =
  | { readonly kind: 'USER'; readonly id: string }
  | { readonly kind: 'COLLECTION'; readonly id: CollectionIdParts }
  | { readonly kind: 'ITEM'; readonly id: ItemParts }

/** Counts a click on a result of a search, of whom nobody knows. */
export async function countClick(
  writer: Kysely<DB>,
  clicked: Clicked,
  now: Date,
): Promise<Outcome> {
  const subject = await subjectOf(writer, clicked)
  if (subject === undefined) return 'UNKNOWN'
  await writer
    .insertInto('search_clicks')
    .values({ subject, kind: clicked.kind, day: dayOf(now), clicks: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'day']).doUpdateSet({ clicks: sql`search_clicks.clicks + 1` }),
    )
    .execute()
  return 'DONE'
}

/** The key of what was clicked; undefined = there is no such thing. */
async function subjectOf(reader: Kysely<DB>, { kind, id }: Clicked): Promise<Buffer | undefined> {
  if (kind === 'USER') {
    if (!isUserId(id)) return undefined
    const users = reader.selectFrom('users').select('id').where('id', '=', id)
    const user = await users.where('deleted_at', 'is', null).executeTakeFirst()
    return user && userKey(user.id)
  }
  const [table, key] =
    kind === 'ITEM'
      ? (['items', itemKey(id)] as const)
      : (['collections', collectionKey(id)] as const)
  const row = await reader.selectFrom(table).select('id').where('id', '=', key).executeTakeFirst()
  return row?.id
}
