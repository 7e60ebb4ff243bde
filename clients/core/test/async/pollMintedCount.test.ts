import { expect } from 'chai'
import { MINTED_COUNT_INTERVAL, pollMintedCount } from '../../src/async/index.ts'
import { FakeClock, failureOf, InstantClock } from './_clock.ts'

/** Reads these counts in turn, throws the errors among them, then aborts the poll. */
function reading(counts: readonly (bigint | Error)[]) {
  const controller = new AbortController()
  const left = [...counts]
  const read = async () => {
    const next = left.shift()
    if (next === undefined) controller.abort()
    if (next instanceof Error) throw next
    return next ?? 0n
  }
  return { read, signal: controller.signal, clock: new InstantClock() }
}

async function all(counts: AsyncIterable<bigint>): Promise<bigint[]> {
  const seen: bigint[] = []
  for await (const count of counts) seen.push(count)
  return seen
}

describe('Minted count', () => {
  it('is read every 15 seconds', async () => {
    const poll = reading([1n, 1n, 2n])
    await all(pollMintedCount(poll))
    expect(MINTED_COUNT_INTERVAL).to.equal(15_000)
    expect(poll.clock.slept).to.deep.equal([15_000, 15_000, 15_000])
  })

  it('is yielded first and then on every change, including decreases', async () => {
    const poll = reading([0n, 0n, 3n, 3n, 3n, 2n, 3n])
    expect(await all(pollMintedCount(poll))).to.deep.equal([0n, 3n, 2n, 3n])
  })

  it('does not read before or between requests for a value', async () => {
    const clock = new FakeClock()
    let reads = 0
    const poll = pollMintedCount({
      read: async () => {
        reads += 1
        return BigInt(reads)
      },
      clock,
    })
    expect(reads).to.equal(0)
    expect(await poll.next()).to.deep.equal({ value: 1n, done: false })
    clock.advance(3_600_000)
    expect(reads).to.equal(1)
    expect(await poll.return()).to.deep.equal({ value: undefined, done: true })
  })

  it('ends without an error when the signal aborts a wait', async () => {
    const clock = new FakeClock()
    const controller = new AbortController()
    const poll = pollMintedCount({ read: async () => 5n, signal: controller.signal, clock })
    expect(await poll.next()).to.deep.equal({ value: 5n, done: false })
    const next = poll.next()
    await clock.untilAsleep()
    controller.abort()
    expect(await next).to.deep.equal({ value: undefined, done: true })
    expect(clock.pending).to.equal(0)
  })

  it('ends when the signal aborts during a read that ignores it', async () => {
    const controller = new AbortController()
    const poll = pollMintedCount({
      read: () => new Promise<bigint>(() => undefined),
      signal: controller.signal,
    })
    const next = poll.next()
    controller.abort()
    expect(await next).to.deep.equal({ value: undefined, done: true })
  })

  it('does not read after the signal has aborted', async () => {
    const counts = pollMintedCount({
      read: () => Promise.reject(new Error('never read')),
      signal: AbortSignal.abort(),
    })
    expect(await all(counts)).to.deep.equal([])
  })

  it('continues after a failed read when there is an onError', async () => {
    const failure = new Error('node is down')
    const errors: unknown[] = []
    const poll = reading([1n, failure, 1n, 2n])
    const counts = await all(pollMintedCount({ ...poll, onError: (error) => errors.push(error) }))
    expect(counts).to.deep.equal([1n, 2n])
    expect(errors).to.deep.equal([failure])
  })

  it('error: ends with a failed read when there is no onError', async () => {
    const failure = new Error('node is down')
    const poll = reading([1n, failure])
    expect(await failureOf(all(pollMintedCount(poll)))).to.equal(failure)
  })
})
