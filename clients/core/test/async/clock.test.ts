import { expect } from 'chai'
import { systemClock } from '../../src/async/index.ts'
import { failureOf } from './_clock.ts'

describe('System clock', () => {
  it('never decreases', async () => {
    const before = systemClock.now()
    await systemClock.sleep(0)
    expect(systemClock.now()).to.be.at.least(before)
  })

  it('stops sleeping when the signal aborts', async () => {
    const controller = new AbortController()
    const sleep = failureOf(systemClock.sleep(3_600_000, controller.signal))
    controller.abort('enough')
    expect(await sleep).to.equal('enough')
  })

  it('does not start to sleep after the signal has aborted', async () => {
    const sleep = systemClock.sleep(3_600_000, AbortSignal.abort('enough'))
    expect(await failureOf(sleep)).to.equal('enough')
  })
})
