import { expect } from 'chai'
import { sql } from 'kysely'
import { sweepEntries } from '../../src/audit/sweepEntries.ts'
import { TASKS } from '../../src/jobs/index.ts'
import type { JobServices } from '../../src/jobs/task.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'

const DAY = 24 * 60 * 60_000
const NOW = new Date('2026-11-20T12:00:00.000Z')

describe('the sweep of the audit log', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
  })
  beforeEach(() => sql`truncate audit_entries`.execute(database.write))

  const write = (at: Date) =>
    sql`insert into audit_entries (id, at, kind) values (gen_random_uuid(), ${at}, 'SIGNED_IN')`.execute(
      database.write,
    )
  const left = async () => {
    const rows = await database.read
      .selectFrom('audit_entries')
      .select('at')
      .orderBy('at')
      .execute()
    return rows.map(({ at }) => at.toISOString())
  }

  it('deletes entries that are as old as the setting says, to the millisecond, also twice', async () => {
    const limit = NOW.getTime() - 90 * DAY
    for (const time of [limit - 1, limit, limit + 1]) await write(new Date(time))
    for (let round = 0; round < 2; round += 1) {
      await sweepEntries(database.write, 90, NOW)
      expect(await left()).to.deep.equal([new Date(limit + 1).toISOString()])
    }
  })

  it('is a job by the setting', async () => {
    const kept = new Date(Date.now() - DAY / 2)
    await write(new Date(Date.now() - DAY - 1))
    await write(kept)
    const services = { writer: database.write, auditDays: 1 } as JobServices
    await TASKS.sweepAudit(services, {}, undefined)

    expect(await left()).to.deep.equal([kept.toISOString()])
  })
})
