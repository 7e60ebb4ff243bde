import { expect } from 'chai'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { type MintProgress, mintItems } from '../../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

describe('requests of a claim', () => {
  let chain: TestChain
  let proxy: NodeProxy
  before(async () => {
    chain = await startChain()
    proxy = await startNodeProxy(chain.url)
  })
  after(async () => {
    await proxy.close()
    await chain.stop()
  })

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`are three batches until it is sent, and one for its receipt (${variant})`, async () => {
      const { address } = await deployDrop(chain, {
        variant,
        conditions: [{ pricePerToken: 5n }],
        baseUri: 'data:application/json,{"name":"Sun"}?',
      })
      const contract = `ETHEREUM:${address}${variant === 'erc1155' ? ':0' : ''}`
      const connection = connectChain(proxy.url, { batch: true, pollingInterval: 5 })
      const wallet = chain.keyWallet(1, connection)
      const [asked, exchanges] = [proxy.asked.length, proxy.exchanges]
      const until: Partial<Record<MintProgress['stage'], string[]>> = {}
      let batches = 0
      const onProgress = ({ stage }: MintProgress) => {
        until[stage] = proxy.asked.slice(asked)
        if (stage === 'confirming') batches = proxy.exchanges - exchanges
      }
      const mint = { contract, wallet, quantity: 1n }
      const { items } = await mintItems(connection, mint, { onProgress })
      expect(items).to.have.length(1)
      expect(batches).to.equal(3)
      expect(until.confirming).to.have.members([
        'eth_call',
        'eth_chainId',
        'eth_estimateGas',
        'eth_getBalance',
        'eth_getBlockByNumber',
        'eth_getTransactionCount',
        'eth_maxPriorityFeePerGas',
        'eth_sendRawTransaction',
      ])
      // Further ones only while the node has not mined it.
      expect(until['reading items']?.[8]).to.equal('eth_getTransactionReceipt')
    })
  }
})
