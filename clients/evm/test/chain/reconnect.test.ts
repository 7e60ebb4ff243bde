import { expect } from 'chai'
import { getBlockNumber } from 'viem/actions'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { askChain } from '../../src/chain/askChain.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { type SocketNode, startSocketWithout } from '../support/socketNode.ts'
import { failureOf } from '../support/transactions.ts'

describe('websockets of EVM nodes', () => {
  let chain: TestChain
  let node: SocketNode
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())
  beforeEach(async () => {
    node = await startSocketWithout(chain.url, 'nothing')
  })
  afterEach(() => node.stop())

  /** Asks a node once, and again after it has dropped the socket. */
  async function askAfterDrop(attempts: number): Promise<unknown> {
    const { client } = connectChain(node.url, { reconnect: { attempts, delay: 1 } })
    const ask = () => getBlockNumber(client, { cacheTime: 0 })
    expect(await ask()).to.equal(0n)
    const { socket, close } = await client.transport.getRpcClient()
    try {
      const dropped = new Promise((resolve) => socket.addEventListener('close', resolve))
      node.drop()
      await dropped
      return await askChain('eth_blockNumber', ask, { clock: HASTY_CLOCK })
    } finally {
      // Or it would go on to reconnect after the node has stopped.
      close()
    }
  }

  it('are opened again where they drop', async () => {
    expect(await askAfterDrop(5)).to.equal(0n)
  })

  it('error: they drop, and no attempt to reconnect is allowed', async () => {
    expect(await failureOf(askAfterDrop(0))).to.include({
      code: 'NODE_NOT_AVAILABLE',
      message:
        'The node did not answer eth_blockNumber: connection closed. Try again, or use another node',
    })
  })
})
