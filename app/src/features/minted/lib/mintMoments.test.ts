import { describe, expect, it } from 'vitest'
import { mintMoments } from './mintMoments.ts'

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
  it('asks about the last transaction of each period and the first of all only', async () => {
    const { asked, numbersOf } = recorder()
    expect(await mintMoments(MINTS, HOUR, numbersOf)).toEqual({
      before: 10n,
      moments: [
        { time: 3_599n, total: 16n },
        { time: 7_200n, total: 17n },
      ],
    })
    expect(asked.toSorted()).toEqual([0n, 3_599n, 7_200n])
  })

  it('passes over transactions that mint nothing', async () => {
    const strangers = [
      { time: -5n, numbers: [] },
      ...MINTS,
      { time: 7_201n, numbers: [] },
      { time: 90_000n, numbers: [] },
    ]
    const { numbersOf } = recorder()
    expect(await mintMoments(strangers, HOUR, numbersOf)).toEqual({
      before: 10n,
      moments: [
        { time: 3_599n, total: 16n },
        { time: 7_200n, total: 17n },
      ],
    })
  })

  it('is empty where there is nothing', async () => {
    const { numbersOf } = recorder()
    expect(await mintMoments([], HOUR, numbersOf)).toEqual({ before: 0n, moments: [] })
  })
})
