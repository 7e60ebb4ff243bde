import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { getAllCurrencies, getUsdRate } from '../../src/indexer/currencies.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { publicAddressesAnd } from '../../src/metadata/fetch/addressRule.ts'
import { openMetadataReader } from '../../src/metadata/fetch/metadataReader.ts'
import { openRateSource } from '../../src/rates/openRateSource.ts'
import { parseRates } from '../../src/rates/parseRates.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { NO_MAILS } from '../mail/_mailServer.ts'
import { endless, type Files, json, serveFiles } from '../metadata/_files.ts'
import { contract } from '../read-model/_addresses.ts'
import { ask, indexerOver, servicesOver } from '../read-model/_app.ts'

const ETHER = `ETHEREUM:0x${'0'.repeat(40)}`
const TOKEN = `BASE:${contract('BASE', 1)}`

describe('prices in US dollars', () => {
  const path = join(temporaryFolder(), 'rates.json')
  const reader = openMetadataReader(publicAddressesAnd([]))
  let pools: TestDatabase
  let app: FastifyInstance
  let files: Files
  let troubles: string[] = []

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools)
    files = await serveFiles()
  })
  beforeEach(async () => {
    for (const table of ['rates', 'rate_readings'] as const)
      await pools.write.deleteFrom(table).execute()
    troubles = []
  })
  after(async () => {
    await app.close()
    await reader.close()
    await files.close()
  })

  /** Does the job, as the clock has it done each minute. */
  const read = (from: { file: string } | { url: string } = { file: path }) => {
    const source = openRateSource({ from, minutes: 5 })
    const onTrouble = (sentence: string | undefined) => void troubles.push(sentence ?? 'none')
    const { orders } = servicesOver(pools)
    const services = {
      writer: pools.write,
      reader,
      orders,
      auditDays: 90,
      mail: NO_MAILS,
      rates: { source, onTrouble },
    }
    return TASKS.readRates(services, {}, undefined)
  }
  const write = (document: unknown) => writeFileSync(path, JSON.stringify(document))
  const pass = async (minutes: number) => {
    for (const table of ['rates', 'rate_readings'])
      await sql`update ${sql.table(table)} set at = at - make_interval(mins => ${minutes}::int)`.execute(
        pools.write,
      )
  }
  const rateAt = (currencyId: string, at: Date) =>
    ask(app, getUsdRate, { currencyId, at: at.toISOString() })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const stored = () => pools.write.selectFrom('rates').selectAll().execute()

  it('are those of a file, from when they were read', async () => {
    write({ 'ETHEREUM:native': '3120.55', 'SOLANA:native': 141.2 })
    const before = new Date()
    await read()
    const { status, body } = await rateAt('ETHEREUM:native', new Date())
    expect(status).to.equal(200)
    expect(body).to.include({ currencyId: ETHER, symbol: 'ETH', rate: '3120.55' })
    expect(Date.parse(body.date)).to.be.within(before.getTime(), Date.now())
    const { currencies } = (await ask(app, getAllCurrencies, {})).body
    expect(currencies.map(({ symbol, rate }) => [symbol, rate])).to.have.deep.members([
      ['ETH', '3120.55'],
      ['SOL', '141.2'],
    ])
    expect(troubles).to.deep.equal(['none'])
  })

  it('are read once in each interval, and keep their history', async () => {
    write({ 'ETHEREUM:native': '3000' })
    await read()
    write({ 'ETHEREUM:native': '4000' })
    await Promise.all([read(), read()])
    expect((await rateAt(ETHER, new Date())).body.rate).to.equal('3000')
    await pass(10)
    await read()
    expect((await rateAt(ETHER, new Date())).body.rate).to.equal('4000')
    expect((await rateAt(ETHER, minutesAgo(5))).body.rate).to.equal('3000')
    expect(await stored()).to.have.length(2)
  })

  it('have the times that a document gives, of which each price is written once', async () => {
    const history = [
      { at: '2026-01-02T00:00:00Z', usd: '3200' },
      { at: '2026-01-01T00:00:00+01:00', usd: 3100 },
    ]
    write({ 'ETHEREUM:native': history, 'SOLANA:native': '140' })
    await read()
    const known = await stored()
    await pools.write.deleteFrom('rate_readings').execute()
    write({ 'ETHEREUM:native': history })
    await read()
    const at = new Date('2026-01-02T12:00:00Z')

    expect((await rateAt(ETHER, at)).body).to.include({
      rate: '3200',
      date: '2026-01-02T00:00:00.000Z',
    })
    expect((await rateAt(ETHER, new Date('2026-01-01T23:00:00Z'))).status).to.equal(400)
    expect((await rateAt(ETHER, new Date('2026-01-01T22:59:59Z'))).body.rate).to.equal('3100')
    expect(await stored()).to.deep.equal(known)
  })

  it('that are dated alone are read once in each interval too', async () => {
    write({ 'ETHEREUM:native': { at: '2026-01-01T00:00:00Z', usd: '1' } })
    await read()
    write({ 'ETHEREUM:native': { at: '2026-01-01T00:00:00Z', usd: '2' } })
    await read()
    expect((await stored()).map(({ usd }) => usd)).to.deep.equal(['1'])
    await pass(10)
    await read()
    expect((await stored()).map(({ usd }) => usd)).to.have.members(['1', '2'])
  })

  it('are those of a service', async () => {
    files.answers.set('/rates', json({ 'ETHEREUM:native': 3000.25 }))
    await read({ url: files.url('/rates') })
    expect((await rateAt(ETHER, new Date())).body.rate).to.equal('3000.25')
  })

  it('are unknown before the first one, a day after the last one, and of other currencies', async () => {
    write({ 'ETHEREUM:native': '3000', [TOKEN]: '1' })
    await read()
    const tomorrow = new Date(Date.now() + 86_500_000)
    for (const [currency, at] of [
      [ETHER, minutesAgo(60)],
      [ETHER, tomorrow],
      ['SOLANA:native', new Date()],
    ] as const) {
      const { status, body } = await rateAt(currency, at)
      expect([status, body.code], currency).to.deep.equal([400, 'VALIDATION'])
      expect(body.message).to.match(/^No price of \S+ in US dollars is known of the day before 2/)
    }
    await pass(24 * 60)
    const { currencies } = (await ask(app, getAllCurrencies, {})).body
    expect(currencies.map(({ rate }) => rate)).to.deep.equal(currencies.map(() => undefined))
    const malformed = await ask(app, getUsdRate, { currencyId: 'MOON:native', at: '2026-01-01' })
    expect([malformed.status, malformed.body.code]).to.deep.equal([400, 'BAD_REQUEST'])
  })

  it('stay as they are while a document is not in order, of which nothing is kept', async () => {
    write({ 'ETHEREUM:native': '3000' })
    await read()
    await pass(10)
    const documents: readonly (readonly [unknown, RegExp])[] = [
      [[], /no object/],
      [null, /no object/],
      [{ 'SOLANA:native': '1', 'MOON:native': '1' }, /"MOON:native" is no currency id/],
      ...[{}, { usd: '1' }, { at: 1, usd: '1' }, { at: '2026-02-30T00:00:00Z', usd: '1' }].map(
        (price) =>
          [
            { 'SOLANA:native': '1', 'ETHEREUM:native': [price] },
            /a price of "ETHEREUM:native" is from no time such as 2026-01-31T12:00:00Z$/,
          ] as const,
      ),
      [
        { 'ETHEREUM:native': [{ at: '2026-01-01T00:00:00Z', usd: '0' }] },
        /the price of "ETHEREUM:native" is no decimal number above 0$/,
      ],
      [{ 'ETHEREUM:native': ['1', '2'] }, /ETHEREUM:0x0{40} has two prices of now$/],
      [
        {
          'ETHEREUM:native': { at: '2026-01-01T01:00:00+01:00', usd: '1' },
          [ETHER]: { at: '2026-01-01T00:00:00Z', usd: '1' },
        },
        /ETHEREUM:0x0{40} has two prices from 2026-01-01T00:00:00.000Z on$/,
      ],
      [{ [TOKEN]: Array(20_001).fill(1) }, /it has more than 20000 prices$/],
      ...[0, -1, '0.00', '', '1e3', 'NaN', ' 1', null, [[1]], '9'.repeat(31)].map(
        (price) =>
          [
            { 'SOLANA:native': '1', 'ETHEREUM:native': price },
            /the price of "ETHEREUM:native" is no decimal number above 0$/,
          ] as const,
      ),
    ]
    for (const [document, reason] of documents) {
      write(document)
      await read()
      expect(troubles.pop()).to.match(reason)
    }
    writeFileSync(path, '{')
    await read()
    expect(troubles.pop()).to.match(/it is not JSON$/)
    expect(await stored()).to.have.length(1)
    expect((await rateAt(ETHER, new Date())).body.rate).to.equal('3000')
  })

  it('that a service does not give are said without its address, which may have a key', async () => {
    files.answers.set('/large?key=secret', endless())
    files.answers.set('/broken', (response) => void response.writeHead(500).end())
    for (const name of ['/large?key=secret', '/broken', '/none?key=secret']) {
      await read({ url: files.url(name) })
      const said = troubles.pop()
      expect(said).to.match(
        /^The prices of currencies cannot be read, and those known so far stay: /,
      )
      expect(said).to.not.match(/secret|127\.0\.0\.1/)
    }
    await read({ file: join(path, 'none') })
    expect(troubles.pop()).to.match(/cannot be read/)
    expect(await stored()).to.deep.equal([])
  })

  it('are kept digit by digit', () => {
    const parts = fc.tuple(
      fc.bigInt({ min: 1n, max: 10n ** 30n - 1n }),
      fc.stringMatching(/^\d{1,30}$/),
    )
    fc.assert(
      fc.property(parts, ([whole, fraction]) => {
        const price = `${whole}.${fraction}`
        expect(parseRates(JSON.stringify({ [TOKEN]: price }))).to.deep.equal([
          { currencyId: TOKEN, usd: price, at: undefined },
        ])
      }),
    )
  })
})
