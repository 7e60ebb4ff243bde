import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Users per query. */
const BATCH = 100

/** Yields the ids of users with notifications to mail. */
export async function* mailedUsers(reader: Kysely<DB>): AsyncGenerator<string> {
  let last: string | undefined
  do {
    const rows = await reader
      .selectFrom('notifications')
      .select('user_id')
      .distinct()
      .where('mail_until', 'is not', null)
      .$if(last !== undefined, (query) => query.where('user_id', '>', last as string))
      .orderBy('user_id')
      .limit(BATCH)
      .execute()
    for (const { user_id } of rows) yield user_id
    last = rows.length === BATCH ? rows.at(-1)?.user_id : undefined
  } while (last !== undefined)
}
