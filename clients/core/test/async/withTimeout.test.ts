import { expect } from 'chai'
import { withTimeout } from '../../src/async/index.ts'
import { FakeClock, failureOf } from './_clock.ts'

const timeoutError = () => new Error('too late')
const forever = () => new Promise<never>(() => undefined)

describe('Timeout', () => {
  it('returns work done in time, and leaves no timer behind', async () => {
    const clock = new FakeClock()
    const work = async () => 'done'
    expect(await withTimeout(work, { timeout: 10, timeoutError, clock })).to.equal('done')
    expect(clock.pending).to.equal(0)
  })

  it('error: aborts work that takes longer', async () => {
    const clock = new FakeClock()
    let given: AbortSignal | undefined
    const failure = failureOf(
      withTimeout(
        (signal) => {
          given = signal
          return forever()
        },
        { timeout: 10, timeoutError, clock },
      ),
    )
    clock.advance(10)
    expect(await failure)
      .to.be.instanceOf(Error)
      .and.to.include({ message: 'too late' })
    expect(given?.reason).to.equal(await failure)
  })

  it('error: ends with the given signal', async () => {
    const clock = new FakeClock()
    const controller = new AbortController()
    const { signal } = controller
    const failure = failureOf(withTimeout(forever, { timeout: 10, timeoutError, signal, clock }))
    controller.abort('closed')
    expect(await failure).to.equal('closed')
    expect(clock.pending).to.equal(0)
  })
})
