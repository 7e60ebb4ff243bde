import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import pg from 'pg'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import type { DatabaseTarget } from '../../../src/database/databaseAddress.ts'
import { MIGRATIONS_FOLDER, migrate } from '../../../src/database/migrations/migrate.ts'
import { emptyDatabase } from '../../_database.ts'

const FIRST = { '0001_notes.sql': 'create table notes (text text)' }
const SECOND = { '0002_more.sql': "insert into notes values ('second')" }

describe('migrating', () => {
  let target: DatabaseTarget

  beforeEach(async () => {
    target = await emptyDatabase()
  })

  it("applies the server's own migrations, once", async () => {
    const all = readdirSync(MIGRATIONS_FOLDER).sort()

    expect(await migrate(target)).to.deep.equal(all)
    expect(await migrate(target)).to.deep.equal([])
  })

  it("numbers the server's own migrations without gaps, each differently", () => {
    const numbers = readdirSync(MIGRATIONS_FOLDER).map((name) => Number(name.slice(0, 4)))

    expect(numbers.sort((one, other) => one - other)).to.deep.equal(numbers.map((_, at) => at + 1))
  })

  it('goes on from where the database is', async () => {
    await migrate(target, folderOf(FIRST))

    expect(await migrate(target, folderOf({ ...FIRST, ...SECOND }))).to.deep.equal([
      '0002_more.sql',
    ])
    expect(await rows(target, 'select text from notes')).to.deep.equal([{ text: 'second' }])
  })

  it('is done by one of several processes', async () => {
    const folder = folderOf({ ...FIRST, ...SECOND })

    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(target, folder)))

    expect(applied.flat()).to.deep.equal(['0001_notes.sql', '0002_more.sql'])
  })

  it('refuses a database of a newer server, unchanged', async () => {
    await migrate(target, folderOf({ ...FIRST, ...SECOND }))

    const error = await refusal(() => migrate(target, folderOf(FIRST)))

    expect(error.code).to.equal('SCHEMA_NEWER')
    expect(error.message).to.equal(
      'The database was changed by a newer server (0002_more.sql): start that version or a later one',
    )
  })

  it('refuses a database that had another form of a migration', async () => {
    await migrate(target, folderOf(FIRST))
    const changed = { '0001_notes.sql': 'create table notes (text text, at timestamptz)' }

    const error = await refusal(() => migrate(target, folderOf({ ...changed, ...SECOND })))

    expect(error.code).to.equal('SCHEMA_CHANGED')
    expect(await rows(target, 'select text from notes')).to.deep.equal([])
  })

  it('leaves the database as it was when a migration fails, and keeps those before it', async () => {
    const broken = { '0002_broken.sql': 'create table half (id int); select 1 / 0' }

    const error = await refusal(() => migrate(target, folderOf({ ...FIRST, ...broken })))

    expect(error.message).to.equal(
      'The database could not be changed by 0002_broken.sql and is as it was before: division by zero',
    )
    expect(await rows(target, "select to_regclass('half') as half")).to.deep.equal([{ half: null }])
    expect(await migrate(target, folderOf({ ...FIRST, ...SECOND }))).to.deep.equal([
      '0002_more.sql',
    ])
  })
})

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

async function rows(target: DatabaseTarget, sql: string): Promise<unknown[]> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function refusal(call: () => Promise<unknown>) {
  try {
    await call()
  } catch (error) {
    if (isMintlineError(error)) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
