import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readResource } from '@mintline/core'
import { expect } from 'chai'
import { type IpfsSettings, resourceOptions } from '../../src/mint/resources.ts'

const CONTENT = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('resourceOptions', () => {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers })
    response.end('{}')
  })
  let gateway: string
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ipfs/`
  })
  after(() => server.close())
  beforeEach(() => requests.splice(0))

  it('read from the given gateway, or from a public one', async () => {
    expect(resourceOptions({ type: 'client' })).to.deep.equal({ gateway: 'https://ipfs.io/ipfs/' })
    await readResource(`ipfs://${CONTENT}/1.json`, resourceOptions({ type: 'client', gateway }))
    expect(requests.map(({ url }) => url)).to.deep.equal([`/ipfs/${CONTENT}/1.json`])
  })

  it('send the headers of a server to its gateway only', async () => {
    const settings: IpfsSettings = {
      type: 'server',
      gateway,
      headers: { authorization: 'Bearer k' },
    }
    const other = gateway.replace('127.0.0.1', 'localhost')
    await readResource(`ipfs://${CONTENT}`, resourceOptions(settings))
    await readResource(`${other}item.json`, resourceOptions(settings)).catch(() => undefined)
    const [first, second] = requests
    expect(first?.headers.authorization).to.equal('Bearer k')
    expect(second?.headers.authorization).to.equal(undefined)
  })

  it('make requests by a custom function', async () => {
    const asked: string[] = []
    const custom: typeof fetch = async (input) => {
      asked.push(String(input))
      return new Response('{}')
    }
    const options = resourceOptions({ type: 'custom', gateway, fetch: custom })
    await readResource(`ipfs://${CONTENT}`, options)
    expect(asked).to.deep.equal([`${gateway}${CONTENT}`])
    expect(requests).to.deep.equal([])
  })

  for (const [what, settings] of [
    ['an unknown type', { type: 'node' }],
    ['a gateway that is not a URL', { type: 'client', gateway: 'ipfs.io' }],
    ['a server without a gateway', { type: 'server', headers: {} }],
    ['a server without headers', { type: 'server', gateway: 'https://a.example/' }],
    ['a custom type without a function', { type: 'custom' }],
  ] as const) {
    it(`error: ${what}`, () => {
      expect(() => resourceOptions(settings as unknown as IpfsSettings))
        .to.throw('Provided IPFS settings are not correct')
        .with.property('code', 'IPFS_SETTINGS_INVALID')
    })
  }
})
