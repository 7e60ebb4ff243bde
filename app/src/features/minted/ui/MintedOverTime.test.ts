import { describe, expect, it } from 'vitest'
import { mintedCsv, mintedJson } from './MintedOverTime.tsx'

const NOON = BigInt(Date.parse('2026-11-18T12:00:00Z') / 1_000)
/** One o'clock on clocks in Berlin, where tests run. */
const ONE = NOON + 3_600n
const PERIODS = [
  { start: ONE, minted: 5n, total: 5n },
  { start: ONE + 3_600n, minted: 0n, total: 5n },
  { start: 2n ** 60n, minted: 1n, total: 6n },
]

describe('files of counts', () => {
  it('are CSV with a header, in UTC', () => {
    expect(mintedCsv(PERIODS)).toBe(
      'from,minted,total\r\n2026-11-18T12:00:00Z,5,5\r\n2026-11-18T13:00:00Z,0,5\r\n1152921504606846976,1,6\r\n',
    )
  })

  it('are JSON', () => {
    expect(JSON.parse(mintedJson(PERIODS.slice(0, 1)))).toEqual([
      { from: '2026-11-18T12:00:00Z', minted: '5', total: '5' },
    ])
  })
})
