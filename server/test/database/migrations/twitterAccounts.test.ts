import { expect } from 'chai'
import { sql } from 'kysely'
import { minute } from '../../read-model/_names.ts'
import { earlierDatabase } from './_earlier.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

describe('a database in which several users have one account of Twitter', () => {
  it('leaves it to none of them, and that of one user as it is', async () => {
    const { pools, update } = await earlierDatabase('0041')
    const names = ['Ann', 'aNN', 'ben', null, null]
    const rows = names.map((name, index) => ({
      id: idOf(index),
      created_at: minute(1),
      twitter_username: name,
    }))
    await pools.write.insertInto('users').values(rows).execute()

    await update()

    const users = pools.write.selectFrom('users').select('twitter_username').orderBy('id')
    expect((await users.execute()).map((row) => row.twitter_username)).to.deep.equal([
      null,
      null,
      'ben',
      null,
      null,
    ])
    const second = sql`update users set twitter_username = 'BEN' where id = ${idOf(3)}`
    const refusal = await second.execute(pools.write).catch((error: unknown) => error)
    expect(refusal).to.have.property('constraint', 'users_by_twitter_username')
  })
})
