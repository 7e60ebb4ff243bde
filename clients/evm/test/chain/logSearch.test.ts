import { expect } from 'chai'
import type { Hex } from 'viem'
import {
  type Answers,
  recordingProvider,
} from '../../../core/test/signing/support/recordingProvider.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { findClaim } from '../../src/mint/findClaim.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { deployDrop, type TestDrop } from '../support/drops.ts'
import { failureOf } from '../support/transactions.ts'

const LOGS = 'eth_getLogs'

describe('a search of logs at a node that limits them', () => {
  let chain: TestChain
  let drop: TestDrop
  let claimer: string
  let hash: Hex
  before(async () => {
    chain = await startChain()
    drop = await deployDrop(chain, { variant: 'erc721' })
    await chain.cheats.mine({ blocks: 90 })
    const from = await chain.newWallet()
    claimer = from.address
    hash = (await chain.execute(claimCall(drop, { from, quantity: 2n }))).transactionHash
    await chain.execute(claimCall(drop, { from, quantity: 1n }))
    await chain.cheats.mine({ blocks: 60 })
  })
  after(() => chain.stop())

  function search(answer: Answers[string], more: { quantity?: bigint; mintTo?: string } = {}) {
    const { provider, asked } = recordingProvider({ [LOGS]: answer }, chain.provider)
    const input = { contract: drop.address, wallet: claimer, fromBlock: 0n, ...more }
    const found = findClaim(connectChain(provider), input)
    return { found, times: () => asked.filter((method) => method === LOGS).length }
  }

  const pass = (params: readonly unknown[]) => chain.provider.request({ method: LOGS, params })

  /** A node that refuses ranges of more blocks. */
  const atMost =
    (blocks: number, refusal: { code: number; message: string }): Answers[string] =>
    (params) => {
      const { fromBlock, toBlock } = Object(params[0])
      if (Number(toBlock) - Number(fromBlock) + 1 > blocks) throw refusal
      return pass(params)
    }

  const REFUSALS = [
    [
      10,
      {
        code: -32600,
        message:
          'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range.',
      },
    ],
    [7, { code: -32005, message: 'query returned more than 10000 results' }],
    [
      1,
      {
        code: -32602,
        message: 'Log response size exceeded. this block range should work: [0x0, 0x1]',
      },
    ],
    [50, { code: -32000, message: 'exceed maximum block range: 50' }],
    [20, { code: -32603, message: 'query timeout exceeded' }],
    [20, { code: -32614, message: 'eth_getLogs is limited to a 20 range' }],
    [20, { code: -32012, message: 'The range is too large, max is 20 blocks' }],
  ] as const
  for (const [blocks, refusal] of REFUSALS) {
    it(`goes on in parts after "${refusal.message}"`, async () => {
      const { found } = search(atMost(blocks, refusal))
      expect(await found).to.equal(hash)
    })
  }

  it('finds nothing of other wallets, receivers or numbers of items', async () => {
    const other = (await chain.newWallet()).address
    expect(await search(pass, { quantity: 3n }).found).to.equal(undefined)
    expect(await search(pass, { mintTo: other }).found).to.equal(undefined)
    expect(await search(pass, { quantity: 1n, mintTo: claimer }).found).not.to.equal(hash)
    expect(await search(pass, { quantity: 2n, mintTo: claimer }).found).to.equal(hash)
  })

  it('error: refuses for another reason, which is said at once', async () => {
    const { found, times } = search(() => {
      throw { code: -32601, message: 'the method eth_getLogs does not exist' }
    })
    expect(await failureOf(found)).to.include({ code: 'NODE_REFUSED' })
    expect(times()).to.equal(1)
  })

  it('error: refuses single blocks', async () => {
    const { found } = search(atMost(0, { code: -32000, message: 'block range is too large' }))
    expect(await failureOf(found)).to.include({ code: 'NODE_REFUSED' })
  })
})
