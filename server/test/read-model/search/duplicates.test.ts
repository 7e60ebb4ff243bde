import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import * as calls from '../../../src/indexer/calls.ts'
import { itemIdOf } from '../../../src/read-model/ids/texts.ts'
import { CHAINS, dropOn } from '../_names.ts'
import { withWorld } from '../_suite.ts'
import { writeSearchFacts } from './_facts.ts'
import { searching } from './_search.ts'

interface Group {
  readonly traitGroups: readonly { readonly key: string; readonly value: string }[]
  readonly count: number
  readonly item: { readonly id: string }
}

describe('a search for items with equal traits', () => {
  const { ask, pools } = withWorld()
  const search = searching(ask, { call: calls.searchDuplicatedItems, list: 'groups' })

  before(() => writeSearchFacts(pools()))

  /** Groups as counts by their values, and the ids of their items. */
  async function plainGroups(traits: readonly string[]) {
    const rows = await pools().read.selectFrom('items').selectAll().execute()
    const groups = new Map<string, string[]>()
    for (const { id, traits: pairs, deleted } of rows) {
      const own = pairs.map((pair) => pair.split('\u001f') as [string, string])
      const values = traits.map((key) => own.find(([name]) => name === key)?.[1])
      if (deleted || values.includes(undefined)) continue
      const shared = JSON.stringify(traits.map((key, index) => ({ key, value: values[index] })))
      groups.set(shared, [...(groups.get(shared) ?? []), itemIdOf(id)])
    }
    return new Map([...groups].filter(([, ids]) => ids.length > 1))
  }

  const groupsFor = async (body: object) =>
    (await search.page(body as Record<string, unknown>)).found as unknown as Group[]

  for (const traits of [['Color'], ['Level'], ['Color', 'Level'], ['Level', 'Size'], ['Hat']]) {
    it(`finds the groups by ${traits.join(' and ')}, the largest first`, async () => {
      const expected = await plainGroups(traits)
      const groups = await groupsFor({ filter: {}, traits })
      const counts = groups.map(({ traitGroups, count }) => [JSON.stringify(traitGroups), count])
      expect(counts).to.have.deep.members(
        [...expected].map(([values, ids]) => [values, ids.length]),
      )
      expect(groups.map(({ count }) => count)).to.deep.equal(
        groups.map(({ count }) => count).sort((one, other) => other - one),
      )
      for (const { traitGroups, item } of groups) {
        expect(expected.get(JSON.stringify(traitGroups))).to.include(item.id)
      }
    })
  }

  it('comes on pages of any sizes', async () => {
    const body = { filter: {}, traits: ['Level', 'Color'] }
    const whole = await groupsFor(body)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), async (size) => {
        const found: Group[] = []
        let continuation: string | undefined
        do {
          const page = await search.page({ ...body, size, ...(continuation && { continuation }) })
          found.push(...(page.found as unknown as Group[]))
          continuation = page.next
        } while (continuation !== undefined)
        expect(found).to.deep.equal(whole)
      }),
      { numRuns: 4 },
    )
  })

  it('looks among the items that meet the conditions alone', async () => {
    const filter = { collections: [formatCollectionId(dropOn(CHAINS[0]))] }
    const groups = await groupsFor({ filter, traits: ['Color'] })
    expect(
      groups.map(({ traitGroups: [trait], count }) => [trait?.value, count]),
    ).to.have.deep.members([
      ['Red', 2],
      ['Blue', 2],
    ])
    expect(await groupsFor({ filter: { collections: [] }, traits: ['Color'] })).to.deep.equal([])
  })

  const refusals: Record<string, [object, string]> = {
    'no traits': [{ filter: {}, traits: [] }, 'traits must NOT have fewer than 1 items'],
    'more than 50 traits': [
      { filter: {}, traits: Array(51).fill('a') },
      'traits must NOT have more than 50 items',
    ],
    'a size above 1,000': [{ filter: {}, traits: ['a'], size: 1001 }, 'size must be at most 1000'],
  }
  for (const [what, [body, message]] of Object.entries(refusals)) {
    it(`is refused with ${what}`, async () => {
      const refused = await search.refusal(body as Record<string, unknown>)
      expect([refused.status, refused.code]).to.deep.equal([400, 'VALIDATION'])
      expect(refused.message).to.equal(message)
    })
  }
})
