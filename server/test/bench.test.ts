import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { json, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { latencyOf, withHeldBack } from '../bench/load/latencies.ts'
import type { Report } from '../bench/report/report.ts'
import { isWithin } from '../bench/report/result.ts'
import { exitOf, LOADER } from './_process.ts'

const BENCH = fileURLToPath(new URL('../bench/index.ts', import.meta.url))

describe('npm run bench:server', () => {
  it('fills a database, measures everything and tells it, at a hundredth of the size', async () => {
    // Given an empty folder
    const folder = temporaryFolder()

    // When the benchmark runs in it, without a database of the operator's
    const { DATABASE_URL: _, ...environment } = process.env
    const run = spawn(process.execPath, [...LOADER, BENCH, '--small', '--json'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [report, errors, [code]] = await Promise.all([
      json(run.stdout),
      text(run.stderr),
      once(run, 'exit'),
    ])

    // Then it has filled what it says, and measured every kind of thing
    const { rows, results } = report as Report
    expect(code, errors).to.equal(0)
    expect(rows).to.deep.include({ items: 10_000, ownerships: 10_000, orders: 3_000 })
    expect(rows.activities).to.be.within(28_000, 32_000)
    // 55 collections in 10 periods, those that were sold more than once, and the first wallets of 8.
    expect(rows.leaderboards).to.be.at.least(550)
    expect(rows.trader_boards).to.be.at.least(800)
    const kinds = new Set(results.map(({ what }) => what.split(/[,:]/)[0]))
    expect([...kinds]).to.include.members([
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
    for (const { what, value } of results) expect(value, what).to.be.greaterThan(0)
  }).timeout(600_000)

  it('refuses an unknown option in one sentence', async () => {
    const run = spawn(process.execPath, [...LOADER, BENCH, '--samll'])
    const { code, errors } = await exitOf(run)
    expect(errors).to.equal('Unknown option --samll: --help lists the options.\n')
    expect(code).to.equal(2)
  })

  it('counts requests that a slow answer held back as slow ones', () => {
    // Given one answer after 100 ms on a connection that makes a request every 40 ms
    const times = [1, 100, 1, 1]
    // Then the two that were due meanwhile would have waited for 60 and 20 ms
    expect(withHeldBack(times, 40)).to.deep.equal([1, 100, 60, 20, 1, 1])
    expect(withHeldBack(times, undefined)).to.deep.equal(times)
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
