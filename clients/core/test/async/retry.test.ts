import { expect } from 'chai'
import {
  FAILED_TO_FETCH_POLICY,
  isFailedToFetch,
  METADATA_POLICY,
  retry,
  retryFailedToFetch,
} from '../../src/async/index.ts'
import { FakeClock, failureOf, InstantClock } from './_clock.ts'

const offline = () => new TypeError('fetch failed')

/** Fails this many times, then answers with the attempt number. */
function failing(times: number, error: () => unknown = offline) {
  return async (attempt: number) => {
    if (attempt <= times) throw error()
    return attempt
  }
}

describe('Retry', () => {
  it('has policies for requests and metadata', () => {
    expect(FAILED_TO_FETCH_POLICY).to.deep.equal({ retries: 5, delay: 3_000 })
    expect(METADATA_POLICY).to.deep.equal({ retries: 2, delay: 3_000 })
  })

  it('does not wait after a success', async () => {
    const clock = new InstantClock()
    expect(await retry(failing(0), { ...METADATA_POLICY, clock })).to.equal(1)
    expect(clock.slept).to.deep.equal([])
  })

  it('succeeds at the last attempt, with equal waits', async () => {
    const clock = new InstantClock()
    expect(await retryFailedToFetch(failing(5), { clock })).to.equal(6)
    expect(clock.slept).to.deep.equal([3_000, 3_000, 3_000, 3_000, 3_000])
  })

  it('error: throws the error of the last attempt without another wait', async () => {
    const clock = new InstantClock()
    const errors: Error[] = []
    const failure = await failureOf(
      retry(
        () => {
          errors.push(new Error(`attempt ${errors.length + 1}`))
          throw errors.at(-1)
        },
        { ...METADATA_POLICY, clock },
      ),
    )
    expect(errors.map(({ message }) => message)).to.deep.equal([
      'attempt 1',
      'attempt 2',
      'attempt 3',
    ])
    expect(failure).to.equal(errors[2])
    expect(clock.slept).to.deep.equal([3_000, 3_000])
  })

  it('error: never retries a bug', async () => {
    const clock = new InstantClock()
    const bug = new TypeError('x is not a function')
    const failure = await failureOf(
      retry(
        failing(9, () => bug),
        { ...METADATA_POLICY, clock },
      ),
    )
    expect(failure).to.equal(bug)
    expect(clock.slept).to.deep.equal([])
  })

  it('retries an answer that broke off, which Node throws as a type error', async () => {
    const clock = new InstantClock()
    const cut = () => new TypeError('terminated')
    expect(await retry(failing(1, cut), { ...METADATA_POLICY, clock })).to.equal(2)
    expect(clock.slept).to.deep.equal([3_000])
  })

  it('error: never retries a thrown value that is no error', async () => {
    const clock = new InstantClock()
    const failure = await failureOf(
      retry(
        failing(9, () => 'no error'),
        { ...METADATA_POLICY, clock },
      ),
    )
    expect([failure, clock.slept]).to.deep.equal(['no error', []])
  })

  it('error: does not repeat a request that the server answered', async () => {
    const clock = new InstantClock()
    const answer = new Error('status 400')
    const failure = await failureOf(
      retryFailedToFetch(
        failing(9, () => answer),
        { clock },
      ),
    )
    expect(failure).to.equal(answer)
    expect(clock.slept).to.deep.equal([])
  })

  it('stops waiting when the signal aborts', async () => {
    const clock = new FakeClock()
    const controller = new AbortController()
    let attempts = 0
    const failure = failureOf(
      retryFailedToFetch(
        (attempt) => {
          attempts = attempt
          throw offline()
        },
        { clock, signal: controller.signal },
      ),
    )
    await clock.untilAsleep()
    controller.abort('closed')
    expect(await failure).to.equal('closed')
    expect([attempts, clock.pending]).to.deep.equal([1, 0])
  })

  it('does not wait for an attempt that ignores the signal', async () => {
    const controller = new AbortController()
    const reason = new Error('closed')
    const failure = failureOf(
      retryFailedToFetch(() => new Promise(() => undefined), { signal: controller.signal }),
    )
    controller.abort(reason)
    expect(await failure).to.equal(reason)
  })

  it('throws a reason that is not an error unchanged', async () => {
    const controller = new AbortController()
    const failure = failureOf(
      retryFailedToFetch(() => new Promise(() => undefined), { signal: controller.signal }),
    )
    controller.abort('closed')
    expect(await failure).to.equal('closed')
  })

  it('makes no attempt after the signal has aborted', async () => {
    let attempts = 0
    const failure = await failureOf(
      retryFailedToFetch(
        () => {
          attempts += 1
        },
        { signal: AbortSignal.abort('closed') },
      ),
    )
    expect([failure, attempts]).to.deep.equal(['closed', 0])
  })
})

describe('Failed to fetch', () => {
  for (const text of [
    'Failed to fetch',
    'fetch failed',
    'NetworkError when attempting to fetch resource.',
    'Network request failed',
    'Load failed',
    'The Internet connection appears to be offline.',
  ]) {
    it(`recognises "${text}", also as a cause`, () => {
      const error = new TypeError(text)
      expect(isFailedToFetch(error)).to.equal(true)
      expect(isFailedToFetch(new Error('HTTP request failed.', { cause: error }))).to.equal(true)
    })
  }

  it('excludes server answers, and values that are not errors', () => {
    expect(isFailedToFetch(new Error('status 503'))).to.equal(false)
    expect(isFailedToFetch('fetch failed')).to.equal(false)
    expect(isFailedToFetch(undefined)).to.equal(false)
  })

  it('does not follow causes in a circle', () => {
    const error = new Error('status 503')
    error.cause = error
    expect(isFailedToFetch(error)).to.equal(false)
  })
})
