import { expect } from 'chai'
import fc from 'fast-check'
import { lamportsOf, readAmount } from '../src/amounts/amount.ts'
import { isoTime, Moment, readTime, timeText } from '../src/amounts/time.ts'
import { toJson } from '../src/output/toJson.ts'

const LAST_SECOND = 253_402_300_799

describe('Amounts on the command line', () => {
  it('keep their unit', () => {
    expect(readAmount('0.5 SOL')).to.deep.equal({ lamports: 500_000_000n, unit: 'SOL' })
    expect(readAmount('0.01 eth')).to.deep.equal({ lamports: 10_000_000n, unit: 'ETH' })
    expect(readAmount('5000 lamports')).to.deep.equal({ lamports: 5_000n, unit: undefined })
  })

  it('need a unit unless they are 0', () => {
    for (const free of ['0', '0.0', ' 0 ']) {
      expect(readAmount(free), free).to.deep.equal({ lamports: 0n, unit: undefined })
    }
    expect(() => readAmount('5')).to.throw(
      '5 has no unit: write "5 SOL", "5 ETH" on Eclipse, or "5 lamports"',
    )
    expect(() => readAmount('0.5')).to.throw(
      '0.5 has no unit: write "0.5 SOL", "0.5 ETH" on Eclipse',
    )
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), (number) => {
        expect(() => readAmount(`${number}`)).to.throw(`${number} has no unit`)
        expect(readAmount(`${number} lamports`).lamports).to.equal(number)
      }),
    )
  })

  it('are refused on a network of the other currency', () => {
    const amount = readAmount('0.5 SOL')
    expect(lamportsOf(amount, 'SOL')).to.equal(500_000_000n)
    expect(lamportsOf(readAmount('7 lamports'), 'ETH')).to.equal(7n)
    expect(() => lamportsOf(amount, 'ETH')).to.throw(
      'An amount is given in SOL, but this network pays in ETH: write it in ETH',
    )
  })
})

describe('Times on the command line', () => {
  it('are unix seconds, or ISO with a time zone', () => {
    expect(readTime('1893456000')).to.equal(1_893_456_000n)
    expect(readTime('2030-01-01T00:00:00Z')).to.equal(1_893_456_000n)
    expect(readTime('2030-01-01T01:00+01:00')).to.equal(1_893_456_000n)
    expect(readTime('2028-02-29T00:00:00Z')).to.equal(1_835_395_200n)
  })

  it('are refused without a time zone', () => {
    for (const text of ['2030-01-01T00:00:00', '2030-01-01', 'now', '', '2030-13-01T00:00:00Z']) {
      expect(() => readTime(text), text).to.throw(
        `Not a time - ${text}: write unix seconds, or ISO with a time zone such as 2027-01-31T18:00:00Z`,
      )
    }
  })

  it('are refused in milliseconds, from the first one after the year 9999', () => {
    expect(readTime('253402300799')).to.equal(253_402_300_799n)
    expect(() => readTime('253402300800')).to.throw('milliseconds')
    expect(() => readTime('1893456000000')).to.throw(
      'Not a time - 1893456000000: times are in seconds, and these are milliseconds of 2030-01-01T00:00:00Z: write 1893456000',
    )
  })

  it('are refused on days that do not exist, whatever the time zone', () => {
    for (const day of ['2027-02-30', '2027-02-29', '2027-04-31']) {
      for (const zone of ['Z', '+14:00', '-12:00']) {
        const text = `${day}T00:30:00${zone}`
        expect(() => readTime(text)).to.throw(`Not a time - ${text}: there is no day ${day}`)
      }
    }
  })

  it('are shown in a form that can be parsed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_SECOND }), (seconds) => {
        expect(readTime(isoTime(BigInt(seconds)))).to.equal(BigInt(seconds))
      }),
    )
    expect(isoTime(2n ** 53n - 1n)).to.equal('no end')
  })

  it('are US English dates with a short time zone in tables', () => {
    // With seconds where there are any, as two times within a minute may be compared
    const shown: readonly (readonly [iso: string, text: string])[] = [
      ['2026-11-27T19:30:00Z', 'Nov 27, 2026, 7:30 PM UTC'],
      ['2026-11-27T19:30:07Z', 'Nov 27, 2026, 7:30:07 PM UTC'],
      ['2027-01-01T00:00:00Z', 'Jan 1, 2027, 12:00 AM UTC'],
      ['1969-12-31T12:05:00Z', 'Dec 31, 1969, 12:05 PM UTC'],
    ]
    for (const [iso, text] of shown) expect(timeText(readTime(iso))).to.equal(text)
    expect([timeText(2n ** 53n - 1n), timeText(-(2n ** 53n))]).to.deep.equal(['no end', 'no start'])
  })

  it('are ISO in JSON, where texts have them in tables', () => {
    const start = new Moment(readTime('2026-11-27T19:30:00Z'))
    expect(`start ${start}`).to.equal('start Nov 27, 2026, 7:30 PM UTC')
    expect(toJson({ start })).to.equal('{\n  "start": "2026-11-27T19:30:00Z"\n}')
    expect(toJson({ end: new Moment(2n ** 53n - 1n) })).to.equal('{\n  "end": "no end"\n}')
  })
})
