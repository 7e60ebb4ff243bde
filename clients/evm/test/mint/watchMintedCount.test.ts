import { expect } from 'chai'
import { FakeClock } from '../../../core/test/async/_clock.ts'
import { NO_PROOF } from '../../src/allowlist/allowlistProof.ts'
import { connectChain } from '../../src/chain/connection.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import { claim } from '../../src/generated/openEdition/abi.ts'
import { watchMintedCount } from '../../src/mint/watchMintedCount.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

describe('watchMintedCount on EVM chains', () => {
  let chain: TestChain
  let contract: string
  // Moved only by tests, so that no timer wakes the watcher.
  let clock: FakeClock
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())
  beforeEach(async () => {
    contract = (await deployDrop(chain, { variant: 'erc721' })).address
    clock = new FakeClock()
  })

  async function claimItems(quantity: bigint): Promise<void> {
    const args = [chain.creator.address, quantity, NATIVE_TOKEN, 0n, NO_PROOF, '0x']
    await chain.execute({ to: contract, abi: claim, args })
  }

  it('yields the current count, and each change at once over a websocket', async () => {
    const connection = connectChain(chain.url.replace('http', 'ws'))
    const counts = watchMintedCount(connection, { contract }, { clock })
    expect((await counts.next()).value).to.equal(0n)
    const next = counts.next()
    await clock.untilAsleep()
    await claimItems(2n)
    expect((await next).value).to.equal(2n)
    await counts.return()
    const { transport } = connection.client
    ;(await transport.getRpcClient()).socket.close()
  })

  it('polls every 15 seconds without a websocket', async () => {
    const counts = watchMintedCount(chain.connection, { contract }, { clock })
    expect((await counts.next()).value).to.equal(0n)
    const next = counts.next()
    await clock.untilAsleep()
    await claimItems(1n)
    clock.advance(15_000)
    expect((await next).value).to.equal(1n)
    await counts.return()
  })

  it('ends without an error when the signal aborts', async () => {
    const end = new AbortController()
    const counts = watchMintedCount(chain.connection, { contract }, { clock, signal: end.signal })
    await counts.next()
    const next = counts.next()
    await clock.untilAsleep()
    end.abort()
    expect(await next).to.deep.equal({ value: undefined, done: true })
  })
})
