import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { type IngestSurroundings, ingest } from '../../src/commands/ingest.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { urlOf } from '../_postgres.ts'
import { eventually } from '../ingest/_follow.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { streamOf, textOf } from '../lines/_lines.ts'
import { type RecordedDrop, recordDrop } from '../lines/_recordedDrop.ts'

describe('npm run server -- ingest', () => {
  let recorded: RecordedDrop
  let database: TestDatabase
  let folder: string
  let lines: readonly string[]

  before(async () => {
    recorded = await recordDrop()
    database = await testDatabase()
    folder = temporaryFolder()
    lines = recorded.lines.map(textOf)
    const nodes = { SOLANA: [recorded.localnet.rpcUrl] }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify({ nodes }))
  })
  beforeEach(() => emptyTables(database.write))
  after(() => recorded.localnet.close())

  it('ends at the first bad line, and has what came before', async () => {
    const path = file([...lines.slice(0, 4), '{"blockchain":"SOLANA"}', ...lines.slice(4)])

    expect(await run(['--from', path])).to.deep.equal({
      error:
        'Line 5 has no transaction as getTransaction answers it with the encoding json and all that it changed',
      said: ['4 lines: 3 new activities.'],
      told: [],
    })
  })

  it('names bad lines and leaves them out, and reads a file twice that is out of order', async () => {
    const path = file(['[]', ...Array(200).fill(lines.at(-1)), ...lines])

    expect(await run(['--from', path, '--skip-bad'])).to.deep.equal({
      error: undefined,
      said: [`${200 + lines.length} lines: 10 new activities, 1 line skipped.`],
      told: [
        'Line 1 is not a JSON object. (LINE_MALFORMED)',
        'Lines came after later ones of their chain: reading the file once more.',
      ],
    })
  })

  it('follows the standard input until it is interrupted, and keeps what came', async () => {
    const input = new PassThrough()
    const ending = new AbortController()
    const running = run(['--from', '-'], { input, signal: ending.signal })
    input.write(`${lines.join('\n')}\n`)
    await eventually(async () => {
      const rows = await database.write.selectFrom('activities').select('id').execute()
      return rows.length === 10 ? true : undefined
    })
    ending.abort()

    expect(await running).to.deep.equal({
      error: undefined,
      said: [
        `Interrupted. ${lines.length} lines: 10 new activities. Give the same lines again to go on.`,
      ],
      told: [],
    })
  })

  it('says of a stream out of order that it has to be given again', async () => {
    const input = streamOf([...Array(200).fill(lines.at(-1)), ...lines])
    const { said } = await run(['--from', '-'], { input })
    expect(said[1]).to.equal(
      'Lines came after later ones of their chain: give them again, so that changes of items are known that came before their mints.',
    )
  })

  it('lets go of a standard input that stays open after a bad line', async () => {
    const input = new PassThrough()
    input.write('{\n')
    const { error } = await run(['--from', '-'], { input })
    expect([error, input.destroyed]).to.deep.equal(['Line 1 is not JSON', true])
  })

  it('refuses a folder', async () => {
    const { error } = await run(['--from', '.'])
    expect(error).to.equal('The lines in . cannot be read: it is a folder')
  })

  function file(content: readonly string[]): string {
    writeFileSync(join(folder, 'lines.jsonl'), content.join('\n'))
    return 'lines.jsonl'
  }

  async function run(args: readonly string[], surroundings: Partial<IngestSurroundings> = {}) {
    const [said, told]: [string[], string[]] = [[], []]
    const outcome = ingest(args, {
      environment: { DATABASE_URL: urlOf(database.target) },
      folder,
      input: Readable.from([]),
      signal: new AbortController().signal,
      say: (text) => said.push(text),
      tell: (line) => told.push(line),
      ...surroundings,
    })
    const error = await outcome.catch((reason: Error) => reason.message)
    return { error: error ?? undefined, said, told }
  }
})
