import { PassThrough, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import { MAX_LINE_BYTES } from '../../src/ingest/sources/lines/applyLines.ts'
import { ingestLines } from '../../src/lines/ingestLines.ts'
import { BATCH_LIMITS } from '../../src/lines/lineBatches.ts'
import { lineSources } from '../../src/lines/lineSources.ts'
import { readLines } from '../../src/lines/readLines.ts'
import { testDatabase } from '../_database.ts'
import { eventually } from '../ingest/_follow.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { ingestAll, lineSettings, textOf, writtenTables } from './_lines.ts'
import { type RecordedDrop, recordDrop } from './_recordedDrop.ts'

describe('A stream of lines', () => {
  let recorded: RecordedDrop
  let database: Kysely<DB>

  before(async () => {
    recorded = await recordDrop()
    database = (await testDatabase()).write
  })
  beforeEach(() => emptyTables(database))
  after(() => recorded.localnet.close())

  it('of 2,000 lines is read no further than a batch ahead of what is written', async () => {
    const count = 2_000
    const { length } = recorded.lines
    let given = 0
    function* pull() {
      for (; given < count; given += 1)
        yield Buffer.from(`${textOf(recorded.lines[given % length])}\n`)
    }
    const sizes: number[] = []
    const ahead: number[] = []

    const totals = await ingestLines(Readable.from(pull(), { highWaterMark: 1 }), {
      ...options(),
      onBatch: ({ lines }, sofar) => {
        sizes.push(lines)
        ahead.push(given - sofar.lines)
      },
    })

    expect(totals).to.deep.include({ lines: count, activities: 10, refused: 0 })
    expect(sizes).to.deep.equal(Array(count / BATCH_LIMITS.lines).fill(BATCH_LIMITS.lines))
    expect(Math.max(...ahead)).to.be.at.most(3)
  })

  it('is written in batches of bounded bytes', async () => {
    const [line = ''] = recorded.lines.map(textOf)
    const sizes: number[] = []
    const limits = { ...BATCH_LIMITS, bytes: line.length * 2 }
    const onBatch = ({ lines }: { readonly lines: number }) => sizes.push(lines)
    await ingestAll(database, settings(), Array(7).fill(line), { limits, onBatch })
    expect(sizes).to.deep.equal([2, 2, 2, 1])
  })

  it('is written as far as it goes while nothing more comes', async () => {
    const stream = new PassThrough()
    const following = ingestLines(stream, options())
    stream.write(
      recorded.lines
        .slice(0, 3)
        .map((line) => `${textOf(line)}\n`)
        .join(''),
    )
    await eventually(async () => {
      const rows = await database.selectFrom('collections').select('id').execute()
      return rows.length === 1 ? true : undefined
    })
    stream.end(recorded.lines.slice(3).map(textOf).join('\n'))
    expect(await following).to.deep.include({ lines: recorded.lines.length, activities: 10 })
  })

  it('ends with the signal after the batch that is being written, and goes on when it is given again', async () => {
    const ending = new AbortController()
    const limits = { ...BATCH_LIMITS, lines: 2 }
    const onBatch = () => ending.abort()
    const { signal } = ending
    const first = await ingestAll(database, settings(), recorded.lines, { limits, onBatch, signal })
    expect(first.lines).to.equal(2)
    const second = await ingestAll(database, settings(), recorded.lines)
    expect(first.activities + second.activities).to.equal(10)
  })

  it('says that lines came after later ones of their chain', async () => {
    const limits = { ...BATCH_LIMITS, lines: 4 }
    const inOrder = await ingestAll(database, settings(), recorded.lines, { limits })
    const back = await ingestAll(database, settings(), [...recorded.lines].reverse(), { limits })
    expect([inOrder.isOutOfOrder, back.isOutOfOrder]).to.deep.equal([false, true])
  })

  it('has lines by numbers that count empty ones, whatever the chunks', async () => {
    const text = '\n{"a":"é"}\r\n   \n\n{"b":2}'
    for (const chunk of [1, 2, 3, 100]) {
      const lines = []
      for await (const { number, bytes } of readLines(chunksOf(text, chunk), rules(100))) {
        lines.push([number, bytes?.toString('utf8').trim()])
      }
      expect(lines).to.deep.equal([
        [2, '{"a":"é"}'],
        [5, '{"b":2}'],
      ])
    }
  })

  it('goes on after lines that are too long, of which nothing is kept', async () => {
    const lines = []
    const text = `${'x'.repeat(20)}\n12345\n1234567\n`
    for await (const line of readLines(chunksOf(text, 4), rules(6))) {
      lines.push([line.number, line.bytes?.toString()])
    }
    expect(lines).to.deep.equal([
      [1, undefined],
      [2, '12345'],
      [3, undefined],
    ])
  })

  it('has lines refused that are too long, and that are no UTF-8', async () => {
    const long = Readable.from([Buffer.alloc(MAX_LINE_BYTES + 1, 'x')])
    expect((await ingestLines(long, options())).refusal?.error.message).to.equal(
      'Line 1 is longer than 16777216 bytes',
    )
    const bytes = Readable.from([Buffer.from([0x7b, 0xff, 0x7d])])
    expect((await ingestLines(bytes, options())).refusal?.error.message).to.equal(
      'Line 1 is not UTF-8',
    )
  })

  it('fails where it breaks off, with what came before', async () => {
    const failure = new Error('the disk is gone')
    async function* broken() {
      yield Buffer.from(`${textOf(recorded.lines[0])}\n`)
      await sleep(0)
      throw failure
    }
    const limits = { ...BATCH_LIMITS, lines: 1 }
    const outcome = await ingestLines(broken(), { ...options(), limits }).catch((error) => error)
    expect(outcome).to.equal(failure)
    expect((await writtenTables(database)).collections).to.have.length(1)
  })

  const rules = (longest: number) => ({ longest, isSkippingBlank: true })

  const settings = () => lineSettings({ SOLANA: [recorded.localnet.rpcUrl] })

  const options = () => ({
    sourceOf: lineSources(settings(), database, new AbortController().signal),
    isSkipping: false,
  })
})

function chunksOf(text: string, size: number): Readable {
  const bytes = Buffer.from(text)
  const count = Math.ceil(bytes.length / size)
  return Readable.from(
    Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  )
}
