import { expect } from 'chai'
import fc from 'fast-check'
import { afterFailure, BATCH_RETRIES, type Batch } from '../../src/batches/afterFailure.ts'

describe('afterFailure', () => {
  const fresh = { items: ['a', 'b', 'c'], failures: 0, isSuspect: false }

  it('retries a batch three times, simulated first', () => {
    let batch: Batch<string> = fresh
    for (let failures = 1; failures <= 3; failures += 1) {
      const next = afterFailure(batch, 'refused')
      expect(next).to.deep.equal([{ items: ['a', 'b', 'c'], failures, isSuspect: true }])
      batch = next[0] ?? batch
    }
  })

  it('then tries each half of a refused batch', () => {
    expect(afterFailure({ ...fresh, failures: BATCH_RETRIES }, 'refused')).to.deep.equal([
      { items: ['a', 'b'], failures: 0, isSuspect: true },
      { items: ['c'], failures: 0, isSuspect: true },
    ])
  })

  it('halves an oversized batch at once, and gives up an oversized entry', () => {
    expect(afterFailure(fresh, 'oversized')).to.deep.equal([
      { items: ['a', 'b'], failures: 0, isSuspect: true },
      { items: ['c'], failures: 0, isSuspect: true },
    ])
    expect(afterFailure({ ...fresh, items: ['a'] }, 'oversized')).to.deep.equal([])
  })

  it('gives up a lost batch, and an entry that is refused by itself', () => {
    expect(afterFailure({ ...fresh, failures: BATCH_RETRIES }, 'lost')).to.deep.equal([])
    const alone = { items: ['a'], failures: BATCH_RETRIES, isSuspect: true }
    expect(afterFailure(alone, 'refused')).to.deep.equal([])
  })

  it('finds exactly the failing entries, whatever their number and position', () => {
    const batches = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(batches, (isBad) => {
        const landed: number[] = []
        const failed: number[] = []
        const items = isBad.map((_, index) => index)
        const pending: Batch<number>[] = [{ items, failures: 0, isSuspect: false }]
        for (let batch = pending.shift(); batch; batch = pending.shift()) {
          if (!batch.items.some((item) => isBad[item])) landed.push(...batch.items)
          else {
            const next = afterFailure(batch, 'refused')
            if (next.length === 0) failed.push(...batch.items)
            pending.push(...next)
          }
        }
        const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)
        expect(ascending(failed)).to.deep.equal(items.filter((item) => isBad[item]))
        expect(ascending(landed)).to.deep.equal(items.filter((item) => !isBad[item]))
      }),
    )
  })
})
