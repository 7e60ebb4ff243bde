import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { reachSlot } from '../../src/send/reachSlot.ts'
import { startNetwork, type TestNetwork } from './_network.ts'

describe('a lagging node', () => {
  let network: TestNetwork
  let slot: number
  const told: string[] = []

  beforeEach(async () => {
    network = await startNetwork()
    slot = await network.node.getSlot()
    told.length = 0
  })
  afterEach(() => network.close())

  const reach = (target: number, signal?: AbortSignal) => {
    const { connection, clock } = network
    const onNodeFailure = ({ message }: Error) => told.push(message)
    return reachSlot(connection, target, { clock, signal, onNodeFailure })
  }

  it('is not awaited if it has reached the slot', async () => {
    await reach(slot)
    expect(network.slept).to.not.include(3_000)
    expect(told).to.deep.equal([])
  })

  it('is asked again until it has reached the slot', async () => {
    // With ten slots, or four seconds, to go
    await reach(slot + 10)
    expect(await network.node.getSlot()).to.be.at.least(slot + 10)
    expect(told).to.have.length(4)
    expect(told[0]).to.match(/^The node did not answer getSlot: node is behind/)
  })

  it('is given up after 90 attempts, a second apart', async () => {
    const start = network.clock.now()
    const failure = await failureOf(reach(slot + 1_000_000))
    expect(failure).to.have.property('code', 'NODE_NOT_AVAILABLE')
    expect(network.clock.now() - start).to.equal(89_000)
    expect(told).to.have.length(90)
  })

  it('is no longer awaited after the signal', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const reaching = reach(slot + 1_000_000, controller.signal)
    controller.abort(reason)
    expect(await failureOf(reaching)).to.equal(reason)
  })
})
