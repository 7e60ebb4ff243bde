import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { openEmbeddedDatabase } from '../src/database/embedded/openEmbeddedDatabase.ts'
import { exitOf, start } from './_process.ts'
import { query } from './database/embedded/_setup.ts'
import { eventually } from './ingest/_follow.ts'

describe('npm run server', () => {
  let folder: string
  let database: string

  before(() => {
    folder = temporaryFolder()
    database = join(folder, '.mintline', 'database')
  })

  it('answers from an empty folder, and ends in order when it is asked to', async () => {
    const server = start(folder, ['--port', '0'])
    const url = await urlOf(server)

    const answer = await fetch(`${url}/v0.1/items/all`)

    expect(answer.status).to.equal(200)
    expect(await answer.json()).to.deep.equal({ items: [] })
    expect(new URL(url).hostname).to.equal('127.0.0.1')
    // Twice, as from a terminal, which tells npm and the server.
    server.kill('SIGTERM')
    server.kill('SIGTERM')
    expect(await exitOf(server)).to.deep.equal({ code: 0, errors: '' })
    expect(existsSync(join(database, 'data', 'postmaster.pid'))).to.equal(false)
  })

  it('serves twice from one database, of which the last one stops it', async () => {
    const [first, second] = [start(folder, ['--port', '0']), start(folder, ['--port', '0'])]
    const urls = await Promise.all([urlOf(first), urlOf(second)])

    first.kill('SIGINT')
    await exitOf(first)

    expect((await fetch(`${urls[1]}/openapi/indexer.json`)).status).to.equal(200)
    second.kill('SIGINT')
    expect(await exitOf(second)).to.deep.equal({ code: 0, errors: '' })
    expect(existsSync(join(database, 'data', 'postmaster.pid'))).to.equal(false)
  })

  it('accepts keys that are added while it runs, until they are removed', async () => {
    const server = start(folder, ['--port', '0'])
    const url = await urlOf(server)
    const command = async (...args: string[]) => {
      const run = start(folder, ['keys', ...args])
      const [said, { code }] = await Promise.all([text(run.stdout as Readable), exitOf(run)])
      return { said, code }
    }
    const added = await command('add', 'shop', '--per-minute', '600')
    const [secret = ''] = /mintline_\w+/.exec(added.said) ?? []
    const ask = () => fetch(`${url}/v0.1/currencies/all`, { headers: { 'X-API-KEY': secret } })

    const answer = await ask()
    const removed = await command('remove', 'shop')
    await eventually(async () => ((await ask()).status === 401 ? true : undefined))

    expect([added.code, answer.status]).to.deep.equal([0, 200])
    expect(answer.headers.get('x-ratelimit-limit')).to.equal('600')
    expect(removed).to.deep.equal({
      said: 'Removed the key shop. Servers refuse it within 3 seconds.\n',
      code: 0,
    })
    server.kill('SIGTERM')
    await exitOf(server)
  })

  it('says which port is taken, and leaves the database', async () => {
    const server = start(folder, ['--port', '0'])
    const { port } = new URL(await urlOf(server))

    const second = await refusal(folder, ['--port', port])

    expect(second).to.deep.equal({
      code: 2,
      errors: `Port ${port} of 127.0.0.1 is taken: stop the program that has it, or choose another one with --port.\n`,
    })
    server.kill('SIGTERM')
    await exitOf(server)
  })

  it('says so when the address is not of this machine', async () => {
    const { code, errors } = await refusal(folder, ['--host', '192.0.2.1'])

    expect(code).to.equal(2)
    expect(errors).to.equal(
      'The server cannot listen on 192.0.2.1 (EADDRNOTAVAIL): give --host an address of this machine.\n',
    )
  })

  it('refuses an unknown option in one sentence', async () => {
    expect(await refusal(folder, ['--demmo'])).to.deep.equal({
      code: 2,
      errors: 'Unknown option --demmo: --help lists the options.\n',
    })
  })

  it('refuses lines that are not there', async () => {
    const { code, errors } = await refusal(folder, ['ingest', '--from', 'none.jsonl'])

    expect(code).to.equal(2)
    expect(errors).to.match(/^The lines in none\.jsonl cannot be read: ENOENT.*\.\n$/)
  })

  it('refuses the database of a newer server', async () => {
    const other = temporaryFolder()
    const data = join(other, '.mintline', 'database', 'data')
    mkdirSync(data, { recursive: true })
    writeFileSync(join(data, 'PG_VERSION'), '19\n')

    const { code, errors } = await refusal(other, ['--port', '0'])

    expect(code).to.equal(2)
    expect(errors).to.match(/holds data of PostgreSQL 19, .* or start afresh with --reset\.\n$/)
    const afresh = start(other, ['--port', '0', '--reset'])
    expect((await fetch(`${await urlOf(afresh)}/openapi/indexer.json`)).status).to.equal(200)
    afresh.kill('SIGTERM')
    expect(await exitOf(afresh)).to.deep.equal({ code: 0, errors: '' })
  })

  it('refuses tables that a newer server has changed', async () => {
    const held = await openEmbeddedDatabase({ folder: database })
    const row = "('9999_newer.sql', 'checksum', now())"
    await query(held.address, `insert into migrations values ${row}`)

    const newer = await refusal(folder, ['--port', '0'])
    await query(held.address, "delete from migrations where name = '9999_newer.sql'")
    await held.close()

    expect(newer).to.deep.equal({
      code: 2,
      errors:
        'The database was changed by a newer server (9999_newer.sql): start that version or a later one.\n',
    })
  })

  it('names both ways out where root cannot become another user', async function () {
    if (process.getuid?.() !== 0) this.skip()

    const { code, errors } = await refusal(temporaryFolder(), ['--port', '0'], {
      PATH: temporaryFolder(),
    })

    expect(code).to.equal(2)
    expect(errors).to.match(
      /^PostgreSQL does not run as root, .*: start the server as another user, or give a PostgreSQL of your own in DATABASE_URL\.\n$/,
    )
  })

  it('empties only the embedded database, and only when nobody uses it', async () => {
    const held = await openEmbeddedDatabase({ folder: database })

    const inUse = await refusal(folder, ['--reset', '--port', '0'])
    await held.close()
    const ownOne = await refusal(folder, ['--reset'], { DATABASE_URL: 'postgres://a/b' })

    expect(inUse).to.deep.equal({
      code: 2,
      errors: `The embedded database in ${database} is in use by another server: stop that one first.\n`,
    })
    expect(ownOne.code).to.equal(2)
    expect(ownOne.errors).to.match(/^Only the embedded database is emptied by --reset: /)
  })
})

/** URL of the interface, once the server listens. */
async function urlOf({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('The server has no output')
  for await (const line of createInterface(stdout)) {
    const [, url] = /^Indexer: (http\S+)$/.exec(JSON.parse(line).msg) ?? []
    if (url !== undefined) return url
  }
  throw new Error(`The server did not start: ${await text(stderr)}`)
}

function refusal(folder: string, args: readonly string[], environment = {}) {
  return exitOf(start(folder, args, environment))
}
