import { EventEmitter } from 'node:events'
import { expect } from 'chai'
import type { CallerSide } from '../../src/http/pageTurns.ts'
import { sharedRuns } from '../../src/http/sharedRuns.ts'

const MOST = 3

describe('runs of the same work', () => {
  /** Work whose runs are ended by hand. */
  function work() {
    const runs: { end: (result: string) => void; fail: () => void; callers: CallerSide }[] = []
    return {
      runs,
      run: (callers: CallerSide) =>
        new Promise<string>((resolve, reject) => {
          runs.push({ end: resolve, fail: () => reject(new Error('failed')), callers })
        }),
    }
  }
  const caller = () => new EventEmitter()
  /** The message of the error with which a result fails. */
  const failureOf = (result: Promise<string>) =>
    result.then(
      (text) => `no failure: ${text}`,
      (error: Error) => error.message,
    )
  /** Waits until all that follows from what was done has happened. */
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it('is done again for those who ask during a run, once for all of them', async () => {
    // Given a run
    const share = sharedRuns<string>(MOST)
    const { runs, run } = work()
    const first = share('page', caller(), run)

    // When two ask for the same
    const later = [share('page', caller(), run), share('page', caller(), run)]
    await settled()
    expect(runs).to.have.lengthOf(1)

    // Then a run for both begins when the first has ended, so that it sees what was there when they asked
    runs[0]?.end('before')
    expect(await first).to.equal('before')
    await settled()
    expect(runs).to.have.lengthOf(2)
    const last = share('page', caller(), run)
    runs[1]?.end('after')
    expect(await Promise.all(later)).to.deep.equal(['after', 'after'])

    // And so on for who asks during that one
    await settled()
    runs[2]?.end('at last')
    expect(await last).to.equal('at last')

    // And who asks then has a run at once
    const again = share('page', caller(), run)
    expect(runs).to.have.lengthOf(4)
    runs[3]?.end('again')
    expect(await again).to.equal('again')
  })

  it('does not wait for other work', async () => {
    const share = sharedRuns<string>(MOST)
    const { runs, run } = work()
    const [one, other] = [share('one', caller(), run), share('other', caller(), run)]
    expect(runs).to.have.lengthOf(2)
    runs[1]?.end('other')
    expect(await other).to.equal('other')
    runs[0]?.end('one')
    expect(await one).to.equal('one')
  })

  it('fails for those alone whose run fails', async () => {
    const share = sharedRuns<string>(MOST)
    const { runs, run } = work()
    const first = failureOf(share('page', caller(), run))
    const later = share('page', caller(), run)
    runs[0]?.fail()
    expect(await first).to.equal('failed')
    await settled()
    runs[1]?.end('well')
    expect(await later).to.equal('well')
  })

  it('refuses more callers than may wait', async () => {
    const share = sharedRuns<string>(MOST)
    const { runs, run } = work()
    const first = share('page', caller(), run)
    const waiting = Array.from({ length: MOST }, () => share('page', caller(), run))
    expect(await failureOf(share('page', caller(), run))).to.match(/^The server is busy/)
    runs[0]?.end('first')
    await first
    await settled()
    runs[1]?.end('next')
    expect(await Promise.all(waiting)).to.deep.equal(Array(MOST).fill('next'))
  })

  it('is done as long as one of its callers is there, and not begun for none', async () => {
    // Given a run, and two who wait for the next
    const share = sharedRuns<string>(MOST)
    const { runs, run } = work()
    const first = share('page', caller(), run)
    const [one, other] = [caller(), caller()]
    const waiting = [share('page', one, run), share('page', other, run)].map(failureOf)

    // When one of them goes away, then the other has its run
    one.emit('close')
    runs[0]?.end('first')
    await first
    await settled()
    expect(runs).to.have.lengthOf(2)

    // And that run is told when nobody is left
    let isAlone = false
    runs[1]?.callers.once('close', () => {
      isAlone = true
    })
    const gone = caller()
    const late = failureOf(share('page', gone, run))
    other.emit('close')
    expect(isAlone).to.equal(true)

    // And none begins for who has gone before
    gone.emit('close')
    runs[1]?.end('next')
    await Promise.all(waiting)
    expect(await late).to.match(/^The server is busy/)
    expect(runs).to.have.lengthOf(2)

    // And the work can be asked for as before
    const again = share('page', caller(), run)
    runs[2]?.end('again')
    expect(await again).to.equal('again')
  })
})
