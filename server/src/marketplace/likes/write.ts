import type { ItemParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { placeOfItem } from '../../social/placeOfItem.ts'
import { type ActionOf, type Outcome, TOGGLES } from '../../social/toggles.ts'
import { lockUser } from '../../users/lockUsers.ts'

/** A user and an item. */
export interface LikeInput {
  readonly userId: string
  readonly item: ItemParts
  readonly now: Date
}

/**
 * Likes or unlikes an item.
 *
 * @throws `USER_GONE` if the user has been deleted
 */
export function like(
  writer: Kysely<DB>,
  { userId, item, now }: LikeInput,
  action: ActionOf<'like'>,
): Promise<Outcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const place = await placeOfItem(transaction, item)
    if (place === undefined) return 'UNKNOWN'
    if (TOGGLES.like[action] === 'ON') {
      await transaction
        .insertInto('likes')
        .values({ ...place, user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await transaction
        .deleteFrom('likes')
        .where('item', '=', place.item)
        .where('user_id', '=', userId)
        .execute()
    }
    return 'DONE'
  })
}
