import { request } from 'node:http'
import { expect } from 'chai'
import { type PageServer, startPageServer } from '../src/wallet/page/pageServer.ts'

/** A request, with headers as a hostile program sends them. */
interface Sent {
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

const FILES = new Map([
  ['/', { type: 'text/html', body: Buffer.from('<!doctype html>') }],
  ['/assets/page.js', { type: 'text/javascript', body: Buffer.from('1') }],
])

describe("the server of the command's page", () => {
  const received: unknown[] = []
  let opened = 0
  let left: (() => void)[] = []
  let server: PageServer
  let host: string

  beforeEach(async () => {
    received.length = 0
    opened = 0
    left = []
    server = await startPageServer(FILES, {
      opened: () => {
        opened += 1
      },
      left: () => {
        for (const tell of left) tell()
      },
      received: (reply) => {
        received.push(reply)
        return Array.isArray(reply) ? undefined : { proceed: true }
      },
    })
    host = new URL(server.link()).host
  })
  afterEach(() => server.close())

  const send = ({ path, method = 'POST', headers = {}, body }: Sent) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const [hostname, port] = host.split(':')
        const sent = request({ hostname, port, path, method, headers }, (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          )
          response.on('error', reject)
        })
        sent.on('error', reject)
        sent.end(body)
      },
    )
  /** Headers that the page sends. */
  const own = (secret: string) => ({
    host,
    origin: `http://${host}`,
    'content-type': 'application/json',
    authorization: `Bearer ${secret}`,
  })
  const tokenOf = (link: string) => new URL(link).hash.slice(1)
  const admit = async () => {
    const { status, body } = await send({
      path: '/admission',
      headers: own(tokenOf(server.link())),
    })
    expect(status).to.equal(200)
    return String(JSON.parse(body).session)
  }

  it('has its secret in the fragment alone, on a port of this machine', () => {
    const link = new URL(server.link())
    expect([link.protocol, link.hostname, link.pathname, link.search]).to.deep.equal([
      'http:',
      '127.0.0.1',
      '/',
      '',
    ])
    expect(link.hash).to.match(/^#[\w-]{43}$/)
  })

  it('serves the page with a policy that lets it ask nobody else', async () => {
    const { status, headers } = await send({ path: '/', method: 'GET', headers: { host } })
    expect(status).to.equal(200)
    expect(headers['content-security-policy']).to.equal(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers).to.include({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.to.have.property('access-control-allow-origin')
  })

  it('refuses every other host, as DNS rebinding gives, and every other path', async () => {
    for (const name of ['evil.example', `localhost:${host.split(':')[1]}`, '127.0.0.1']) {
      expect(await send({ path: '/', method: 'GET', headers: { host: name } })).to.include({
        status: 421,
      })
      const headers = { ...own(tokenOf(server.link())), host: name }
      expect(await send({ path: '/admission', headers })).to.include({ status: 421 })
    }
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/?a', '/index.html']) {
      expect(await send({ path, method: 'GET', headers: { host } })).to.include({ status: 404 })
    }
    expect(await send({ path: '/', method: 'PUT', headers: { host } })).to.include({ status: 405 })
    expect(await send({ path: '/', method: 'OPTIONS', headers: { host } })).to.include({
      status: 405,
    })
  })

  it('refuses pages of other origins, whatever they know', async () => {
    const token = tokenOf(server.link())
    const { origin: _, ...without } = own(token)
    const strangers = [
      without,
      { ...own(token), origin: 'https://evil.example' },
      { ...own(token), origin: 'null' },
      { ...own(token), origin: `https://${host}` },
      { ...own(token), 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of strangers) {
      expect(await send({ path: '/admission', headers })).to.include({ status: 403 })
    }
    // Forms send no other types.
    const form = { ...own(token), 'content-type': 'text/plain' }
    expect(await send({ path: '/admission', headers: form })).to.include({ status: 415 })
    expect(await send({ path: '/admission', headers: own(token) })).to.include({ status: 200 })
  })

  it('takes a link once, and no earlier one after a new one', async () => {
    const earlier = tokenOf(server.link())
    const token = tokenOf(server.link())
    expect(await send({ path: '/admission', headers: own(earlier) })).to.include({ status: 401 })
    const { status, body } = await send({ path: '/admission', headers: own(token) })
    expect(status).to.equal(200)
    expect(await send({ path: '/admission', headers: own(token) })).to.include({ status: 409 })
    const { session } = JSON.parse(body)
    expect(session).not.to.equal(token)
    const reply = { path: '/replies', body: '{}' }
    expect(await send({ ...reply, headers: own(token) })).to.include({ status: 401 })
    expect(await send({ ...reply, headers: own(session) })).to.include({ status: 200 })
  })

  it('takes replies of the tab that was opened last', async () => {
    const first = await admit()
    const second = await admit()
    const reply = { path: '/replies', body: '{"type":"declined"}' }
    expect(await send({ ...reply, headers: own(first) })).to.include({ status: 401 })
    expect(await send({ path: '/messages', headers: own(first) })).to.include({ status: 401 })
    expect(await send({ ...reply, headers: own(second) })).to.include({ status: 200 })
    expect(received).to.deep.equal([{ type: 'declined' }])
  })

  it('refuses replies that are too long, no JSON, or make no sense', async () => {
    const headers = own(await admit())
    const path = '/replies'
    expect(await send({ path, headers, body: '[]' })).to.include({ status: 400 })
    expect(await send({ path, headers, body: '{' })).to.include({ status: 400 })
    const long = await send({ path, headers, body: `"${'a'.repeat(2_000_000)}"` }).catch(
      ({ code }) => ({ status: code }),
    )
    // The rest of the body is not read, so that the sender may not get to read the answer.
    expect(long.status).to.be.oneOf([413, 'EPIPE', 'ECONNRESET'])
    expect(received).to.deep.equal([[]])
  })

  it('sends messages to the tab that listens, and notices when it is gone', async () => {
    const headers = own(await admit())
    const gone = new Promise<void>((resolve) => left.push(resolve))
    const [hostname, port] = host.split(':')
    const line = await new Promise<string>((resolve, reject) => {
      const sent = request({ hostname, port, path: '/messages', method: 'POST', headers })
      sent.on('response', (response) => {
        response.once('data', (chunk) => {
          resolve(String(chunk))
          sent.destroy()
        })
        server.send({ type: 'line', text: 'one' })
      })
      sent.on('error', reject)
      sent.end()
    })
    expect(line).to.equal('{"type":"line","text":"one"}\n')
    expect(opened).to.equal(1)
    await gone
  })
})
