import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { resolve } from '../../src/indexer/domains/calls.ts'
import { testDatabase } from '../_database.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { ensWith, RESOLVER } from './_ens.ts'

describe('domains', () => {
  const wallet = `0x${'ab'.repeat(20)}` as const
  const requests: (string | undefined)[] = []
  let app: FastifyInstance
  let chain: TestChain
  let gateway: Server

  before(async () => {
    gateway = createServer((request, response) => {
      requests.push(request.url)
      response.end('{}')
    })
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
    const { port } = gateway.address() as AddressInfo
    chain = await startChain()
    const bytecode = ensWith('mint.eth', wallet, `http://127.0.0.1:${port}/{data}`)
    await chain.cheats.setCode({ address: RESOLVER, bytecode })
    app = await indexerOver(await testDatabase(), { nodes: { ETHEREUM: [chain.url] } })
  })
  after(async () => {
    await app.close()
    await chain.stop()
    await new Promise((closed) => gateway.close(closed))
  })
  const resolved = (domain: string, of = app) => ask(of, resolve, { domain })

  it('lead to a wallet, in any spelling that ENS takes for the same', async () => {
    for (const domain of ['mint.eth', 'Mint.ETH']) {
      expect(await resolved(domain)).to.deep.equal({
        status: 200,
        body: { blockchain: 'ETHEREUM', registrant: wallet },
      })
    }
  })

  it('are not found where their contracts send the server to a URL, which it does not open', async () => {
    expect(await resolved('trap.eth')).to.deep.equal({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'There is no wallet behind trap.eth' },
    })
    expect(requests).to.deep.equal([])
  })

  it('are not found where the network has no ENS', async () => {
    const bare = await startChain()
    const served = await indexerOver(await testDatabase(), { nodes: { ETHEREUM: [bare.url] } })
    expect((await resolved('mint.eth', served)).status).to.equal(404)
    await served.close()
    await bare.stop()
  })

  it('are refused where no node can know them', async () => {
    for (const domain of [
      'eth',
      'mint',
      'mint.sol',
      'mint.eth.',
      '.eth',
      'constructor',
      'a.toString',
    ]) {
      expect(await resolved(domain), domain).to.deep.equal({
        status: 400,
        body: { code: 'BAD_REQUEST', message: `The domain "${domain}" must end in .eth` },
      })
    }
    const { status, body } = await resolved('mi nt.eth')
    expect([status, body.message]).to.deep.equal([
      400,
      'The domain "mi nt.eth" has a part that no name of ENS may have',
    ])
  })

  it('are refused without a node of Ethereum', async () => {
    const served = await indexerOver(await testDatabase())
    expect(await resolved('mint.eth', served)).to.deep.equal({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'This server has no node of ETHEREUM to ask' },
    })
    await served.close()
  })
})
