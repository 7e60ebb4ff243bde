import { expect } from 'chai'
import fc from 'fast-check'
import { percentChange } from '../../src/jobs/leaderboards/percentChange.ts'

const text = (units: number) =>
  `${Math.floor(units / 1000)}.${String(units % 1000).padStart(3, '0')}`

describe('a change in percent', () => {
  const changes: readonly [string | null, string | null, string | null][] = [
    ['1', '2', '100'],
    ['2', '1', '-50'],
    ['3', '3', '0'],
    ['3', '1', '-66.6667'],
    ['3', '2', '-33.3333'],
    ['8', '0', '-100'],
    ['0.1', '0.10001', '0.01'],
    ['200000', '200000.1', '0.0001'],
    ['200000', '199999.9', '-0.0001'],
    ['2000000', '2000000.9', '0'],
    ['2000000', '1999999.1', '0'],
    [`${'9'.repeat(60)}`, `${'9'.repeat(60)}`, '0'],
    ['0', '5', null],
    ['0.000', '0', null],
    [null, '5', null],
    ['5', null, null],
  ]
  for (const [before, now, change] of changes) {
    it(`from ${before} to ${now} is ${change}`, () => {
      expect(percentChange(before, now)).to.equal(change)
    })
  }

  it('is the nearest one with 4 decimals', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (before, now) => {
        const change = BigInt(Math.round(Number(percentChange(text(before), text(now))) * 10_000))
        const difference = (BigInt(now) - BigInt(before)) * 1_000_000n - change * BigInt(before)
        expect(difference < 0n ? -difference : difference).to.satisfy(
          (rest: bigint) => 2n * rest <= BigInt(before),
        )
      }),
    )
  })
})
