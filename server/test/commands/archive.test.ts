import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { addKey } from '../../src/access/apiKeys.ts'
import { currencyKey } from '../../src/database/keys/index.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { urlOf } from '../_postgres.ts'
import { exitOf, start } from '../_process.ts'

/** More rates than between two words about progress. */
const MANY = 10_001

describe('the commands export and import', () => {
  let folder: string
  let from: TestDatabase
  let to: TestDatabase

  before(async () => {
    folder = temporaryFolder()
    ;[from, to] = await Promise.all([testDatabase(), testDatabase()])
    await addKey(from.write, { name: 'shop', perMinute: 600 })
    await sql`
      insert into rates (currency, at, usd, source)
      select ${currencyKey({ blockchain: 'BASE', address: `0x${'00'.repeat(20)}` })},
        '2026-01-01'::timestamptz + number * interval '5 minutes', number, 'test'
      from generate_series(1, ${MANY}::integer) as number`.execute(from.write)
  })

  const run = (database: TestDatabase, ...args: string[]) =>
    start(folder, args, { DATABASE_URL: urlOf(database.target) })
  const countOf = async ({ write }: TestDatabase) =>
    Number(
      (
        await write
          .selectFrom('rates')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirst()
      )?.count,
    )

  it('carry everything by a file that only its owner reads', async () => {
    const file = join(folder, 'saved.jsonl')
    const counts = 'API keys (1), rates (10,001)'

    const progress = '10,001 records …\n'
    const out = await exitOf(run(from, 'export', '--to', 'saved.jsonl'))
    expect(out).to.deep.equal({ code: 0, errors: `${progress}Exported ${counts}.\n` })
    expect(statSync(file).mode & 0o777).to.equal(0o600)
    expect(existsSync(`${file}.part`)).to.equal(false)
    const [first = '', ...others] = readFileSync(file, 'utf8').split('\n')
    expect(Object.keys(JSON.parse(first).header)).to.deep.equal(['format', 'schema', 'at'])
    expect(others.at(-2)).to.equal(`{"end":{"lines":${MANY + 1}}}`)

    const { at } = JSON.parse(first).header
    const back = await exitOf(run(to, 'import', '--from', 'saved.jsonl'))
    const said = `${progress}Imported ${counts}, exported at ${at}.\n`
    expect(back).to.deep.equal({ code: 0, errors: said })
    expect(await countOf(to)).to.equal(MANY)
    expect(await to.write.selectFrom('api_keys').select('name').execute()).to.deep.equal([
      { name: 'shop' },
    ])
  })

  it('write lines alone to the standard output', async () => {
    const child = run(from, 'export')
    const [lines, { code }] = await Promise.all([text(child.stdout as Readable), exitOf(child)])

    expect(code).to.equal(0)
    expect(lines.split('\n')).to.have.lengthOf(MANY + 4)
    for (const line of lines.trimEnd().split('\n')) expect(() => JSON.parse(line)).to.not.throw()
  })

  it('end at once when they are told to, and go on from there', async () => {
    await to.write.deleteFrom('rates').execute()
    const lines = readFileSync(join(folder, 'saved.jsonl'), 'utf8').trimEnd().split('\n')
    const child = start(
      folder,
      ['import'],
      { DATABASE_URL: urlOf(to.target) },
      {
        stdin: 'pipe',
      },
    )
    // All but the last lines, and no end.
    child.stdin?.write(`${lines.slice(0, -2).join('\n')}\n`)
    const said = createInterface({ input: child.stderr as Readable })
    const [word] = await once(said, 'line')
    expect(word).to.equal('10,001 records …')
    child.kill('SIGINT')

    const [code] = await once(child, 'exit')
    expect(code).to.equal(130)
    expect(await countOf(to)).to.be.within(9_000, MANY)
    const again = await exitOf(run(to, 'import', '--from', 'saved.jsonl'))
    expect(again.code).to.equal(0)
    expect(await countOf(to)).to.equal(MANY)
  })

  it('say in a sentence what keeps them from it, with exit code 2', async () => {
    writeFileSync(join(folder, 'other.json'), '{}\n')
    const cases: [string[], string][] = [
      [['import', '--from', 'missing'], 'The export missing cannot be read: ENOENT: no such file'],
      [['import', '--from', 'other.json'], 'Line 1 of the export cannot be imported: it must have'],
      [['export', '--to', 'none/saved'], 'The export none/saved cannot be written: ENOENT'],
    ]
    const exits = await Promise.all(cases.map(([args]) => exitOf(run(to, ...args))))
    for (const [index, { code, errors }] of exits.entries()) {
      const [args = [], sentence = ''] = cases[index] ?? []
      expect(errors, args.join(' ')).to.satisfy((found: string) => found.startsWith(sentence))
      expect(code, args.join(' ')).to.equal(2)
    }
  })
})
