import { layerOneOf } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { isUserId, readAddressKey } from '../../database/keys/index.ts'
import type { GroupAddress } from '../chains/chainsWithData.ts'
import { VERIFIED_USERS } from '../moderation/conditions.ts'
import type { Reader } from '../reader.ts'

/** Maximum number of followed users to include in lists. */
export const MAX_FOLLOWED = 1000

/** Returns the wallets of the 1,000 users that a user followed last. */
export async function followedWallets(reader: Reader, userId: string): Promise<GroupAddress[]> {
  if (!isUserId(userId)) return []
  return walletsIn(
    reader,
    sql`
      select wallets.wallet from (
        select followed_id from followings where user_id = ${userId}
        order by created_at desc, followed_id desc limit ${MAX_FOLLOWED}) as followed
      join wallets on wallets.user_id = followed.followed_id`,
  )
}

/** Returns the wallets of verified users. */
export function verifiedWallets(reader: Reader): Promise<GroupAddress[]> {
  return walletsIn(
    reader,
    sql`
      select wallets.wallet from (${VERIFIED_USERS}) as verified
      join wallets on wallets.user_id = verified.id`,
  )
}

async function walletsIn(reader: Reader, query: RawBuilder<unknown>): Promise<GroupAddress[]> {
  const { rows } = await sql<{ wallet: Buffer }>`
    select found.wallet from (${query}) as found (wallet)`.execute(reader)
  return rows.map(({ wallet }) => {
    const { blockchain, address } = readAddressKey(wallet)
    return { group: layerOneOf(blockchain), address }
  })
}
