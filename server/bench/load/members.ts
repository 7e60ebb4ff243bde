import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import { beginSession } from '../../src/users/sessions/sessions.ts'

/** A user who is signed in. */
export interface Member {
  readonly id: string
  readonly token: string
}

const COUNT = 200

/** Signs users in, the same from the same rows. */
export async function signMembersIn(database: Kysely<DB>): Promise<Member[]> {
  const users = await database
    .selectFrom('users')
    .select('id')
    .orderBy(sql`md5(id::text)`)
    .limit(COUNT)
    .execute()
  return database.transaction().execute(async (transaction) => {
    const members: Member[] = []
    for (const { id } of users) {
      members.push({ id, token: (await beginSession(transaction, id, new Date())).token })
    }
    return members
  })
}
