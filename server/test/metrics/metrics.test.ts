import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { CHAIN_NUMBERS } from '../../src/database/keys/index.ts'
import { openPools } from '../../src/database/pools/openPools.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { noteFailure, noteSuccess } from '../../src/ingest/apply/cursor.ts'
import { type Metrics, openMetrics } from '../../src/metrics/openMetrics.ts'
import { type ServedMetrics, serveMetrics } from '../../src/metrics/serveMetrics.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { eventually } from '../ingest/_follow.ts'

describe('metrics', () => {
  let database: TestDatabase
  let metrics: Metrics
  let served: ServedMetrics

  before(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    metrics = openMetrics(database)
    served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  })
  afterEach(() => served.close())

  /** Values by name and labels, as a scraper reads them. */
  const scrape = async (url = served.url): Promise<ReadonlyMap<string, number>> => {
    const answer = await fetch(url)
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/)
    const samples = (await answer.text()).split('\n').filter((line) => /^[a-z]/.test(line))
    return new Map(
      samples.map((line) => {
        const space = line.lastIndexOf(' ')
        return [line.slice(0, space), Number(line.slice(space + 1))]
      }),
    )
  }

  it('have the process, and are nowhere else than at their path', async () => {
    const found = await scrape()
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total']) {
      expect(found.get(name)).to.be.greaterThan(0)
    }
    expect((await fetch(new URL('/', served.url))).status).to.equal(404)
    expect((await fetch(served.url, { method: 'POST' })).status).to.equal(404)
  })

  it('stand beside the health of the server, as long as its database answers', async () => {
    const health = await fetch(new URL('/health', served.url))
    expect([health.status, await health.json()]).to.deep.equal([200, { status: 'READY' }])
    const away = await serveMetrics(
      { ...metrics, check: () => Promise.reject(new Error('away')) },
      { host: '127.0.0.1', port: 0 },
    )
    expect((await fetch(new URL('/health', away.url))).status).to.equal(503)
    await away.close()
  })

  it('count requests by the pattern of their path, and unknown paths as one', async () => {
    const app = await createHttpApp({ onFinished: metrics.onFinished })
    app.fastify.get('/v0.1/items/:itemId', async () => ({}))
    for (const path of ['/v0.1/items/1', '/v0.1/items/2', '/a?b', '/c', '/%E0%A4%A']) {
      await app.fastify.inject(path)
    }
    await app.fastify.close()

    const name = 'mintline_http_request_duration_seconds'
    const found = await eventually(async () => {
      const all = await scrape()
      return all.has(`${name}_count{route="unknown",method="GET",status="400"}`) ? all : undefined
    })
    const counts = [...found].filter(([key]) => key.startsWith(`${name}_count`))
    expect(counts).to.have.deep.members([
      [`${name}_count{route="/v0.1/items/:itemId",method="GET",status="200"}`, 2],
      [`${name}_count{route="unknown",method="GET",status="404"}`, 2],
      [`${name}_count{route="unknown",method="GET",status="400"}`, 1],
    ])
    const all = `${name}_bucket{le="+Inf",route="/v0.1/items/:itemId",method="GET",status="200"}`
    expect(found.get(all)).to.equal(2)
  })

  it('tell how far chains are behind, and since when they fail', async () => {
    const row = { position: '{}', updated_at: new Date(), block: 7 }
    const block_at = new Date(Date.now() - 90_000)
    await database.write
      .insertInto('cursors')
      .values({ source: 'SOLANA', chain: 3, ...row, block_at })
      .execute()
    // A chain that has made no block for an hour, all of which is read.
    const quiet = { source: 'BASE', chain: CHAIN_NUMBERS.BASE, ...row }
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await database.write
      .insertInto('cursors')
      .values({ ...quiet, block_at: anHourAgo })
      .execute()
    await noteSuccess(database.write, 'BASE')
    const failure = { source: 'ECLIPSE', blockchain: 'ECLIPSE', reason: 'away' } as const
    await noteFailure(database.write, failure)
    const failing_since = new Date(Date.now() - 60_000)
    await database.write
      .updateTable('cursors')
      .set({ failing_since })
      .where('source', '=', 'ECLIPSE')
      .execute()

    const found = await scrape()

    expect(found.get('mintline_chain_lag_seconds{blockchain="SOLANA"}')).to.be.within(90, 200)
    expect(found.has('mintline_chain_lag_seconds{blockchain="ECLIPSE"}')).to.equal(false)
    expect(found.get('mintline_chain_lag_seconds{blockchain="BASE"}')).to.be.lessThan(110)
    expect(found.get('mintline_chain_failing_seconds{blockchain="SOLANA"}')).to.equal(0)
    expect(found.get('mintline_chain_failing_seconds{blockchain="ECLIPSE"}')).to.be.within(60, 170)
  })

  it('count jobs that are done, that fail and that wait', async () => {
    const job = { task: 'sweepMetadata', payload: {} } as const
    const later = new Date(Date.now() + 3_600_000)
    await addJobs(database.write, [
      { ...job, key: 'due' },
      { ...job, key: 'due too' },
      { ...job, key: 'later', at: later },
    ])
    const outcome = { task: 'sweepMetadata', attempt: 1, isLast: false, error: undefined }
    metrics.onJob(outcome)
    metrics.onJob(outcome)
    metrics.onJob({ ...outcome, error: new Error('away') })

    const found = await scrape()

    expect(found.get('mintline_jobs_waiting{task="sweepMetadata"}')).to.equal(2)
    expect(found.get('mintline_jobs_total{task="sweepMetadata",outcome="done"}')).to.equal(2)
    expect(found.get('mintline_jobs_total{task="sweepMetadata",outcome="failed"}')).to.equal(1)
  })

  it('tell how the connections are used', async () => {
    const found = await database.write.connection().execute(() => scrape())

    const connections = 'mintline_database_connections'
    expect(found.get(`${connections}{pool="write",state="used"}`)).to.equal(1)
    expect(found.get(`${connections}{pool="read",state="used"}`)).to.equal(0)
    expect(found.get('mintline_database_queue{pool="write"}')).to.equal(0)
    expect(found.get('mintline_database_up')).to.equal(1)
  })

  it('are still there while the database is not, without what it would know', async () => {
    const pools = openPools({ write: { connectionString: 'postgres://127.0.0.1:9/none' } })
    const away = await serveMetrics(openMetrics(pools), { host: '127.0.0.1', port: 0 })

    const found = await scrape(away.url)

    expect(found.get('mintline_database_up')).to.equal(0)
    expect(found.get('process_resident_memory_bytes')).to.be.greaterThan(0)
    expect([...found.keys()].filter((key) => /^mintline_(chain|jobs)/.test(key))).to.deep.equal([])
    await away.close()
    await pools.close()
  })

  it('refuse a port that is taken', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo

    const error = await serveMetrics(metrics, { host: '127.0.0.1', port }).catch(
      (reason: NodeJS.ErrnoException) => reason,
    )

    expect(error).to.include({ code: 'EADDRINUSE' })
    taken.close()
  })
})
