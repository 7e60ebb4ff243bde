import { describe, expect, it } from 'vitest'
import { firstMinting, mintMoments } from './mintMoments.ts'

const HOUR = { seconds: 3_600n, name: 'hour' }

interface Mint {
  time: bigint
  numbers: readonly bigint[]
}

const MINTS: Mint[] = [
  { time: 0n, numbers: [11n, 12n] },
  { time: 10n, numbers: [13n] },
  { time: 3_599n, numbers: [14n, 15n, 16n] },
  { time: 7_200n, numbers: [17n] },
]

function recorder() {
  const asked: bigint[] = []
  const numbersOf = async ({ time, numbers }: Mint) => {
    asked.push(time)
    return numbers
  }
  return { asked, numbersOf }
}

describe('mintMoments', () => {
  it('reads only the last transaction of each period', async () => {
    const { asked, numbersOf } = recorder()
    expect(await mintMoments(MINTS, HOUR, numbersOf)).toEqual([
      { time: 3_599n, total: 16n },
      { time: 7_200n, total: 17n },
    ])
    expect(asked).toEqual([3_599n, 7_200n])
  })

  it('skips transactions that mint nothing', async () => {
    const nothing = (time: bigint) => ({ time, numbers: [] })
    const all = [nothing(-5n), ...MINTS, nothing(7_201n), nothing(90_000n)]
    const { numbersOf } = recorder()
    expect(await mintMoments(all, HOUR, numbersOf)).toEqual([
      { time: 3_599n, total: 16n },
      { time: 7_200n, total: 17n },
    ])
  })

  it('is empty without transactions', async () => {
    const { numbersOf } = recorder()
    expect(await mintMoments([], HOUR, numbersOf)).toEqual([])
  })
})

describe('firstMinting', () => {
  it('returns the range of its numbers, in any order', async () => {
    const { numbersOf } = recorder()
    const mint = { time: 5n, numbers: [9n, 8n, 10n] }
    const nothing = { time: 1n, numbers: [] }
    expect(await firstMinting([nothing, mint, ...MINTS], numbersOf)).toEqual({
      transaction: mint,
      first: 8n,
      last: 10n,
    })
    expect(await firstMinting([nothing], numbersOf)).toBeUndefined()
  })
})
