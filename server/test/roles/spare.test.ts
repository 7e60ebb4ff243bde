import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { type Kysely, sql } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { ADVISORY_LOCKS } from '../../src/database/advisoryLocks.ts'
import { LOCK_OUTLIVES } from '../../src/database/pools/openPools.ts'
import type { DB } from '../../src/database/tables.ts'
import { SPARE_INTERVAL } from '../../src/ingest/apply/locks.ts'
import { testDatabase } from '../_database.ts'
import { urlOf } from '../_postgres.ts'
import { eventually, eventuallyBothEqual, follow } from '../ingest/_follow.ts'
import { tablesOf } from '../ingest/_tables.ts'
import { RoleProcess } from './_process.ts'

/** Milliseconds within which a spare has taken over, as the operations page promises. */
const TAKEN_OVER = 15_000
const SPARE = /another process follows it; this one is its spare/

describe('two processes that follow one chain into one database', () => {
  let localnet: Localnet
  let database: Kysely<DB>
  let drop: Drop
  let minter: Keypair
  let first: RoleProcess
  let second: RoleProcess
  /** Most holders of the writer's lock that were seen at once. */
  let mostWriters = 0

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
    const { write, target } = await testDatabase()
    database = write
    const folder = temporaryFolder()
    const settings = { nodes: { SOLANA: [localnet.rpcUrl] } }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(settings))
    const environment = { DATABASE_URL: urlOf(target) }
    first = new RoleProcess('ingest', folder, environment)
    await first.works()
    second = new RoleProcess('ingest', folder, environment)
  })
  after(async () => {
    await Promise.all([first.kill(), second.kill()])
    await localnet.close()
  })

  it('have one writer; the other one waits', async () => {
    await second.hears(SPARE)
    await drop.mint(minter, 3)
    await eventually(() => hasItems(3))
    expect(second.said.filter((line) => line.includes('following'))).to.deep.equal([])
    expect(await writers()).to.have.length(1)
  })

  it('have the other one as the writer once the first was killed, and miss nothing', async () => {
    const [writer] = await writers()
    await drop.mint(minter, 3)
    await first.kill()
    const killed = performance.now()
    await drop.mint(minter, 3)

    await second.works()
    expect(performance.now() - killed).to.be.below(TAKEN_OVER)
    await eventually(() => hasItems(9))
    const [successor, ...others] = await writers()
    expect(others).to.deep.equal([])
    expect(successor).to.not.equal(writer)
    expect(mostWriters).to.equal(1)

    const fresh = (await testDatabase()).write
    const following = follow(fresh, localnet.rpcUrl)
    try {
      await eventually(() => hasItems(9, fresh))
      await eventuallyBothEqual(
        () => tablesOf(database),
        () => tablesOf(fresh),
      )
    } finally {
      await following.stop()
    }
  })

  it('know each other to be gone in time where the network is lost without a word', () => {
    expect(LOCK_OUTLIVES + SPARE_INTERVAL).to.be.at.most(TAKEN_OVER)
  })

  it('leave the chain to each other in order, too', async () => {
    const third = new RoleProcess('ingest', first.folder, first.environment)
    try {
      await third.hears(SPARE)
      expect(await second.stop()).to.equal(0)
      const ended = performance.now()
      await third.works()
      expect(performance.now() - ended).to.be.below(TAKEN_OVER)
      await drop.mint(minter, 3)
      await eventually(() => hasItems(12))
      expect(mostWriters).to.equal(1)
    } finally {
      await third.kill()
    }
  })

  async function hasItems(count: number, of = database): Promise<true | undefined> {
    await writers()
    const rows = await of.selectFrom('items').select('id').execute()
    return rows.length === count ? true : undefined
  }

  /** Connections that hold the writer's lock. */
  async function writers(): Promise<number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks
      where locktype = 'advisory' and granted and classid = ${ADVISORY_LOCKS.writer} and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
    `.execute(database)
    mostWriters = Math.max(mostWriters, rows.length)
    return rows.map(({ pid }) => pid)
  }
})
