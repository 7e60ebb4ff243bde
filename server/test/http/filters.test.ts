import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import fc from 'fast-check'
import { InputFault } from '../../src/http/parsing/inputFault.ts'
import { parseFilters } from '../../src/http/parsing/parseFilters.ts'

const anyTime = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const anyPeriod = fc.constantFrom(...ANALYTICS_PERIODS)

/** Parts that do not contradict each other. */
const anyFilters = fc.oneof(
  fc.record({ period: anyPeriod, to: anyTime }, { requiredKeys: [] }),
  fc.record({ period: anyPeriod, from: anyTime }).filter(({ period }) => period !== 'ALL'),
  fc
    .record({ from: anyTime, to: anyTime }, { requiredKeys: [] })
    .filter(({ from, to }) => from === undefined || to === undefined || from <= to),
)

describe('filters', () => {
  it('say a range of time, in any order of their parts', () => {
    fc.assert(
      fc.property(anyFilters, fc.boolean(), (filters, isReversed) => {
        const parts = Object.entries(filters).map(([key, value]) =>
          value instanceof Date ? `${key}=${value.toISOString()}` : `${key}=${value}`,
        )
        const text = (isReversed ? parts.reverse() : parts).join(';')
        expect(parseFilters(text)).to.deep.equal({ ...filters })
      }),
    )
  })

  it('take times with an offset, to the millisecond', () => {
    expect(parseFilters('from=2026-01-31T01:00:00.5+02:00')).to.deep.equal({
      from: new Date('2026-01-30T23:00:00.500Z'),
    })
  })

  it('refuse any other text, in a sentence', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const fault = faultOf(text)
        expect(fault?.kind).to.equal('validation')
        expect(fault?.message).to.match(/^has /)
      }),
    )
  })

  const refusals: Record<string, string> = {
    D7: 'has the part "D7", which is no key=value. Write it as period=D7',
    'period=D7;': 'has the part "", which is no key=value. Write it as period=D7',
    'since=D7': 'has the key "since". Supported are period, from, to',
    'Period=D7': 'has the key "Period". Supported are period, from, to',
    'period=D8':
      'has the period "D8". Supported are MIN5, MIN30, H1, H6, D1, D7, D30, D180, D365, ALL',
    'period=D7;period=D7': 'has period twice',
    'from=2026-02-31T00:00:00Z':
      'has a from that is no time such as 2026-01-31T12:00:00.000Z: "2026-02-31T00:00:00Z"',
    'to=yesterday': 'has a to that is no time such as 2026-01-31T12:00:00.000Z: "yesterday"',
    'to=2026-01-01T25:00:00Z':
      'has a to that is no time such as 2026-01-31T12:00:00.000Z: "2026-01-01T25:00:00Z"',
    'from=2026-01-02T00:00:00Z;to=2026-01-01T00:00:00Z': 'has a from that is after its to',
    'period=D7;from=2026-01-01T00:00:00Z;to=2026-01-02T00:00:00Z':
      'has a period besides from and to, which say it already',
    'period=ALL;from=2026-01-01T00:00:00Z': 'has a from besides the period ALL, which has none',
  }
  for (const [text, message] of Object.entries(refusals)) {
    it(`refuse ${text}`, () => {
      expect(faultOf(text)?.message).to.equal(message)
    })
  }
})

/** The fault of a text; undefined where it has none. */
function faultOf(text: string): InputFault | undefined {
  try {
    parseFilters(text)
  } catch (fault) {
    if (fault instanceof InputFault) return fault
    throw fault
  }
  return undefined
}
