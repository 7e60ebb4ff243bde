import { request } from 'node:http'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { REQUEST_CLASSES } from '../src/config/requestClasses.ts'
import { type ServerProcess, startProcess } from '../test/_serverProcess.ts'

const ITEM = `ETHEREUM:0x${'ab'.repeat(20)}:1`
const ATTACKER = '2001:db8:0:1'
const OTHER = '192.0.2.7'
/** Requests of an attack on each call: fewer than the limit of reads. */
const FLOOD = 200

/** Writes for which nobody signs in, and their class. */
const WRITES = [
  {
    path: '/subscribe',
    body: (at: number) => ({ email: `anyone${at}@example.com` }),
    requestClass: 'mail',
  },
  {
    path: `/marketplace/api/v4/items/${ITEM}/report`,
    body: () => ({ message: 'x'.repeat(2_000) }),
    requestClass: 'anonymousWrite',
  },
  {
    path: `/marketplace/api/v4/items/${ITEM}/visits`,
    body: () => undefined,
    requestClass: 'anonymousWrite',
  },
  {
    path: `/v0.1/items/${ITEM}/resetMeta`,
    method: 'DELETE',
    body: () => undefined,
    requestClass: 'refetch',
  },
] as const

describe('callers who write without a sign-in as fast as they can', function () {
  this.timeout(180_000)
  const servers: ServerProcess[] = []
  before(async () => {
    const folder = temporaryFolder()
    const settings = { proxies: ['127.0.0.1'] }
    for (let each = 0; each < 2; each += 1) {
      servers.push(await startProcess(folder, { settings, roles: 'api' }))
    }
  })
  after(async () => {
    for (const server of servers) await server.stop()
  })

  for (const { path, body, requestClass, ...rest } of WRITES) {
    it(`are held to the limit of ${requestClass} by all processes together: ${path}`, async () => {
      const method = 'method' in rest ? rest.method : 'POST'
      // A network of its own for each call, so that no other attack counts.
      const network = `${ATTACKER}${WRITES.findIndex((each) => each.path === path)}`
      const flood = await Promise.all(
        Array.from({ length: FLOOD }, (_, at) =>
          statusOf(at, method, path, { body: body(at), from: `${network}::${at.toString(16)}` }),
        ),
      )
      const { perMinute } = REQUEST_CLASSES[requestClass]
      const refused = flood.filter((status) => status === 429)
      expect(refused).to.have.lengthOf(FLOOD - perMinute)
      expect(flood.every((status) => status < 500)).to.equal(true)
      expect(await statusOf(0, method, path, { body: body(0), from: OTHER })).to.not.equal(429)
      expect(await statusOf(0, 'GET', '/v0.1/items/all?size=1', { from: OTHER })).to.equal(200)
    })
  }

  /** Status of an answer of one of the processes. */
  function statusOf(
    at: number,
    method: string,
    path: string,
    { body, from }: { readonly body?: object | undefined; readonly from: string },
  ): Promise<number> {
    const { url } = servers[at % servers.length] as ServerProcess
    return new Promise((resolve, reject) => {
      const headers = {
        'x-forwarded-for': from,
        ...(body && { 'content-type': 'application/json' }),
      }
      const sent = request(new URL(path, url), { method, headers, agent: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  }
})
