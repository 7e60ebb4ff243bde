import { expect } from 'chai'
import { FakeClock } from '../../../core/test/async/_clock.ts'
import { NO_PROOF } from '../../src/allowlist/allowlistProof.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import { claim } from '../../src/generated/openEdition/abi.ts'
import { watchMintedCount } from '../../src/mint/watchMintedCount.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { startSocketWithout, untilSubscribed } from '../support/socketNode.ts'
import { failureOf } from '../support/transactions.ts'

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
    await untilSubscribed(connection.client)
    await claimItems(2n)
    expect((await next).value).to.equal(2n)
    await counts.return()
    const { transport } = connection.client
    ;(await transport.getRpcClient()).close()
  })

  it('error: a subscription is required, but the node is reached over HTTP', async () => {
    const counts = watchMintedCount(chain.connection, { contract }, { requireSubscription: true })
    const error = await failureOf(counts.next())
    expect(error).to.deep.include({
      code: 'SUBSCRIPTIONS_NOT_SUPPORTED',
      message: 'Provider does not support subscriptions',
    })
  })

  it('error: a subscription is required, but the node refuses it', async () => {
    const node = await startSocketWithout(chain.url, 'eth_subscribe')
    const connection = connectChain(node.url)
    const required = { clock, requireSubscription: true }
    const counts = watchMintedCount(connection, { contract }, required)
    const error = await failureOf(endOf(counts))
    expect(error).to.have.property('code', 'SUBSCRIPTIONS_NOT_SUPPORTED')
    node.stop()
  })

  it('polls where the node refuses a subscription that is not required', async () => {
    const node = await startSocketWithout(chain.url, 'eth_subscribe')
    const counts = watchMintedCount(connectChain(node.url), { contract }, { clock })
    expect((await counts.next()).value).to.equal(0n)
    const next = counts.next()
    await clock.untilAsleep()
    await claimItems(3n)
    clock.advance(15_000)
    expect((await next).value).to.equal(3n)
    await counts.return()
    node.stop()
  })

  it('is told of claims where a subscription is required', async () => {
    // Another URL than above, since viem shares sockets by URL.
    const connection = connectChain(chain.url.replace('http://127.0.0.1', 'ws://localhost'))
    const required = { clock, requireSubscription: true }
    const counts = watchMintedCount(connection, { contract }, required)
    expect((await counts.next()).value).to.equal(0n)
    const next = counts.next()
    await clock.untilAsleep()
    await untilSubscribed(connection.client)
    await claimItems(2n)
    expect((await next).value).to.equal(2n)
    await counts.return()
    const { transport } = connection.client
    ;(await transport.getRpcClient()).close()
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

/** Watches until the end. */
async function endOf(counts: AsyncGenerator<bigint>): Promise<void> {
  for await (const _ of counts);
}
