import { expect } from 'chai'
import { awaitOutcome, CoreError } from '../../src/index.ts'
import { FakeClock, failureOf } from './_clock.ts'

const MINUTE = 60_000
const busy = () =>
  new CoreError('NODE_RATE_LIMITED', { method: 'getTransaction', status: 429, reason: 'busy' })

describe('Outcome of a transaction', () => {
  it('is looked for until it is known, past a node that cannot be reached', async () => {
    const clock = new FakeClock()
    const answers = [undefined, busy(), 'executed']
    const look = async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    }
    const outcome = awaitOutcome(look, { pollingInterval: 10, clock })
    for (let looks = 1; looks < 3; looks += 1) await advanced(clock, 10)
    expect(await outcome).to.equal('executed')
    expect(clock.pending).to.equal(0)
  })

  it('error: times out after 30 minutes, with the last failure of the node as the cause, and reports it', async () => {
    const clock = new FakeClock()
    const failed = busy()
    const heard: Error[] = []
    const failure = failureOf(
      awaitOutcome(
        async ({ onNodeFailure }) => {
          onNodeFailure?.(failed)
          throw failed
        },
        { pollingInterval: 40 * MINUTE, clock, onNodeFailure: (error) => heard.push(error) },
      ),
    )
    await advanced(clock, 30 * MINUTE - 1)
    expect(clock.pending).to.equal(2)
    await advanced(clock, 1)
    const timedOut = await failure
    expect(timedOut).to.include({ code: 'PROMI_EVENT_TIMEOUT', cause: failed })
    expect(heard).to.deep.equal([failed, timedOut])
  })

  it('error: ends with a refusal of the node at once', async () => {
    const clock = new FakeClock()
    const refusal = new CoreError('NODE_REFUSED', { method: 'getTransaction', reason: 'no' })
    const look = () => Promise.reject(refusal)
    expect(await failureOf(awaitOutcome(look, { pollingInterval: 10, clock }))).to.equal(refusal)
    expect(clock.pending).to.equal(0)
  })
})

/** Lets running work finish, then moves the clock. */
async function advanced(clock: FakeClock, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  clock.advance(milliseconds)
}
