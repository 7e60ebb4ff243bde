import type { UnionAddressParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'

/** Id of the user of a wallet; undefined = nobody has signed in with it. */
export async function userOfWallet(
  reader: Kysely<DB>,
  wallet: UnionAddressParts,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('wallets')
    .select('user_id')
    .where('wallet', '=', walletKey(wallet))
    .executeTakeFirst()
  return row?.user_id
}
