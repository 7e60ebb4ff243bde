import { expect } from 'chai'
import { getBalance, getBlockNumber, getChainId } from 'viem/actions'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { silence } from '../../../core/test/conformance/faults.ts'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { askChain } from '../../src/chain/askChain.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { connectReadOnly } from '../../src/chain/connection.ts'
import { confirmTransaction } from '../../src/send/confirmTransaction.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { failureOf } from '../support/transactions.ts'

describe('batches of requests to EVM nodes', () => {
  let chain: TestChain
  let proxy: NodeProxy
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())
  beforeEach(async () => {
    proxy = await startNodeProxy(chain.url)
  })
  afterEach(() => proxy.close())

  it('carry requests made at the same time in one HTTP request', async () => {
    const { client } = connectChain(proxy.url, { batch: true })
    const address = chain.creator.address
    const answers = await Promise.all([
      getChainId(client),
      getBlockNumber(client),
      getBalance(client, { address }),
    ])
    expect(answers.slice(0, 2)).to.deep.equal([31_337, 0n])
    expect(proxy.asked).to.have.members(['eth_chainId', 'eth_blockNumber', 'eth_getBalance'])
    expect(proxy.exchanges).to.equal(1)
  })

  it('go through the given fetch, also that of a reader', async () => {
    const urls: string[] = []
    const counted: typeof fetch = (input, init) => {
      urls.push(String(input))
      return fetch(input, init)
    }
    const reader = connectReadOnly(proxy.url, { fetch: counted }).client
    for (const { client } of [
      connectChain(proxy.url, { batch: true, fetch: counted }),
      connectChain(reader, { batch: true }),
    ]) {
      await Promise.all([getChainId(client), getBlockNumber(client)])
    }
    expect(urls.map((url) => new URL(url).href)).to.deep.equal(
      Array(2).fill(new URL(proxy.url).href),
    )
    expect(proxy.exchanges).to.equal(2)
  })

  it('are not made unless requested', async () => {
    const { client } = connectChain(proxy.url)
    await Promise.all([getChainId(client), getBlockNumber(client)])
    expect(proxy.exchanges).to.equal(2)
  })

  it('error: no attempt is answered in time', async () => {
    proxy.setFault(() => silence)
    const { client } = connectChain(proxy.url, { batch: true, batchTimeout: 20 })
    const asking = askChain('eth_chainId', () => getChainId(client), { clock: HASTY_CLOCK })
    expect(await failureOf(asking)).to.deep.include({
      code: 'BATCH_REQUEST_TIMEOUT',
      message: 'Batch request timeout',
      context: { timeoutMs: 20 },
    })
  })

  it('are sent again after a timeout, also while a confirmation is awaited', async () => {
    const hash = await chain.creator.client.request({
      method: 'eth_sendTransaction',
      params: [{ from: chain.creator.address, to: chain.creator.address, value: '0x1' }],
    })
    proxy.setFault(() => (proxy.exchanges <= 8 ? silence : undefined))
    const connection = connectChain(proxy.url, { batch: true, batchTimeout: 200 })
    const { receipt } = await confirmTransaction(connection, hash, { clock: HASTY_CLOCK })
    expect(receipt.transactionHash).to.equal(hash)
    // Once more where a busy machine takes longer for the answer, too.
    expect(proxy.exchanges).to.be.at.least(9)
  })
})
