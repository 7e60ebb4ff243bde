import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { folderWith } from './_settings.ts'

const DOCUMENT = readFileSync(new URL('../../../docs/server-settings.md', import.meta.url), 'utf8')

/** Rules where the specification says nothing, as they were decided: each a setting, with another value that it takes. */
const MARKETPLACE = {
  pageEntries: [20, 5],
  pageMostEntries: [1_000, 500],
  wallets: [20, 1],
  followings: [5_000, 100_000],
  confirmationHours: [24, 1],
  confirmationAttempts: [5, 1],
  resendSeconds: [60, 1],
  mailsPerReceiver: [5, 1],
  mailsPerDomain: [200, 100_000],
  formMinutes: [10, 1],
  nameCharacters: [50, 200],
  textCharacters: [1_000, 10_000],
  lockedBytes: [10_000, 100_000],
  reportCharacters: [2_000, 10_000],
  shortUrlLeastCharacters: [3, 4],
  shortUrlMostCharacters: [32, 31],
  reservedUrls: [[], ['mine']],
} as const
const ORDERS = {
  longestDays: [180, 1],
  minimumBids: [false, true],
  auctionExtensionMinutes: [10, 0],
  auctionStepBasisPoints: [500, 1],
} as const

const ENTRIES = [
  ['marketplaceLimits', MARKETPLACE],
  ['orderLimits', ORDERS],
] as const

describe('limits of the marketplace', () => {
  const settings = (file: object) =>
    settingsOf(parseOptions([]), { environment: {}, folder: folderWith(file) })
  const valuesOf = (limits: object, at: 0 | 1) =>
    Object.fromEntries(Object.entries(limits).map(([name, values]) => [name, values[at]]))

  for (const [entry, limits] of ENTRIES) {
    it(`are what was decided where ${entry} sets nothing`, () => {
      expect(settings({})[entry]).to.deep.equal(valuesOf(limits, 0))
      expect(settings({ [entry]: {} })[entry]).to.deep.equal(valuesOf(limits, 0))
    })

    it(`are set by ${entry}, each by itself and all together`, () => {
      for (const [name, [usual, other]] of Object.entries(limits)) {
        const set = settings({ [entry]: { [name]: other } })[entry]
        expect(set, name).to.deep.equal({ ...valuesOf(limits, 0), [name]: other })
        expect(other, name).to.not.deep.equal(usual)
      }
      const all = valuesOf(limits, 1)
      expect(settings({ [entry]: all })[entry]).to.deep.equal(all)
    })
  }

  it('stand in the documentation with their defaults', () => {
    const rows = [
      ...DOCUMENT.matchAll(/^\| (`\w+Characters`, `\w+`|`\w+`(?:, `\w+`)?) \| ([^|]+) \|/gm),
    ]
    const documented = rows.flatMap(([, names = '', values = '']) => {
      const defaults = values.split(/, (?!\d{3})/).map((value) => value.replaceAll(/[`,]/g, ''))
      return names.split(', ').map((name, at) => [name.replaceAll('`', ''), defaults[at]])
    })
    const table = new Map(documented as [string, string][])
    for (const [name, [usual]] of Object.entries(MARKETPLACE)) {
      const text = Array.isArray(usual) ? JSON.stringify(usual) : String(usual)
      expect(table.get(name), name).to.equal(text)
    }
    const [line = ''] = DOCUMENT.match(/^\| `orderLimits` .*$/m) ?? []
    for (const [name, [usual]] of Object.entries(ORDERS)) {
      expect(line).to.include(`\`${name}\` (${usual})`)
    }
  })
})
