import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import type { Settings } from '../../src/config/settings.ts'
import { openEmbeddedDatabase } from '../../src/database/embedded/openEmbeddedDatabase.ts'
import { openPools } from '../../src/database/pools/openPools.ts'
import type { DB } from '../../src/database/tables.ts'
import { jobs } from '../../src/roles/jobs.ts'
import { testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { keptCounts, recount } from '../ingest/_counts.ts'
import { eventually, eventuallyEqual, follow } from '../ingest/_follow.ts'
import { tablesOf } from '../ingest/_tables.ts'
import { type Files, json, serveFiles } from '../metadata/_files.ts'
import { RoleProcesses } from './_killing.ts'

const VICTIMS = ['ingest', 'jobs', 'api', 'database'] as const
const ROUNDS = 5
/** Mints that arrive around each kill: 1,000 in all. */
const MINTS = 50
const ALL = ROUNDS * VICTIMS.length * MINTS

const ACTIVITIES = 'select count(*)::int as count from activities'
const FETCHED = `select count(*)::int as count from item_metadata where state = 'FETCHED'`
/** Jobs that nobody does yet; those of killed processes count as being done. */
const QUEUED = `
  select count(*)::int as count from jobs.jobs
  where locked_at is null and run_at <= now() and attempts < max_attempts`
/** As if a minute had passed: metadata that a killed process was fetching is due again, and queued. */
const A_MINUTE_LATER = `
  with items as (update item_metadata set next_try_at = now() where state = 'WAITING'),
    drops as (update collections set metadata_next_try_at = now() where metadata_state = 'WAITING')
  select jobs.add_job('sweepMetadata', job_key => 'sweepMetadata')`

describe('kill -9 of every part, 20 times, while 1,000 items are minted', () => {
  let localnet: Localnet
  let files: Files
  let drop: Drop
  let minter: Keypair
  let processes: RoleProcesses
  const mints: PublicKey[] = []
  /** Statuses of answers of the interface; those that did not come are left out. */
  const statuses = new Set<number>()

  before(async () => {
    // Given a drop with metadata on a server of this machine, and a process for each role on one embedded database
    localnet = await startPrograms()
    files = await serveFiles()
    files.answers.set('/drop.json', json({ name: 'Drop' }))
    for (let number = 1; number <= ALL; number += 1) {
      const attributes = { Color: number % 2 === 0 ? 'Red' : 'Blue', Number: `${number % 7}` }
      files.answers.set(`/${number}.json`, json({ name: `Item ${number}`, attributes }))
    }
    drop = await Drop.deploy(localnet, {
      collectionUri: files.url('/drop.json'),
      itemBaseUri: files.url('/{}.json'),
    })
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
    const folder = temporaryFolder()
    const settings = { nodes: { SOLANA: [localnet.rpcUrl] } }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(settings))
    processes = new RoleProcesses(folder)
    for (const role of ['ingest', 'jobs', 'api'] as const) processes.start(role)
    await processes.work()
  })
  after(async () => {
    await processes.stop()
    await files.close()
    await localnet.close()
  })

  it('stops nothing: each part goes on where it was once it is back', async function () {
    this.timeout(600_000)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const victim of VICTIMS) {
        await whileMinting(async () => {
          // A database that is away keeps others from starting, which an operator's supervisor would try again.
          if (victim === 'database') await processes.work()
          else await processes.of(victim).works()
          await progress()
          await Promise.all([call(), processes.kill(victim)])
          if (victim !== 'database') processes.start(victim)
        })
      }
    }
    await processes.work()
    await call()
    expect([...statuses].filter((status) => ![200, 204, 404, 503].includes(status))).to.deep.equal(
      [],
    )
    expect(statuses).to.include(200)
  })

  it('loses and doubles no activity, and no metadata', async function () {
    this.timeout(600_000)
    await eventually(async () => ((await count(ACTIVITIES)) >= ALL ? true : undefined))
    await eventually(async () => ((await count(QUEUED)) === 0 ? true : undefined))
    await processes.query(A_MINUTE_LATER)
    await eventually(async () => ((await count(FETCHED)) === ALL ? true : undefined))
    const [found] = await processes.query(`
      select count(*)::int as activities, count(distinct item)::int as items,
        count(distinct transaction)::int as transactions from activities`)
    expect(found).to.deep.equal({
      activities: ALL,
      items: ALL,
      transactions: (ALL / MINTS) * Math.ceil(MINTS / 3),
    })
    expect(new Set(mints.map(String))).to.have.length(ALL)
  })

  it('leaves the tables that a fresh server writes', async function () {
    this.timeout(600_000)
    const fresh = await testDatabase()
    const following = follow(fresh.write, localnet.rpcUrl)
    const working = await jobs.start({
      settings: {
        auditDays: 90,
        nodes: {},
        chains: {},
        seaport: {},
        privateMetadataHosts: undefined,
      } as unknown as Settings,
      database: fresh as never,
      log: memoryLog().log,
      metrics: undefined,
    })
    await eventually(async () => {
      const { rows } = await fresh.writePool.query<{ count: number }>(FETCHED)
      return rows[0]?.count === ALL ? true : undefined
    })
    await processes.stop()
    await working.close()
    await following.stop()

    await withEmbedded(async (database) => {
      await eventuallyEqual(() => tablesOf(database), await tablesOf(fresh.write))
      expect(await keptCounts(database)).to.deep.equal(await recount(database))
    })
  })

  /** Mints items while work is done. */
  async function whileMinting(work: () => Promise<void>): Promise<void> {
    const [minted] = await Promise.all([drop.mint(minter, MINTS), work()])
    mints.push(...minted)
  }

  /** Waits until more has been read of the chain, unless all of it was. */
  async function progress(): Promise<void> {
    const before = await count(ACTIVITIES)
    await eventually(async () => {
      const now = await count(ACTIVITIES)
      return now > before || now % MINTS === 0 ? true : undefined
    })
  }

  async function count(sql: string): Promise<number> {
    const [row] = await processes.query<{ count: number }>(sql)
    return row?.count ?? 0
  }

  /** Reads items by the interface, and has the metadata of the first one fetched again. */
  async function call(): Promise<void> {
    const api = processes.of('api')
    const url = api.said.map((line) => /^Indexer: (\S+)$/.exec(line)?.[1]).find(Boolean)
    const [first] = mints
    const calls: [string, string][] = [
      ['GET', '/v0.1/items/all'],
      ...(first
        ? ([['DELETE', `/v0.1/items/SOLANA:${first}/resetMeta`]] as [string, string][])
        : []),
    ]
    for (const [method, path] of calls) {
      const answer = await fetch(`${url}${path}`, { method }).catch(() => undefined)
      if (answer) statuses.add(answer.status)
    }
  }

  async function withEmbedded(work: (database: Kysely<DB>) => Promise<void>): Promise<void> {
    const embedded = await openEmbeddedDatabase({ folder: processes.database })
    const pools = openPools({ write: embedded.address })
    try {
      await work(pools.write)
    } finally {
      await pools.close()
      await embedded.close()
    }
  }
})
