import { expect } from 'chai'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { testDatabase } from '../../_database.ts'

const MINUTE = 60_000

describe('the sweep of sessions', () => {
  it('deletes what is over, and nothing else, also twice', async () => {
    const { read, write } = await testDatabase()
    const ends = [-MINUTE, MINUTE].map((distance) => new Date(Date.now() + distance))
    for (const [at, expires_at] of ends.entries()) {
      const bytes = Buffer.from([at])
      const user_id = '2f1b2c3d-0000-4000-8000-000000000000'
      await write
        .insertInto('sessions')
        .values({ token_hash: bytes, user_id, expires_at })
        .execute()
      const nonce = { nonce: `nonce${at}`, wallet: bytes, chain_id: '1', expires_at }
      await write.insertInto('nonces').values(nonce).execute()
      await write.insertInto('used_proofs').values({ text_hash: bytes, expires_at }).execute()
    }
    const left = () =>
      Promise.all(
        (['sessions', 'nonces', 'used_proofs'] as const).map(async (table) => {
          const rows = await read.selectFrom(table).select('expires_at').execute()
          return rows.map((row) => row.expires_at)
        }),
      )
    const sweep = () =>
      TASKS.sweepSessions({ writer: write } as unknown as JobServices, {}, undefined)
    for (let time = 0; time < 2; time += 1) {
      await sweep()
      expect(await left()).to.deep.equal([[ends[1]], [ends[1]], [ends[1]]])
    }
  })
})
