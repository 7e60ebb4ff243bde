import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { tryLockUser } from '../lockUser.ts'
import { ownerOf } from '../wallets/ownerOf.ts'

/** Returns a wallet's user and locks it; creates a user if the wallet has none. */
export async function userOfWallet(
  transaction: Transaction<DB>,
  wallet: Buffer,
  now: Date,
): Promise<string> {
  for (;;) {
    const id = randomUUID()
    const added = await transaction
      .insertInto('wallets')
      .values({ wallet, user_id: id, added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('wallet')
      .executeTakeFirst()
    if (added !== undefined) {
      await transaction.insertInto('users').values({ id, created_at: now }).execute()
      return id
    }
    const user = await ownerOf(transaction, wallet)
    // The user may have been deleted, or the wallet removed, in between.
    if (user === undefined || !(await tryLockUser(transaction, user))) continue
    if ((await ownerOf(transaction, wallet)) === user) return user
  }
}
