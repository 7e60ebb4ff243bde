import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ownOwnership } from '../../social/ownOwnership.ts'
import { type ActionOf, type Outcome, TOGGLES, type ToggleState } from '../../social/toggles.ts'
import { lockUser } from '../../users/lockUsers.ts'

/** A user and an ownership. */
export interface MarkInput {
  readonly userId: string
  readonly ownership: OwnershipParts
  readonly now: Date
}

/** An action on the user's own ownership. */
export type MarkAction = ActionOf<'pin'> | ActionOf<'hide'>

const STATES: Readonly<Record<MarkAction, ToggleState>> = { ...TOGGLES.pin, ...TOGGLES.hide }

/**
 * Pins or hides an ownership in one of the user's wallets, or undoes that.
 *
 * @throws `USER_GONE` if the user has been deleted
 */
export function markOwnership(
  writer: Kysely<DB>,
  { userId, ownership, now }: MarkInput,
  action: MarkAction,
): Promise<Outcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const place = await ownOwnership(transaction, userId, ownership)
    if (typeof place === 'string') return place
    const mark = action in TOGGLES.pin ? 'PIN' : 'HIDE'
    if (STATES[action] === 'ON') {
      await transaction
        .insertInto('ownership_marks')
        .values({ ...place, mark, user_id: userId, created_at: now })
        // The mark may be from the wallet's former user, who may be deleted later.
        .onConflict((conflict) =>
          conflict
            .columns(['item', 'owner', 'mark', 'collection'])
            .doUpdateSet({ user_id: userId }),
        )
        .execute()
    } else {
      await transaction
        .deleteFrom('ownership_marks')
        .where('item', '=', place.item)
        .where('owner', '=', place.owner)
        .where('mark', '=', mark)
        .execute()
    }
    return 'DONE'
  })
}
