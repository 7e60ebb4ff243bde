import type { Kysely } from 'kysely'
import { hashOf } from '../../access/secrets.ts'
import type { DB } from '../../database/tables.ts'
import type { FindCaller } from '../../http/callers.ts'

/**
 * Finds callers by the tokens of sessions, each time in the database, so that a session that was ended counts nowhere. What
 * is wrong with a token makes no difference: the same query is asked of all.
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
