import { expect } from 'chai'
import { type Kysely, sql } from 'kysely'
import { RECORD_KINDS } from '../../src/archive/records/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { COMPARED, exported, imported } from './_archives.ts'
import { EXPORTED_ROWS, OWN_ROWS } from './_userRows.ts'

/** Columns that are of the server which sends the mails. */
const OF_MAILS = ['request', 'key_hash', 'wrong_keys', 'mail_until']

describe('an export of what users did', () => {
  let from: Kysely<DB>
  let to: Kysely<DB>
  let text: string
  before(async () => {
    const databases = await Promise.all([testDatabase(), testDatabase()])
    ;[from, to] = databases.map(({ write }) => write) as [Kysely<DB>, Kysely<DB>]
    for (const [table, rows] of Object.entries({ ...EXPORTED_ROWS, ...OWN_ROWS })) {
      await from
        .insertInto(table as keyof DB)
        .values(rows as never)
        .execute()
    }
    text = await exported(from)
  })

  async function rowsOf(
    database: Kysely<DB>,
    fixture: object,
    without: readonly string[] = [],
  ): Promise<Record<string, readonly string[]>> {
    const tables: Record<string, readonly string[]> = {}
    for (const table of Object.keys(fixture)) {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - ${[...without]}::text[])::text as row from ${sql.table(table)} t order by 1
      `.execute(database)
      tables[table] = rows.map(({ row }) => row)
    }
    return tables
  }

  it('is compared here for each table that the market does not write', () => {
    const others = RECORD_KINDS.map(({ table }) => table).filter((table) => !(table in COMPARED))
    expect(Object.keys(EXPORTED_ROWS)).to.have.members(others)
  })

  it('makes the same tables in an empty database, and changes nothing the second time', async () => {
    const expected = await rowsOf(from, EXPORTED_ROWS, OF_MAILS)
    const { counts } = await imported(to, text)
    expect(await rowsOf(to, EXPORTED_ROWS, OF_MAILS)).to.deep.equal(expected)
    const byTable = RECORD_KINDS.map(({ name, table }) => [table, counts[name] ?? 0] as const)
    for (const [table, count] of byTable.filter(([name]) => name in EXPORTED_ROWS)) {
      expect(count, table).to.equal(expected[table]?.length)
    }

    const before = await rowsOf(to, EXPORTED_ROWS)
    expect((await imported(to, text, 7)).counts).to.deep.equal(counts)
    expect(await rowsOf(to, EXPORTED_ROWS)).to.deep.equal(before)
  })

  it('exports again as the same lines', async () => {
    await imported(to, text)
    const records = (lines: string) => lines.split('\n').slice(1)
    expect(records(await exported(to))).to.deep.equal(records(text))
  })

  it('has nothing of visits, clicks, availability, sessions, the audit log and counts', async () => {
    await imported(to, text)
    const found = await rowsOf(to, OWN_ROWS)
    expect(Object.values(found).flat()).to.deep.equal([])
    expect(text).to.not.match(/(e1|e2|e3){32}/)
  })
})
