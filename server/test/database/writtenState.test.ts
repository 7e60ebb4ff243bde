import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { sql } from 'kysely'
import { writtenState } from '../../src/database/writtenState.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'

describe('the state of what is written', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
  })

  /** Returns true if work left the state unchanged. Other tests on the same PostgreSQL may write meanwhile: repeat on false. */
  const isSameAfter = async (work: () => Promise<unknown>) => {
    const state = writtenState(database.read)
    const before = await state()
    expect(before).to.be.a('string')
    await work()
    return (await state()) === before
  }
  const write = () =>
    sql`insert into cursors (source, chain, position, updated_at)
      values ('test', 1, '{}', now()) on conflict do nothing`

  it('stays the same while all only read', async () => {
    const read = () => sql`select count(*) from items`.execute(database.read)
    while (!(await isSameAfter(read))) await sleep(10)
  })

  it('is another one after a write, and after the end of a transaction that was open before', async () => {
    expect(await isSameAfter(() => write().execute(database.write))).to.equal(false)
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    let begun: () => void = () => undefined
    const isOpen = new Promise<void>((resolve) => {
      begun = resolve
    })
    const open = database.write.transaction().execute(async (transaction) => {
      await sql`update cursors set position = '{"at":2}'`.execute(transaction)
      begun()
      await ended
    })
    await isOpen
    const isSame = await isSameAfter(async () => {
      end()
      await open
    })
    expect(isSame).to.equal(false)
  })

  it('is another one after a connection broke', async () => {
    const state = writtenState(database.read)
    /** Returns the connection part of a state, once a connection answers. */
    const connections = async (): Promise<string | undefined> => {
      const text = await state().catch(() => undefined)
      return text === undefined ? connections() : text.split(' ')[0]
    }
    const before = await connections()
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mintline read' and datname = current_database()`.execute(
      database.write,
    )
    while ((await connections()) === before) await sleep(10)
  })
})
