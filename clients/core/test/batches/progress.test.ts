import { expect } from 'chai'
import { allowlistProgress } from '../../src/batches/progress.ts'

describe('allowlistProgress', () => {
  const counts = { total: 100, done: 0, skipped: 20, failed: 0, inFlight: 0 }

  it('derives speed and remaining time from finished entries', () => {
    const progress = { ...counts, done: 25, failed: 5, inFlight: 10, elapsedMilliseconds: 5_000 }
    expect(allowlistProgress(progress)).to.deep.equal({
      ...counts,
      done: 25,
      failed: 5,
      inFlight: 10,
      entriesPerSecond: 5,
      secondsLeft: 10,
    })
  })

  it('makes no estimate before anything is done', () => {
    const progress = allowlistProgress({ ...counts, elapsedMilliseconds: 5_000 })
    expect(progress).to.deep.equal({ ...counts, entriesPerSecond: 0, secondsLeft: undefined })
  })

  it('has nothing left if everything was already on chain', () => {
    const progress = allowlistProgress({ ...counts, skipped: 100, elapsedMilliseconds: 0 })
    expect(progress).to.deep.include({ entriesPerSecond: 0, secondsLeft: 0 })
  })
})
