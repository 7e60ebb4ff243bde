import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { newSecret } from '../../src/access/secrets.ts'
import { type LogEntry, memoryLog } from '../_log.ts'
import { eventually } from '../ingest/_follow.ts'
import { appOfOneCall } from './_app.ts'

const PATH = '/v0.1/currencies/all'
const NODE = 'https://node.example/v1/secret-of-node?token=secret-of-node'

describe('the log of requests', () => {
  let app: FastifyInstance
  let serve: () => Promise<unknown>
  let log: ReturnType<typeof memoryLog>

  beforeEach(async () => {
    log = memoryLog()
    serve = async () => undefined
    app = await appOfOneCall(() => serve(), {
      logger: log.log,
      findKey: async (secret) =>
        secret === 'secret-of-shop'
          ? { id: 'shop', scopes: ['read', 'write'] as const }
          : undefined,
    })
  })
  afterEach(() => app.close())

  /** Lines about requests that are over. */
  const requests = (count: number) =>
    eventually(async () => {
      const found = log.entries.filter(({ msg }) => msg === 'request')
      return found.length >= count ? found : undefined
    })

  it('has a line for each, with the id of its answer', async () => {
    const { headers } = await app.inject({ url: PATH, headers: { 'x-api-key': 'secret-of-shop' } })

    const [line] = await requests(1)
    const { time, ms, ...rest } = line as LogEntry & { time: string; ms: number }
    expect(rest).to.deep.equal({
      level: 'info',
      requestId: headers['x-request-id'],
      method: 'GET',
      path: PATH,
      route: PATH,
      status: 200,
      key: 'shop',
      msg: 'request',
    })
    expect(new Date(time).toISOString()).to.equal(time)
    expect(ms).to.be.at.least(0)
    expect(log.lines[0]).to.match(/^[^\n]+\n$/)
  })

  it('has what is refused: unknown paths, keys and methods, and paths that cannot be decoded', async () => {
    await app.inject({ url: '/nowhere/1' })
    await app.inject({ url: PATH, headers: { 'x-api-key': 'secret-of-nobody' } })
    await app.inject({ url: PATH, method: 'PUT' })
    await app.inject({ url: '/v0.1/%E0%A4%A' })

    const lines = (await requests(4)) as (LogEntry & Record<string, unknown>)[]
    expect(
      lines.map(({ method, path, route, status }) => [method, path, route, status]),
    ).to.deep.equal([
      ['GET', '/nowhere/1', undefined, 404],
      ['GET', PATH, PATH, 401],
      ['PUT', PATH, undefined, 405],
      ['GET', '/v0.1/%E0%A4%A', undefined, 400],
    ])
  })

  it('has no query, header, body or key, whatever fails', async () => {
    serve = async () => {
      throw new Error(`no answer of ${NODE}`, { cause: new Error(`closed by ${NODE}`) })
    }
    const authorization = 'Bearer secret-of-header'
    const headers = { 'x-api-key': 'secret-of-shop', authorization, cookie: 'secret-of-cookie' }
    await app.inject({ url: `${PATH}?token=secret-of-query`, headers })
    await app.inject({ url: PATH, headers: { 'x-api-key': 'secret-of-nobody' } })
    await app.inject({ url: '/nowhere?key=secret', method: 'POST', payload: { text: 'secret' } })

    await requests(3)
    expect(log.lines.join('')).to.not.contain('secret')
  })

  it('has no key of a mail that is in a path, whether a route has it or not', async () => {
    const key = newSecret()
    for (const method of ['GET', 'HEAD'] as const) {
      await app.inject({ url: `/users/ann/confirmEmail/${key}`, method })
    }
    await app.inject({ url: `${PATH}/${key.slice(0, 20)}` })

    const paths = (await requests(3)).map((line) => Reflect.get(line, 'path'))
    const shown = '/users/ann/confirmEmail/mintline_…'
    expect(paths).to.deep.equal([shown, shown, `${PATH}/mintline_…`])
    expect(log.lines.join('')).to.not.match(/mintline_[0-9a-f]/)
  })

  it('has an error with its cause under the id that the caller was told', async () => {
    serve = async () => {
      throw new Error(`no answer of ${NODE}`, { cause: new Error('socket closed') })
    }
    const { body } = await app.inject({ url: PATH })

    const [line] = await requests(1)
    const failure = log.entries.find(({ level }) => level === 'error')
    expect(JSON.parse(body).message).to.contain(failure?.requestId)
    expect(line?.requestId).to.equal(failure?.requestId)
    expect(failure?.err).to.deep.include({ type: 'Error', message: 'no answer of node.example' })
    expect(failure?.err?.stack).to.contain('requestLog.test.ts')
    expect(failure?.err?.cause?.message).to.equal('socket closed')
  })

  it('has one line for each request of a connection, and for one whose caller went away', async () => {
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    await fetch(new URL(PATH, url))
    await fetch(new URL(PATH, url))
    const reached = new Promise<void>((resolve) => {
      serve = () => {
        resolve()
        return new Promise(() => undefined)
      }
    })
    const socket = connect(Number(url.port), url.hostname)
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`)
    await reached
    socket.destroy()
    await once(socket, 'close')

    const lines = (await requests(3)) as (LogEntry & Record<string, unknown>)[]
    expect(lines.map(({ status }) => status)).to.deep.equal([200, 200, 499])
  })
})
