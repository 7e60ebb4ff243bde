import { expect } from 'chai'
import { FakeClock } from '../../../core/test/async/_clock.ts'
import { MintedCount } from '../../src/mint/mintedCount.ts'

describe('MintedCount', () => {
  it('keeps the count of the latest slot in any order', () => {
    const minted = new MintedCount(new FakeClock())

    expect(minted.note(5n, 10n)).to.equal(5n)
    expect(minted.note(3n, 9n)).to.equal(5n)
    minted.push(4n, 8n)
    expect(minted.takeNews()).to.equal(5n)
    expect(minted.takeNews()).to.equal(undefined)
    // A dropped fork may have had more.
    expect(minted.note(4n, 11n)).to.equal(4n)
  })

  it('ends a sleep with a new count, and leaves no timer behind', async () => {
    const clock = new FakeClock()
    const minted = new MintedCount(clock)

    const sleep = minted.sleep(15_000)
    minted.push(1n, 1n)
    await sleep
    expect(clock.pending).to.equal(0)

    // Nor does a sleep start when a count has already arrived
    await minted.sleep(15_000)
    expect(clock.slept).to.deep.equal([15_000])
  })

  it('sleeps as long as the clock without a new count, and ends with its signal', async () => {
    const clock = new FakeClock()
    const minted = new MintedCount(clock)

    const sleep = minted.sleep(15_000)
    clock.advance(15_000)
    await sleep

    const controller = new AbortController()
    const aborted = minted.sleep(15_000, controller.signal)
    controller.abort(new Error('enough'))
    const reason = await aborted.catch((error: unknown) => error)
    expect(reason).to.have.property('message', 'enough')
  })
})
