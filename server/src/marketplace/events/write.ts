import { createHash } from 'node:crypto'
import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { collectionKey, isUserId, itemKey, userKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { dayOf } from '../../read-model/social/visits.ts'
import { placeOfItem } from '../../social/placeOfItem.ts'
import type { Outcome } from '../../social/toggles.ts'
import type { ChangeServices } from '../../users/userServices.ts'

/** A user, a collection or an item in a search result. */
type Clicked =
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

/**
 * Reports an item to the platform's operators. The same message counts once.
 *
 * @throws `REPORT_INVALID` if the message is too long or empty
 */
export async function reportItem(
  { writer, limits: { reportCharacters: most } }: ChangeServices,
  { item, message, now }: { item: ItemParts; message: string; now: Date },
): Promise<Outcome> {
  const characters = [...message].length
  if (message.trim() === '' || characters > most) {
    throw new ServerError('REPORT_INVALID', { characters, most })
  }
  const place = await placeOfItem(writer, item)
  if (place === undefined) return 'UNKNOWN'
  await writer
    .insertInto('reports')
    .values({ ...place, message_hash: hashOfMessage(message), message, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'DONE'
}

/** Returns the hash that deduplicates messages. */
export const hashOfMessage = (message: string): Buffer =>
  createHash('sha256').update(message).digest()

/** Counts an anonymous visit to an item. */
export async function visitItem(
  writer: Kysely<DB>,
  { item, now }: { item: ItemParts; now: Date },
): Promise<Outcome> {
  const place = await placeOfItem(writer, item)
  if (place === undefined) return 'UNKNOWN'
  await writer
    .insertInto('item_visits')
    .values({ ...place, day: dayOf(now), visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['item', 'day', 'collection'])
        .doUpdateSet({ visits: sql`item_visits.visits + 1` }),
    )
    .execute()
  return 'DONE'
}
