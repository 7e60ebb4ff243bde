import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Fetches the id of a wallet's user, by wallet key; undefined = it is nobody's. */
export async function ownerOf(database: Kysely<DB>, wallet: Buffer): Promise<string | undefined> {
  const row = await database
    .selectFrom('wallets')
    .select('user_id')
    .where('wallet', '=', wallet)
    .executeTakeFirst()
  return row?.user_id
}
