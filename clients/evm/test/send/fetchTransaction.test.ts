import { expect } from 'chai'
import type { Hex } from 'viem'
import { fetchTransaction } from '../../src/send/fetchTransaction.ts'
import { startChain, type TestChain } from '../support/chain.ts'

describe('fetchTransaction', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
    await chain.cheats.setAutomine(false)
  })
  after(() => chain.stop())

  it('finds a transaction while it is pending and once it is in a block', async () => {
    const hash = await pay()
    expect(await fetchTransaction(chain.connection, hash)).to.include({ hash, blockNumber: null })
    await chain.cheats.mine({ blocks: 1 })
    const mined = await fetchTransaction(chain.connection, hash)
    expect(mined?.blockNumber).to.equal(1n)
  })

  it('finds nothing that the node has dropped, and nothing that it never had', async () => {
    const hash = await pay()
    await chain.cheats.dropTransaction({ hash })
    expect(await fetchTransaction(chain.connection, hash)).to.equal(undefined)
    expect(await fetchTransaction(chain.connection, `0x${'ab'.repeat(32)}`)).to.equal(undefined)
  })

  async function pay(): Promise<Hex> {
    const params = [{ from: chain.creator.address, to: chain.creator.address, value: '0x1' }]
    return (await chain.provider.request({ method: 'eth_sendTransaction', params })) as Hex
  }
})
