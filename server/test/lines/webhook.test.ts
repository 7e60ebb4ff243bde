import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { addWebhook } from '../../src/lines/addWebhook.ts'
import { lineSources } from '../../src/lines/lineSources.ts'
import { signatureOf } from '../../src/lines/signature.ts'
import type { Running } from '../../src/roles/role.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { textOf } from './_lines.ts'
import { type RecordedDrop, recordDrop } from './_recordedDrop.ts'

const SECRET = 'a secret of thirty-two characters'
const PATH = '/ingest/v1/lines'
const NDJSON = 'application/x-ndjson'

describe('The webhook', () => {
  let recorded: RecordedDrop
  let database: TestDatabase
  let server: Running
  let body: string
  let log: ReturnType<typeof memoryLog>

  before(async () => {
    recorded = await recordDrop()
    database = await testDatabase()
    body = recorded.lines.map(textOf).join('\n')
    log = memoryLog()
    server = await start({ WEBHOOK_SECRET: SECRET })
  })
  beforeEach(() => emptyTables(database.write))
  after(async () => {
    await server.close()
    await recorded.localnet.close()
  })

  it('writes signed lines, once', async () => {
    const count = recorded.lines.length
    expect(await post(body)).to.deep.equal({ status: 200, body: { lines: count, activities: 10 } })
    expect(await post(body)).to.deep.equal({ status: 200, body: { lines: count, activities: 0 } })
    const items = await fetch(`${server.url}/v0.1/items/all`)
    expect(((await items.json()) as { items: unknown[] }).items).to.have.length(5)
  })

  it('takes one object and a list of them as JSON, however they are laid out', async () => {
    const [first, ...others] = recorded.lines
    const type = 'application/json; charset=utf-8'
    expect(await post(JSON.stringify(first, null, 2), { type })).to.deep.equal({
      status: 200,
      body: { lines: 1, activities: 0 },
    })
    expect(await post(JSON.stringify(others), { type })).to.deep.equal({
      status: 200,
      body: { lines: others.length, activities: 10 },
    })
    expect(await post('{', { type })).to.deep.equal(
      refusal(400, 'BAD_REQUEST', 'The body is no JSON'),
    )
  })

  it('names the first bad line, and has those before it', async () => {
    const [deployment] = recorded.lines
    const answer = await post(`${textOf(deployment)}\n\n{"blockchain":"BASE"}\n${body}`)
    expect(answer).to.deep.equal(
      refusal(
        400,
        'BAD_REQUEST',
        'Line 3 is of BASE, of which no node is known: name one in the setting nodes',
      ),
    )
    expect(await database.write.selectFrom('collections').select('name').execute()).to.have.length(
      1,
    )
  })

  const WRONG: readonly [string, (time: number) => string | undefined, string][] = [
    ['none', () => undefined, 'is missing'],
    ['no signature', (time) => `t=${time}`, 'is malformed'],
    ['no time', (time) => `v1=${sign(time)}`, 'is malformed'],
    ['two times', (time) => `t=${time},t=${time},v1=${sign(time)}`, 'is malformed'],
    ['a time in words', (time) => `t=now,v1=${sign(time)}`, 'is malformed'],
    ['another secret', (time) => `t=${time},v1=${sign(time, 'x'.repeat(32))}`, 'is wrong'],
    ['another time', (time) => `t=${time + 1},v1=${sign(time)}`, 'is wrong'],
    [
      'another body',
      (time) => `t=${time},v1=${signatureOf(SECRET, `${time}`, Buffer.from('{}'))}`,
      'is wrong',
    ],
    ['a part of it', (time) => `t=${time},v1=${sign(time).slice(0, 32)}`, 'is wrong'],
    ['an empty one', (time) => `t=${time},v1=`, 'is wrong'],
    ['one of six minutes ago', (time) => signed(time - 360), 'is too old or too new'],
    ['one in six minutes', (time) => signed(time + 360), 'is too old or too new'],
  ]
  for (const [name, header, fault] of WRONG) {
    it(`refuses a signature with ${name}`, async () => {
      const answer = await post(body, { header: header(now()) })
      const message = `The signature in x-mintline-signature ${fault}`
      expect(answer).to.deep.equal(refusal(401, 'UNAUTHORIZED', message))
      expect(await database.write.selectFrom('collections').selectAll().execute()).to.deep.equal([])
    })
  }

  it('takes one right signature of several, while secrets are changed', async () => {
    const time = now()
    const header = `t=${time},v1=${sign(time, 'x'.repeat(32))},v0=1,v1=${sign(time)}`
    expect((await post(body, { header })).status).to.equal(200)
    const old = signed(time - 240)
    expect((await post(body, { header: old })).status).to.equal(200)
  })

  it('refuses other types, large bodies and other methods', async () => {
    const types = `The body must be of the type ${NDJSON} or application/json`
    for (const type of ['text/plain', undefined]) {
      expect(await post(body, { type })).to.deep.equal(
        refusal(415, 'UNSUPPORTED_MEDIA_TYPE', types),
      )
    }
    const large = await post(' '.repeat(1024 * 1024 + 1))
    expect(large.status).to.equal(413)
    const got = await fetch(`${server.url}${PATH}`)
    expect([got.status, got.headers.get('allow')]).to.deep.equal([405, 'POST'])
  })

  it('answers 503 where nodes do not answer in time', async () => {
    const silent = createServer(() => undefined)
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const usual = settingsOf(parseOptions([]), { environment: {}, folder: temporaryFolder() })
    const nodes = { SOLANA: [`http://127.0.0.1:${port}`] as const }
    const settings = { ...usual, nodes }
    const app = await createHttpApp()
    const sourcesOf = async (signal: AbortSignal) => lineSources(settings, database.write, signal)
    await addWebhook(app, { secret: SECRET, sourcesOf, patience: 200 })

    const answer = await app.fastify.inject({
      method: 'POST',
      url: PATH,
      headers: { 'x-mintline-signature': signed(now()), 'content-type': NDJSON },
      body,
    })
    expect([answer.statusCode, answer.headers['retry-after']]).to.deep.equal([503, '5'])
    await app.fastify.close()
    silent.closeAllConnections()
    silent.close()
  })

  it('is in no document, and its secret in no log', async () => {
    const document = await fetch(`${server.url}/openapi/indexer.json`)
    expect(await document.text()).not.to.contain('ingest')
    expect(JSON.stringify(log.lines)).not.to.contain(SECRET)
  })

  it('is not there without a secret', async () => {
    const other = await start({})
    try {
      const answer = await fetch(`${other.url}${PATH}`, { method: 'POST', body })
      expect(answer.status).to.equal(404)
    } finally {
      await other.close()
    }
  })

  function start(environment: Record<string, string>): Promise<Running> {
    const folder = temporaryFolder()
    const file = { port: 0, nodes: { SOLANA: [recorded.localnet.rpcUrl] } }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
    const settings = settingsOf(parseOptions(['--role', 'api']), {
      environment: { DATABASE_URL: urlOf(database.target), ...environment },
      folder,
    })
    return startServer(settings, log.log)
  }

  const sign = (time: number, secret = SECRET, content = body) =>
    signatureOf(secret, String(time), Buffer.from(content))

  const signed = (time: number, content = body) => `t=${time},v1=${sign(time, SECRET, content)}`

  async function post(
    content: string,
    options: { readonly header?: string | undefined; readonly type?: string | undefined } = {},
  ) {
    const header = 'header' in options ? options.header : signed(now(), content)
    const type = 'type' in options ? options.type : NDJSON
    const answer = await fetch(`${server.url}${PATH}`, {
      method: 'POST',
      headers: {
        ...(header !== undefined && { 'x-mintline-signature': header }),
        ...(type !== undefined && { 'content-type': type }),
      },
      // Without a type of its own
      body: Buffer.from(content),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
})

const now = () => Math.floor(Date.now() / 1_000)

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { code, message },
})
