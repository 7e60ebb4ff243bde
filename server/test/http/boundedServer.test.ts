import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { createHttpApp, type HttpOptions } from '../../src/http/app.ts'
import { type ConnectionBounds, connectionBounds } from '../../src/http/boundedServer.ts'
import { type LogEntry, memoryLog } from '../_log.ts'
import { eventually } from '../ingest/_follow.ts'

/** More than the buffers of a connection hold. */
const LARGE = 'x'.repeat(30_000_000)

describe('connections', () => {
  let app: FastifyInstance
  let log: ReturnType<typeof memoryLog>
  let sockets: Socket[]
  beforeEach(() => {
    log = memoryLog()
    sockets = []
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  async function listen(bounds: Partial<ConnectionBounds>, options: HttpOptions = {}) {
    const connections = { ...connectionBounds(), ...bounds }
    const { fastify } = await createHttpApp({ ...options, connections, logger: log.log })
    fastify.get('/', async () => ({ answered: true }))
    fastify.get('/large', async () => LARGE)
    await fastify.listen({ host: '127.0.0.1', port: 0 })
    app = fastify
  }

  async function open(sent = ''): Promise<Socket> {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(sent)
    return socket
  }

  const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`
  const lastAsked = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n'
  const isServed = async () =>
    expect(await text(await open(lastAsked))).to.contain('"answered":true')

  /** Closed connections that the log has, with the reason. */
  const cuts = () =>
    log.entries
      .filter(({ msg }) => msg.startsWith('Connections were closed'))
      .map((entry: LogEntry & { connections?: number }) => [entry.msg, entry.connections])

  it('answer requests that were sent ahead, in their order', async () => {
    await listen({ ahead: 2 })
    const answers = await text(await open(asked('/') + asked('/nowhere') + lastAsked))
    expect(answers.match(/HTTP\/1\.1 \d+/g)).to.deep.equal([
      'HTTP/1.1 200',
      'HTTP/1.1 404',
      'HTTP/1.1 200',
    ])
    expect(cuts()).to.deep.equal([])
  })

  it('are closed where one sends more requests ahead than allowed', async () => {
    await listen({ ahead: 2 })
    const socket = await open(asked('/large') + asked('/').repeat(3))
    await once(socket, 'close')
    await isServed()
    expect(cuts()).to.deep.equal([
      ['Connections were closed: they sent too many requests ahead', 1],
    ])
  })

  it('are closed where an answer is not read in time', async () => {
    await listen({ answerMs: 200 })
    const socket = await open(asked('/large'))
    socket.pause()
    const found = await eventually(async () => (cuts().length > 0 ? cuts() : undefined))
    expect(found).to.deep.equal([['Connections were closed: they read their answer too slowly', 1]])
    await isServed()
  })

  it('get a refusal where a request does not arrive in time, be it silent or slow', async () => {
    await listen({ requestMs: 200 })
    const [silent, slow] = [await open(), await open('GET / HTTP/1.1\r\nX-Slow: ')]
    const drip = setInterval(() => slow.write('x'), 20)
    const refusals = await Promise.all([text(silent), text(slow)])
    clearInterval(drip)
    for (const refusal of refusals) expect(refusal).to.match(/^HTTP\/1\.1 408 .*in time/s)
    await isServed()
  })

  it('are closed beyond those that one network may have, except of proxies', async () => {
    await listen({ perNetwork: 2 })
    await open()
    const second = await open()
    const third = await open()
    await once(third, 'close')
    expect(cuts()).to.deep.equal([
      ['Connections were closed: their network has too many connections', 1],
    ])
    // Whoever leaves makes room.
    const left = once(second, 'close')
    second.destroy()
    await left
    await eventually(async () => (await text(await open(lastAsked))).includes('true') || undefined)
  })

  it('of proxies are as many as come', async () => {
    await listen({ perNetwork: 1 }, { proxies: ['127.0.0.0/8'] })
    await open()
    await open()
    await isServed()
    expect(cuts()).to.deep.equal([])
  })

  it('leave files for the database, however few there are', () => {
    expect(connectionBounds(400).open).to.equal(272)
    expect(connectionBounds(64).open).to.equal(16)
    expect(connectionBounds(Number.POSITIVE_INFINITY).open).to.equal(10_000)
  })
})
