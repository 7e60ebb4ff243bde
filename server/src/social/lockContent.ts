import type { ItemParts } from '@mintline/core/identifiers'
import type { Transaction } from 'kysely'
import { itemKey, readAddressKey, walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { lockUser } from '../users/lockUser.ts'
import type { ChangeServices } from '../users/userServices.ts'
import { hasWallet } from './hasWallet.ts'
import type { LockState } from './lockStates.ts'
import { LOCK_STATES } from './lockStates.ts'
import type { Outcome } from './outcome.ts'

/** Content for an item's owners, and the user who locks it. */
export interface LockInput {
  readonly userId: string
  readonly item: ItemParts
  readonly content: string
  readonly now: Date
}

/**
 * Locks an item's content, once. Only its creators may.
 *
 * @throws `LOCKED_CONTENT_INVALID` if it is too long or empty, `LOCKED_ALREADY` if the item has some, `USER_GONE` if
 * the user has been deleted
 */
export function lockContent(
  { writer, limits }: ChangeServices,
  { userId, item, content, now }: LockInput,
): Promise<Outcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const row = await transaction
      .selectFrom('items')
      .select(['id', 'collection', 'creators'])
      .where('id', '=', itemKey(item))
      .executeTakeFirst()
    if (row === undefined) return 'UNKNOWN'
    const creators = row.creators.map((key) => walletKey(readAddressKey(key)))
    if (!(await hasWallet(transaction, userId, creators))) return 'FORBIDDEN'
    checkSize(content, limits.lockedBytes)
    if (LOCK_STATES[await stateOf(transaction, row.id)].lock === undefined) throw lockedAlready()
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('locks')
      .values({ item: row.id, collection: row.collection, content, locked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // Another creator was quicker.
    if (numInsertedOrUpdatedRows === 0n) throw lockedAlready()
    return 'DONE'
  })
}

function checkSize(content: string, most: number): void {
  const bytes = Buffer.byteLength(content)
  if (bytes < 1 || bytes > most) {
    throw new ServerError('LOCKED_CONTENT_INVALID', { bytes, most })
  }
}

async function stateOf(transaction: Transaction<DB>, item: Buffer): Promise<LockState> {
  const lock = await transaction
    .selectFrom('locks')
    .select('item')
    .where('item', '=', item)
    .executeTakeFirst()
  return lock === undefined ? 'NONE' : 'LOCKED'
}

const lockedAlready = () => new ServerError('LOCKED_ALREADY', {})
