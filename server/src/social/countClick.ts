import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { collectionKey, isUserId, itemKey, userKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { dayOf } from '../read-model/social/days.ts'
import type { Outcome } from './outcome.ts'

/** A user, a collection or an item in a search result. */
export type Clicked =
  | { readonly kind: 'USER'; readonly id: string }
  | { readonly kind: 'COLLECTION'; readonly id: CollectionIdParts }
  | { readonly kind: 'ITEM'; readonly id: ItemParts }

/** Counts an anonymous click on a search result. */
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

/** Returns the clicked entity's key; undefined = it does not exist. */
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
