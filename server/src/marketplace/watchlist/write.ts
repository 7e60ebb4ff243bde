import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { type ActionOf, type Outcome, TOGGLES } from '../../social/toggles.ts'
import { lockUser } from '../../users/lockUsers.ts'

/** A user and a collection. */
export interface WatchInput {
  readonly userId: string
  readonly collection: CollectionIdParts
  readonly now: Date
}

/**
 * Starts or stops watching a collection.
 *
 * @throws `USER_GONE` if the user has been deleted
 */
export function watch(
  writer: Kysely<DB>,
  { userId, collection: id, now }: WatchInput,
  action: ActionOf<'watch'>,
): Promise<Outcome> {
  const collection = collectionKey(id)
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const known = await transaction
      .selectFrom('collections')
      .select('id')
      .where('id', '=', collection)
      .executeTakeFirst()
    if (known === undefined) return 'UNKNOWN'
    if (TOGGLES.watch[action] === 'ON') {
      await transaction
        .insertInto('watched_collections')
        .values({ user_id: userId, collection, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await transaction
        .deleteFrom('watched_collections')
        .where('user_id', '=', userId)
        .where('collection', '=', collection)
        .execute()
    }
    return 'DONE'
  })
}
