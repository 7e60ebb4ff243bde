import { expect } from 'chai'
import { numberToHex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import { recordingProvider } from '../../../core/test/signing/support/recordingProvider.ts'
import { asOf } from '../../src/chain/asOf.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'
import { failureOf } from '../support/transactions.ts'

/** As nodes say that they do not have a block yet. */
const WORDS = ['header not found', 'block not found: 0x7', 'Unknown block', 'BlockOutOfRangeError']

const METADATA = { name: 'Sun', imageURI: 'https://example.com/1.png' }

describe('a mint at a node that is a block behind', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  /** A connection to a node whose state is a block behind, until it was asked for the missing block some times. */
  function behind({ words = WORDS[0] as string, times = 4 } = {}) {
    let left = times
    const answer = (method: string) => async (params: readonly unknown[]) => {
      const { client } = chain.connection
      const latest = await getBlockNumber(client, { cacheTime: 0 })
      const [call, block = 'latest'] = params
      if (left > 0 && block !== 'latest') {
        left -= 1
        throw { code: -32000, message: words }
      }
      const seen = left > 0 ? numberToHex(latest - 1n) : block
      return chain.provider.request({ method, params: [call, seen] })
    }
    const answers = {
      eth_call: answer('eth_call'),
      eth_estimateGas: answer('eth_estimateGas'),
    }
    const { provider } = recordingProvider(answers, chain.provider)
    return { connection: connectChain(provider, { pollingInterval: 1_000 }), left: () => left }
  }

  for (const words of WORDS) {
    it(`goes on once the node has the approval: "${words}"`, async () => {
      const wallet = await chain.newWallet()
      const token = await deployToken(chain, wallet)
      const { address: contract } = await deployDrop(chain, {
        variant: 'erc721',
        conditions: [{ pricePerToken: 30n, currency: token }],
        metadata: METADATA,
      })
      await chain.cheats.mine({ blocks: 1 })
      const { connection, left } = behind({ words })
      const mint = { contract, wallet, quantity: 2n }
      const { items } = await mintItems(connection, mint, { clock: new PollingClock() })
      expect(left()).to.equal(0)
      // Then its items are those of the block of the mint, too
      expect(items.map(({ metadata }) => metadata?.type)).to.deep.equal(['loaded', 'loaded'])
    })
  }

  it('reads the items of its own block, once the node has it', async () => {
    const { address: contract } = await deployDrop(chain, {
      variant: 'erc721',
      metadata: METADATA,
    })
    await chain.cheats.mine({ blocks: 1 })
    const { connection } = behind()
    const wallet = await chain.newWallet()
    const mint = { contract, wallet, quantity: 1n }
    const { items } = await mintItems(connection, mint, { clock: new PollingClock() })
    expect(items.map(({ metadata }) => metadata?.type)).to.deep.equal(['loaded'])
  })

  it('error: a block that no node has', async () => {
    const { address: contract } = await deployDrop(chain, { variant: 'erc721' })
    const { connection } = behind({ times: 1_000 })
    const reading = fetchDropState(
      asOf(connection, 10_000n),
      { contract },
      { clock: new PollingClock() },
    )
    expect(await failureOf(reading)).to.include({ code: 'NODE_NOT_AVAILABLE' })
  })
})
