import { expect } from 'chai'
import { sql } from 'kysely'
import { RECORD_KINDS } from '../../src/archive/records/index.ts'
import { TABLE_USES } from '../../src/archive/tableUses.ts'
import { testDatabase } from '../_database.ts'

describe('the tables of an export', () => {
  it('are all decided about', async () => {
    const { read } = await testDatabase()
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'
      order by 1`.execute(read)

    expect(Object.keys(TABLE_USES).sort()).to.deep.equal(rows.map(({ name }) => name))
  })

  it('have records where they are exported, and nowhere else', () => {
    const exported = Object.entries(TABLE_USES).filter(([, use]) => use === 'exported')

    expect(RECORD_KINDS.map(({ table }) => table)).to.have.members(exported.map(([name]) => name))
  })
})
