import type { Kysely } from 'kysely'
import { hashOf } from '../../access/secrets.ts'
import type { DB } from '../../database/tables.ts'
import type { FindCaller } from '../../http/callers.ts'

/**
 * Finds callers by session token. Each call queries the database, so that an ended session is rejected everywhere.
 * Every token goes through the same query, whatever is wrong with it.
 */
export function callerFinder(database: Kysely<DB>, now: () => Date): FindCaller {
  return async (token) => {
    const hash = hashOf(token)
    const session = await database
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return session && { userId: session.user_id, session: hash.toString('hex') }
  }
}
