import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { builtProgram } from '../../scripts/lib/builtProgram.mjs'
import { isWithin } from '../../tests/benchmarks/result.ts'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { latencyOf } from '../bench/load/latencies.ts'
import { steadyLoad } from '../bench/load/steadyLoad.ts'
import type { Report } from '../bench/report/report.ts'
import { exitOf } from './_process.ts'

const BENCH = fileURLToPath(new URL('../bench/index.ts', import.meta.url))

describe('npm run bench:server', () => {
  let program: string
  before(async () => {
    program = fileURLToPath(await builtProgram(BENCH))
  })

  /** Runs the benchmark in a folder, without a database of the operator's. */
  async function reportOf(folder: string, words: readonly string[] = []): Promise<Report> {
    const { DATABASE_URL: _, ...environment } = process.env
    const run = spawn(process.execPath, [program, ...words, '--small', '--json'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [report, errors, [code]] = await Promise.all([
      json(run.stdout),
      text(run.stderr),
      once(run, 'exit'),
    ])
    expect(code, errors).to.equal(0)
    return report as Report
  }

  const kindsOf = ({ results }: Report) => [
    ...new Set(results.map(({ what }) => what.split(/[,:]/)[0])),
  ]

  it('fills a database, measures everything and tells it, at a hundredth of the size', async () => {
    // Given an empty folder
    const folder = temporaryFolder()

    // When the benchmark runs in it
    const ofIndexer = await reportOf(folder)

    // Then it has filled what it says, and measured every kind of thing
    const { rows } = ofIndexer
    expect(rows).to.deep.include({ items: 10_000, ownerships: 10_000, orders: 3_000 })
    expect(rows.activities).to.be.within(28_000, 32_000)
    // 55 collections in 10 periods, those that were sold more than once, and the first wallets of 8.
    expect(rows.leaderboards).to.be.at.least(550)
    expect(rows.trader_boards).to.be.at.least(800)
    expect(kindsOf(ofIndexer)).to.include.members([
      'by id',
      'list of 50',
      'search',
      'leaderboard',
      'lists of 50 items',
      'memory of the API process',
      'memory of the idle embedded database',
      'ingest through the fold',
      'a mint on the embedded network until its item is answered',
      'first answer',
      'disk',
      'client',
    ])
    for (const { what, value } of ofIndexer.results) expect(value, what).to.be.greaterThan(0)

    // And when it measures the marketplace in that folder, users are added to the rows
    const ofMarketplace = await reportOf(folder, ['marketplace'])
    expect(ofMarketplace.filling.isKept).to.equal(true)
    expect(ofMarketplace.rows).to.deep.include({ users: 1_000, notifications: 10_000 })
    expect(ofMarketplace.rows.likes).to.be.within(9_900, 10_000)
    expect(kindsOf(ofMarketplace)).to.deep.equal([
      'by id',
      'list of 50',
      'search',
      'completion',
      'action',
      'an authenticated call costs over the public one',
      'memory of the API process',
      'first answer',
      'client',
    ])
    for (const { what, failed = 0 } of ofMarketplace.results) expect(failed, what).to.equal(0)
  }).timeout(600_000)

  it('refuses an unknown option in one sentence', async () => {
    const run = spawn(process.execPath, [program, '--samll'])
    const { code, errors } = await exitOf(run)
    expect(errors).to.equal('Unknown option --samll: --help lists the options.\n')
    expect(code).to.equal(2)
  })

  it('sends requests evenly, however long answers take, and counts from when each was due', async () => {
    // Given a server that answers only when all requests of a load have come
    const arrivals: number[] = []
    const waiting: ServerResponse[] = []
    const server = createServer((_request, response) => {
      arrivals.push(performance.now())
      waiting.push(response)
      if (waiting.length === 20) for (const each of waiting) each.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo

    // When 20 requests are made at 100 a second
    const begin = performance.now()
    const { latency, failed } = await steadyLoad({
      url: `http://127.0.0.1:${port}`,
      requests: [{ method: 'GET', path: '/' }],
      rate: 100,
      length: { amount: 20 },
    })
    server.close()

    // Then none came before it was due, and each has waited for the last one since then
    for (const [index, at] of arrivals.entries()) expect(at - begin).to.be.at.least(index * 10)
    expect(latency.requests).to.equal(20)
    expect(latency.p50).to.be.at.least(90)
    expect(latency.p95).to.be.at.least(180)
    expect(failed).to.equal(0)
  })

  it('counts requests that are not answered with success', async () => {
    // Given a server that refuses every second request, and breaks every fourth connection
    let count = 0
    const server = createServer((request, response) => {
      count += 1
      if (count % 4 === 0) request.socket.destroy()
      else response.writeHead(count % 2 === 0 ? 500 : 200).end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo

    // When 20 requests are made of it
    const { latency, failed } = await steadyLoad({
      url: `http://127.0.0.1:${port}`,
      requests: [{ method: 'GET', path: '/' }],
      rate: 1_000,
      length: { amount: 20 },
    })
    server.close()

    // Then half of them failed, of which five were answered
    expect({ answered: latency.requests, failed }).to.deep.equal({ answered: 15, failed: 10 })
  })

  it('tells percentiles of latencies', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(latencyOf(times)).to.deep.equal({ requests: 100, p50: 50, p95: 95, p99: 99 })
  })

  it('finds what is outside of its bound', () => {
    const result = (value: number | undefined) => ({ what: 'time', value, unit: 'ms' }) as const
    expect(isWithin({ ...result(10), bound: { most: 10 } })).to.equal(true)
    expect(isWithin({ ...result(10.1), bound: { most: 10 } })).to.equal(false)
    expect(isWithin({ ...result(499), bound: { least: 500 } })).to.equal(false)
    expect(isWithin({ ...result(500), bound: { least: 500 } })).to.equal(true)
    expect(isWithin({ ...result(undefined), bound: { most: 10 } })).to.equal(true)
    expect(isWithin(result(10))).to.equal(true)
    expect(isWithin({ ...result(1), bound: { most: 10 }, failed: 1 })).to.equal(false)
  })
})
