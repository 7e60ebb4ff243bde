import { expect } from 'chai'
import fc from 'fast-check'
import { diffAllowlist } from '../../src/allowlist/diffAllowlist.ts'
import type { AllowlistEntryInput } from '../../src/allowlist/entryInput.ts'
import type { AllowlistEntry } from '../../src/reads/records/userAllowListData.ts'
import { anyEntries, anyTerms, walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const DEPLOYMENT = walletOf(1_000_001)
const PAYER = walletOf(1_000_002)
const ENTRY: AllowlistEntryInput = { user: walletOf(1), price: 5n, amount: 2 }

describe('diffAllowlist', () => {
  it('sorts a list into new, changed, unchanged and only on chain', () => {
    const kept = { user: walletOf(2), price: 0n, amount: 255 }
    const dearer = { user: walletOf(3), price: 4_294_967_295n, amount: 1 }
    const record = recordOf({ ...dearer, price: 4_294_967_294n })
    const stray = recordOf({ user: walletOf(4), price: 1n, amount: 1 })

    const diff = diffAllowlist([ENTRY, kept, dearer], [stray, record, recordOf(kept)])

    expect(diff).to.deep.equal({
      added: [ENTRY],
      changed: [{ entry: dearer, current: record }],
      unchanged: [kept],
      onlyOnChain: [stray],
    })
  })

  it('leads to the list when new and changed entries are written and the rest removed', () => {
    fc.assert(
      fc.property(anyEntries, anyChain, (entries, makeChain) => {
        const onChain = makeChain(entries)

        const diff = diffAllowlist(entries, onChain)

        const chain = new Map(onChain.map(({ user, price, amount }) => [user, { price, amount }]))
        for (const { user } of diff.onlyOnChain) expect(chain.delete(user)).to.equal(true)
        for (const { user, price, amount } of diff.added) {
          expect(chain.has(user)).to.equal(false)
          chain.set(user, { price, amount })
        }
        for (const { entry, current } of diff.changed) {
          const { user, price, amount } = entry
          expect(current.price === price && current.amount === amount).to.equal(false)
          chain.set(user, { price, amount })
        }
        expect(chain).to.deep.equal(
          new Map(entries.map(({ user, price, amount }) => [user, { price, amount }])),
        )
      }),
    )
  })

  it('puts every entry in one part and keeps their order', () => {
    fc.assert(
      fc.property(anyEntries, anyChain, (entries, makeChain) => {
        const { added, changed, unchanged } = diffAllowlist(entries, makeChain(entries))
        const parts = [added, changed.map(({ entry }) => entry), unchanged]
        for (const part of parts) {
          expect(part).to.deep.equal(entries.filter((entry) => part.includes(entry)))
        }
        expect(parts.flat()).to.have.members(entries)
      }),
    )
  })

  it('compares 50,000 entries in linear time', () => {
    const entries = Array.from({ length: 50_000 }, (_, index) => ({
      ...ENTRY,
      user: walletOf(index),
    }))
    const { unchanged } = diffAllowlist(entries, entries.map(recordOf))
    expect(unchanged).to.have.lengthOf(50_000)
  })

  for (const [what, entry, code] of [
    ['a price above 32 bits', { ...ENTRY, price: 4_294_967_296n }, 'ALLOWLIST_PRICE_TOO_HIGH'],
    ['a price below 0', { ...ENTRY, price: -1n }, 'ALLOWLIST_PRICE_NEGATIVE'],
    ['an amount of 0', { ...ENTRY, amount: 0 }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
    ['an amount above 8 bits', { ...ENTRY, amount: 256 }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
    ['half an item', { ...ENTRY, amount: 1.5 }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(codeOf(() => diffAllowlist([entry], []))).to.equal(code)
    })
  }

  it('error: a wallet that is listed twice, with its positions', () => {
    const other = { ...ENTRY, user: walletOf(2) }
    expect(() => diffAllowlist([ENTRY, other, { ...ENTRY, amount: 3 }], [])).to.throw(
      `The wallet ${ENTRY.user} is listed more than once, at positions 1, 3: keep one of them`,
    )
  })
})

function recordOf({ user, price, amount }: AllowlistEntryInput): AllowlistEntry {
  return {
    address: user,
    deployment: DEPLOYMENT,
    user,
    phaseIndex: 0,
    price,
    amount,
    payer: PAYER,
  }
}

/** On-chain entries for a list: some as in the list, some with other terms, some for strangers. */
const anyChain = fc
  .tuple(fc.infiniteStream(fc.constantFrom('same', 'other', 'none')), anyTerms, anyEntries)
  .map(([fates, terms, strangers]) => (entries: readonly AllowlistEntryInput[]) => {
    const listed = entries.flatMap((entry) => {
      const fate = fates.next().value
      if (fate === 'none') return []
      return [recordOf(fate === 'same' ? entry : { user: entry.user, ...terms })]
    })
    const users = new Set(entries.map(({ user }) => user))
    return [...strangers.filter(({ user }) => !users.has(user)).map(recordOf), ...listed]
  })
