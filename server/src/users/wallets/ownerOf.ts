import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** The id of the user of a wallet, by its key; undefined = it is nobody's. */
export async function ownerOf(database: Kysely<DB>, wallet: Buffer): Promise<string | undefined> {
  const row = await database
    .selectFrom('wallets')
    .select('user_id')
    .where('wallet', '=', wallet)
    .executeTakeFirst()
  return row?.user_id
}
