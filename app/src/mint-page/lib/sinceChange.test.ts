import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sinceChange } from './sinceChange.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const read = (minted: bigint, time: number) => ({
  drop: { minted, root: new Uint8Array([1, 2]), balances: new Map([['a', minted]]) },
  time,
})
type Read = ReturnType<typeof read>

const contentOf = ({ drop }: Read) => drop

describe('sinceChange', () => {
  it('tells since when a drop has been the same, with its amounts, bytes and maps', () => {
    vi.setSystemTime(1_000)
    const first = sinceChange(undefined, read(1n, 7), contentOf)
    vi.setSystemTime(2_000)
    const second = sinceChange(first, read(1n, 8), contentOf)
    vi.setSystemTime(3_000)
    const third = sinceChange(second, read(2n, 9), contentOf)

    expect(first).toMatchObject({ readAt: 1_000, changedAt: 1_000 })
    expect(second).toMatchObject({ readAt: 2_000, changedAt: 1_000, time: 8 })
    expect(third).toMatchObject({ readAt: 3_000, changedAt: 3_000, time: 9 })
  })
})
