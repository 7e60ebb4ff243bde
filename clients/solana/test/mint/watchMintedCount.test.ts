import type { Localnet } from '@mintline/localnet'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { FakeClock } from '../../../core/test/async/_clock.ts'
import { watchMintedCount } from '../../src/mint/watchMintedCount.ts'
import { websocketUrl } from '../../src/rpc/websocketUrl.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts'
import { expectFailure } from './_mint.ts'
import { type SocketRelay, startSocketRelay } from './_socketRelay.ts'

const INTERVAL = 15_000
/** A URL without a listener. */
const NOWHERE = 'http://127.0.0.1:9'

describe('watchMintedCount', () => {
  let localnet: Localnet
  let drop: Drop
  let minter: Keypair
  let relay: SocketRelay
  /** A proxy to the network without websockets. */
  let plain: FaultProxy
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
    relay = await startSocketRelay(localnet.wsUrl)
    plain = await startFaultProxy({ rpcUrl: localnet.rpcUrl, seed: 1, faults: {} })
  })
  after(async () => {
    await plain.close()
    await relay.close()
    await localnet.close()
  })

  beforeEach(async () => {
    deployed += 1
    drop = await Drop.deploy(localnet, { symbol: `WATCH${deployed}` })
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
  })

  it('yields each change at once if the node has websockets', async () => {
    // Given a watch of a symbol, on a clock that stands still
    const clock = new FakeClock()
    const subscribed = relay.subscribed()
    const watch = watchMintedCount(drop.connection, drop.input.symbol, {
      clock,
      websocketUrl: relay.url,
    })
    expect(await watch.next()).to.deep.equal({ done: false, value: 0n })
    await subscribed

    // When an item is minted, then it is yielded
    for (const count of [1n, 2n, 3n]) {
      const next = watch.next()
      await drop.mint(minter, 1)
      expect(await next).to.deep.equal({ done: false, value: count })
    }

    // When the watch ends, then neither timer nor socket is left
    await watch.return()
    await relay.abandoned()
    expect(clock.pending).to.equal(0)
  })

  it('derives the websocket URL of a node, and ends with its signal', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const watch = watchMintedCount(drop.connection, `${drop.deployment}`, { signal })
    expect(await watch.next()).to.deep.equal({ done: false, value: 0n })
    const next = watch.next().finally(() => controller.abort())

    // It subscribes at its own pace, long before its next poll.
    while (!signal.aborted) await drop.mint(minter, 1)
    expect(await next).to.include({ done: false })

    expect(await watch.next()).to.deep.equal({ done: true, value: undefined })
  })

  it('polls every 15 seconds if the node has none, and yields changes only', async () => {
    // Given a node without websockets
    const clock = new FakeClock()
    const controller = new AbortController()
    const connection = new Connection(plain.url, 'confirmed')
    const watch = watchMintedCount(connection, `${drop.deployment}`, {
      clock,
      websocketUrl: plain.url.replace('http', 'ws'),
      signal: controller.signal,
    })
    expect(await watch.next()).to.deep.equal({ done: false, value: 0n })

    // When nothing happens for a while, and then an item is minted
    const next = watch.next()
    await pass(clock, 3)
    await drop.mint(minter, 2)
    await pass(clock, 1)

    // Then the new count is yielded next
    expect(await next).to.deep.equal({ done: false, value: 2n })
    expect(new Set(clock.slept)).to.deep.equal(new Set([INTERVAL]))

    // When the watch ends, then it ends without an error and leaves no timer behind
    const last = watch.next()
    controller.abort()
    expect(await last).to.deep.equal({ done: true, value: undefined })
    expect(clock.pending).to.equal(0)
  })

  it('fails with a failed read, or reports it and continues', async () => {
    const connection = new Connection(NOWHERE, 'confirmed')
    const deployment = `${drop.deployment}`

    const error = await failureOf(watchMintedCount(connection, deployment).next())
    expect(error).to.have.property('code', 'NODE_NOT_AVAILABLE')

    const controller = new AbortController()
    const clock = new FakeClock()
    const errors: unknown[] = []
    const watch = watchMintedCount(connection, deployment, {
      clock,
      signal: controller.signal,
      onError: (failure) => {
        errors.push(failure)
        if (errors.length === 2) controller.abort()
      },
    })
    const ended = watch.next()
    await pass(clock, 1)
    expect(await ended).to.deep.equal({ done: true, value: undefined })
    expect(errors).to.have.length(2)
  })

  it('error: not a collection', async () => {
    const refusalOf = (deployment: string) =>
      failureOf(watchMintedCount(drop.connection, deployment).next())

    expectFailure(await refusalOf('x'), 'DEPLOYMENT_NOT_FOUND', { deployment: 'x' })
    const tooLong = 'x'.repeat(33)
    expectFailure(await refusalOf(tooLong), 'DEPLOYMENT_NOT_FOUND', { deployment: tooLong })
    const unused = `${Keypair.generate().publicKey}`
    expectFailure(await refusalOf(unused), 'DEPLOYMENT_NOT_FOUND', { deployment: unused })
    expect(await refusalOf(`${drop.groupMint.publicKey}`)).to.have.property(
      'code',
      'NOT_EDITIONS_ACCOUNT',
    )
  })
})

describe('websocketUrl', () => {
  it('has the next port of a validator, otherwise the same URL', () => {
    expect(websocketUrl('http://127.0.0.1:8899')).to.equal('ws://127.0.0.1:8900/')
    expect(websocketUrl('https://node.example/key?a=b')).to.equal('wss://node.example/key?a=b')
  })

  it('has the same port if a proxy stands before the node, as a path or query says', () => {
    expect(websocketUrl('http://127.0.0.1:9001/key/')).to.equal('ws://127.0.0.1:9001/key/')
    expect(websocketUrl('https://node.example:444/?a=b')).to.equal('wss://node.example:444/?a=b')
  })
})

/** Lets intervals pass, each as soon as there is a sleeper. */
async function pass(clock: FakeClock, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const before = clock.slept.length
    await clock.untilAsleep()
    clock.advance(INTERVAL)
    while (clock.slept.length === before) await new Promise(setImmediate)
  }
}
