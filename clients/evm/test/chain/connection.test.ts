import { expect } from 'chai'
import { createPublicClient, http } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { failureOf } from '../../../core/test/signing/support/failureOf.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { connectReadOnly, fetchNetwork } from '../../src/chain/connection.ts'
import { nodeClient } from '../../src/chain/nodeSource.ts'
import { nodesFetch } from '../../src/chain/nodesFetch.ts'
import { contractRead, readContracts } from '../../src/chain/readContracts.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { totalMinted } from '../../src/generated/openEdition/abi.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('connections to EVM chains', () => {
  let chain: TestChain
  let contract: string
  before(async () => {
    chain = await startChain()
    contract = (await deployDrop(chain, { variant: 'erc721' })).address
  })
  after(() => chain.stop())

  for (const [what, sourceOf] of [
    ['an HTTP URL', () => chain.url],
    ['a websocket URL', () => chain.url.replace('http', 'ws')],
    ['an EIP-1193 provider', () => chain.provider],
    ['a viem client', () => createPublicClient({ transport: http(chain.url) })],
  ] as const) {
    it(`can be made from ${what}`, async () => {
      const connection = connectChain(sourceOf())
      const { variant } = await fetchDropState(connection, { contract })
      expect(variant).to.equal('erc721')
      expect((await fetchNetwork(connection)).chainId).to.equal(31_337)
      await closeSocket(connection.client)
    })
  }

  it('can read without a client of viem, and share the node with one', async () => {
    const proxy = await startNodeProxy(chain.url)
    const reading = connectReadOnly(proxy.url, { network: LOCAL_NETWORK })
    const state = await fetchDropState(reading, { contract })
    const connection = connectChain(reading.client, { network: LOCAL_NETWORK })
    expect(await fetchDropState(connection, { contract })).to.deep.equal(state)
    expect(await fetchDropState(chain.connection, { contract })).to.deep.equal(state)
    expect(await getBlockNumber(connection.client)).to.equal(
      await getBlockNumber(chain.connection.client),
    )
    expect(proxy.asked).to.deep.equal(['eth_chainId', 'eth_call', 'eth_call', 'eth_blockNumber'])
    await proxy.close()
  })

  for (const [what, answer, code] of [
    ['is busy, even after retries', () => new Response('', { status: 503 }), 'NODE_NOT_AVAILABLE'],
    ['forbids requests', () => new Response('', { status: 403 }), 'NODE_FORBIDDEN'],
    ['returns no hex', () => Response.json({ result: 7 }), 'NODE_REFUSED'],
    ['cuts its answer short', () => Response.json({ result: '0x01' }), 'NODE_NOT_AVAILABLE'],
    ['leaves out its result', () => Response.json({ id: 1 }), 'NODE_NOT_AVAILABLE'],
  ] as const) {
    it(`error: a node that is only read from ${what}`, async () => {
      const fetch = async () => answer()
      const { client } = connectReadOnly('http://127.0.0.1:1', { fetch })
      const reads = { drop: { minted: contractRead(contract, totalMinted) } }
      const error = await failureOf(readContracts(client, reads, { clock: HASTY_CLOCK }))
      expect(error).to.include({ code })
    })
  }

  for (const [what, answer] of [
    ['is empty', () => new Response('')],
    ['is empty, and called JSON', () => new Response('', { headers: JSON_TYPE })],
    ['has no result', () => Response.json({ jsonrpc: '2.0', id: 1 })],
  ] as const) {
    it(`error: a node whose answer ${what}, as a sentence says`, async () => {
      const fetch = async () => answer()
      const connection = connectChain('http://127.0.0.1:1', { fetch })
      const error = await failureOf(fetchNetwork(connection, { clock: HASTY_CLOCK }))
      expect(error.code).to.equal('NODE_NOT_AVAILABLE')
      expect(error.message).to.match(/: its answer is (?:incomplete|not JSON)/)
    })
  }

  it('error: a node that is only read from has no websocket', () => {
    expect(() => connectReadOnly('ws://127.0.0.1:1'))
      .to.throw('A provider given as a URL must start with http or https')
      .with.property('code', 'RPC_URL_INVALID')
  })

  it('can name their network, even an unsupported one', async () => {
    const other = await startChain(['--chain-id', '987654'])
    const network = { ...LOCAL_NETWORK, chainId: 987_654 }
    expect(await fetchNetwork(connectChain(other.url, { network }))).to.equal(network)
    const error = await failureOf(fetchNetwork(connectChain(other.url)))
    expect(error.message).to.equal('Blockchain is not supported - chainId 987654')
    other.stop()
  })

  it('error: the node serves another network than expected', async () => {
    const network = { ...LOCAL_NETWORK, chainId: 1 }
    const error = await failureOf(fetchNetwork(connectChain(chain.url, { network })))
    expect([error.code, error.message]).to.deep.equal([
      'CHAIN_MISMATCH',
      'ChainId mismatch. Given chainId 1 and provider chainId 31337',
    ])
  })

  for (const [what, source] of [
    ['nothing, such as the provider of a missing wallet', undefined],
    ['an object that takes no requests', {}],
  ] as const) {
    it(`error: ${what}`, () => {
      expect(() => nodeClient(source as never))
        .to.throw('Unknown provider id')
        .with.property('code', 'UNKNOWN_PROVIDER_ID')
    })
  }

  for (const url of ['ftp://a.example', 'a.example', '', 'http:/a']) {
    it(`error: "${url}" is not the URL of a node`, () => {
      expect(() => nodeClient(url))
        .to.throw('A provider given as a URL must start with http or https or ws or wss')
        .with.property('code', 'RPC_URL_INVALID')
    })
  }

  it('asks the next of several nodes where one does not answer or serves another chain', async () => {
    const other = await startChain(['--chain-id', '1'])
    for (const first of ['http://127.0.0.1:1', other.url]) {
      const fetch = nodesFetch([first, chain.url], LOCAL_NETWORK)
      const connection = connectChain(first, { network: LOCAL_NETWORK, fetch })
      const { address } = await fetchDropState(connection, { contract })
      expect(address).to.equal(contract.toLowerCase())
    }
    other.stop()
  })
})

/** Closes a websocket, which would keep the process alive and be opened again. */
async function closeSocket({ transport }: ReturnType<typeof nodeClient>): Promise<void> {
  if (transport.type !== 'webSocket') return
  const { close } = await transport.getRpcClient()
  close()
}
