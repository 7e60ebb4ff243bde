import { Readable } from 'node:stream'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { LONGEST_LINE, linesIn } from '../../src/archive/linesIn.ts'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { exported, imported } from './_archives.ts'
import { anyMarket, live } from './_market.ts'

const HEADER =
  '{"header":{"format":1,"schema":"0001_read_model.sql","at":"2026-01-31T12:00:00.000Z"}}'
const RATE = { currency: 'BASE:native', at: '2026-01-31T12:00:00.000Z', usd: '2.5', source: 'me' }
const TAIL = '. What stands before it is imported'

describe('an import', () => {
  let database: Kysely<DB>
  let orders: Record<string, unknown>[]

  before(async () => {
    database = (await testDatabase()).write
    const { write: other } = await testDatabase()
    const sample = fc.sample(anyMarket, { numRuns: 20, seed: 3 })
    const market = sample.find((each) => each.orders.some(({ form }) => form === 'listing'))
    if (market === undefined) throw new Error('No market has a listing')
    await live(other, market)
    orders = (await exported(other))
      .split('\n')
      .filter((line) => line.startsWith('{"order"'))
      .map((line) => JSON.parse(line).order)
  })

  async function refusal(...lines: (string | object)[]): Promise<string> {
    const text = lines
      .map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
      .join('')
    try {
      await imported(database, text)
    } catch (error) {
      if (isMintlineError(error)) return error.message
      throw error
    }
    throw new Error('Nothing was refused')
  }
  const reasonOf = async (line: string | object) => {
    const message = await refusal(HEADER, line)
    expect(message).to.match(/^Line 2 of the export cannot be imported: /)
    return message.slice('Line 2 of the export cannot be imported: '.length, -TAIL.length)
  }
  const listing = () =>
    structuredClone(orders.find(({ form }) => Object(form).make?.assetType.tokenId))

  it('names the line, the field and what is wrong with it', async () => {
    const withForm = (change: object) => {
      const order = listing()
      return { order: { ...order, form: { ...Object(order).form, ...change } } }
    }
    const reasons = {
      '{"rate"': 'it is not JSON',
      '': 'it is not JSON',
      null: 'it is no object',
      '"\\u0000"': 'it is no object',
      [JSON.stringify({ rate: { ...RATE, source: '\u0000' } })]: 'it has the character U+0000',
      '{"rate":{"usd":"1"}}': 'Required field rate.currency is missing',
      [JSON.stringify({ rate: { ...RATE, usd: 2 } })]: 'rate.usd must be a text, not "2"',
      [JSON.stringify({ rate: { ...RATE, usd: '-2' } })]:
        'rate.usd must match pattern "^[0-9]{1,100}(\\.[0-9]{1,100})?$"',
      [JSON.stringify({ rate: { ...RATE, at: 'noon' } })]:
        'rate.at must be a time such as 2026-01-31T12:00:00.000Z, not "noon"',
      [JSON.stringify({ rate: { ...RATE, price: '1' } })]:
        'rate.price is no known field. Known are currency, at, usd, source',
      [JSON.stringify({ rate: RATE, order: {} })]:
        'it must have one field, which is one of header, end, apiKey, currency, rate, tokenIds, floor, listedCount, lazyItem, order',
      '{"tokenIds":{"collection":"BASE:0x2121212121212121212121212121212121212121","minter":"me","number":"1"}}':
        'tokenIds: ',
      [JSON.stringify(withForm({ maker: 'me' }))]:
        'order: maker must be an account such as ETHEREUM:0x…, not "me"',
      [JSON.stringify(withForm({ salt: 7 }))]: 'order.form.salt must be a text, not "7"',
      [JSON.stringify(withForm({ blockchain: 'PALM' }))]: 'order: ',
      [JSON.stringify({ order: { ...listing(), fill: '-1' } })]: 'order.fill must match pattern',
      '{"end":{"lines":7}}': 'end.lines must be 0, the number of records before it',
      [HEADER]: 'header: it is not the first line',
    }
    for (const [line, reason] of Object.entries(reasons)) {
      expect(await reasonOf(line), line).to.satisfy((found: string) => found.startsWith(reason))
    }
  })

  it('needs the beginning of an export, and its end', async () => {
    expect(await refusal({ rate: RATE })).to.equal(
      `Line 1 of the export cannot be imported: it must be the header of an export${TAIL}`,
    )
    const cut = 'without its last one: what is there is imported, so export it again for the rest'
    expect(await refusal(HEADER)).to.equal(`The export ends after 1 lines ${cut}`)
    expect(await refusal()).to.equal(`The export ends after 0 lines ${cut}`)
    const after = await refusal(HEADER, '{"end":{"lines":0}}', { rate: RATE })
    expect(after).to.include('Line 3 of the export cannot be imported: it stands behind the last')
  })

  it('refuses a later format', async () => {
    expect(await refusal(HEADER.replace('"format":1', '"format":2'))).to.equal(
      'The export is of format 2, and this server reads those up to 1: import it by the version that wrote it, or a later one',
    )
  })

  it('refuses a line without an end before the memory is full of it', async () => {
    let read = 0
    const endless = async function* () {
      for (;;) {
        read += 1
        yield Buffer.alloc(1_000_000, 'x')
      }
    }
    const first = linesIn(endless()).next()
    const message = await first.then(String, (error: Error) => error.message)

    expect(message).to.include('Line 1 of the export cannot be imported: it is longer than 1048576')
    expect(read).to.equal(4)
  })

  it('refuses a line by its characters, not by its bytes', async () => {
    const linesOf = async (characters: number) => {
      const lines = linesIn(Readable.from([Buffer.from(`${'é'.repeat(characters)}\n`)]))
      return (await lines.next()).value?.length
    }

    expect(await linesOf(LONGEST_LINE)).to.equal(LONGEST_LINE)
    const message = await linesOf(LONGEST_LINE + 1).then(String, (error: Error) => error.message)
    expect(message).to.include('Line 1 of the export cannot be imported: it is longer than 1048576')
  })

  it('keeps what stands before a line that it refuses', async () => {
    await database.deleteFrom('rates').execute()

    const message = await refusal(HEADER, { rate: RATE }, { rate: { ...RATE, usd: 'much' } })

    expect(message).to.include('Line 3 of the export')
    const { rate } = { rate: await database.selectFrom('rates').select('usd').execute() }
    expect(rate).to.deep.equal([{ usd: '2.5' }])
  })
})
