import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import { beginSession } from '../../src/users/sessions/sessions.ts'

/** A signed-in user. */
export interface Member {
  readonly id: string
  readonly token: string
}

const COUNT = 200

/** Signs users in; the same rows give the same users. */
export async function signMembersIn(database: Kysely<DB>): Promise<Member[]> {
  const users = await database
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .select(['users.id', sql<Buffer>`(array_agg(wallets.wallet))[1]`.as('wallet')])
    .groupBy('users.id')
    .orderBy(sql`md5(users.id::text)`)
    .limit(COUNT)
    .execute()
  return database.transaction().execute(async (transaction) => {
    const members: Member[] = []
    for (const { id, wallet } of users) {
      const session = await beginSession(transaction, { userId: id, wallet }, new Date())
      members.push({ id, token: session.token })
    }
    return members
  })
}
