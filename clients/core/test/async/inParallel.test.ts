import { expect } from 'chai'
import { inParallel } from '../../src/async/inParallel.ts'
import { failureOf } from './_clock.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7]

describe('inParallel', () => {
  it('returns results in the order of the items', async () => {
    const doubled = await inParallel(
      NUMBERS,
      async (number) => {
        for (let turn = NUMBERS.length; turn > number; turn -= 1) await Promise.resolve()
        return number * 2
      },
      { concurrency: 3 },
    )
    expect(doubled).to.deep.equal([2, 4, 6, 8, 10, 12, 14])
  })

  it('accepts an empty list', async () => {
    const nothing = await inParallel([], () => Promise.reject(new Error()), { concurrency: 3 })
    expect(nothing).to.deep.equal([])
  })

  it('never exceeds the concurrency', async () => {
    let [running, most] = [0, 0]
    await inParallel(
      NUMBERS,
      async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
      },
      { concurrency: 3 },
    )
    expect(most).to.equal(3)
  })

  it('throws the first error, aborts the others and starts no more', async () => {
    const begun: number[] = []
    const ended: number[] = []
    const work = inParallel(
      NUMBERS,
      (number, signal) => {
        begun.push(number)
        if (number === 2) return Promise.reject(new Error('the second'))
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            ended.push(number)
            reject(signal.reason)
          })
        })
      },
      { concurrency: 3 },
    )
    expect(await failureOf(work)).to.include({ message: 'the second' })
    expect(begun).to.deep.equal([1, 2, 3])
    expect(ended).to.deep.equal([1, 3])
  })

  it('ends with the reason of its signal, even if the work ignores it', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const work = inParallel(
      NUMBERS,
      () => {
        controller.abort(reason)
        return new Promise(() => undefined)
      },
      { concurrency: 2, signal: controller.signal },
    )
    expect(await failureOf(work)).to.equal(reason)
    const late = inParallel(NUMBERS, async () => undefined, {
      concurrency: 2,
      signal: controller.signal,
    })
    expect(await failureOf(late)).to.equal(reason)
  })
})
