import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import { refreshRanks } from '../../../src/jobs/ranks/refreshRanks.ts'
import * as calls from '../../../src/marketplace/items/calls.ts'
import { searchItems } from '../../../src/marketplace/search/calls.ts'
import { loadSearchableItems } from '../../../src/marketplace/search-feeds/calls.ts'
import { MAX_RANKED } from '../../../src/read-model/items/ranks/isRankable.ts'
import { dropOn, itemIdOn, itemOn } from '../../read-model/_names.ts'
import { writeSearchFacts } from '../../read-model/search/_facts.ts'
import { withMarket } from '../_suite.ts'

const DROP = formatCollectionId(dropOn('BASE'))
const RANKED = collectionKey(dropOn('APTOS'))
const collections = [formatCollectionId(dropOn('APTOS'))]
const items = (...numbers: number[]) => numbers.map((number) => itemIdOn('APTOS', number))

describe('a search of the marketplace by rarity', () => {
  const { ask, pools } = withMarket()
  const page = (filter: object, more: object = {}) =>
    ask(calls.searchItemsUsingPOST, { itemPageRequest: { filter, size: 1000, ...more } })
  const ranked = async (sort: string, more: object = {}) => {
    const { status, body } = await page({ collections, sort, ...more })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.map(({ id }) => id)
  }
  const pages = async (filter: object, size: number) => {
    const found: string[] = []
    let next: string | undefined
    do {
      const one = await page({ collections, ...filter }, { size, continuation: next })
      found.push(...one.body.map(({ id }) => id))
      next = one.next
    } while (next !== undefined)
    return found
  }
  /** Takes the ranks of some items away, as if they were new. */
  const forget = (...numbers: number[]) =>
    pools()
      .write.deleteFrom('rarity_ranks')
      .where(
        'item',
        'in',
        numbers.map((number) => itemKey(itemOn('APTOS', number))),
      )
      .execute()

  before(async () => {
    const { write } = pools()
    await writeSearchFacts(pools())
    await write
      .updateTable('collections')
      .set({ item_count: '5' })
      .where('id', '=', RANKED)
      .execute()
    await write
      .updateTable('items')
      .set({ traits: ['Size\u001fBig'] })
      .where('id', '=', itemKey(itemOn('APTOS', 6)))
      .execute()
  })
  // By the product of their parts: Green and Big 1/5 · 5/5, Red and Big 2/5 · 5/5, alike for Blue; by number within.
  beforeEach(() => refreshRanks(pools().write, RANKED))

  it('sorts the rarest first, those without a rare trait last, and both ways alike', async () => {
    const first = await ranked('RAREST_FIRST')
    expect(first).to.have.members(items(1, 2, 3, 5, 6))
    expect([first[0], first.at(-1)]).to.deep.equal(items(5, 6))
    expect(first.slice(1, 4)).to.deep.equal(items(1, 2, 3).sort())
    expect(await ranked('RAREST_LAST')).to.deep.equal([...first].reverse())
    expect(
      await ranked('RAREST_FIRST', { traits: [{ key: 'Color', values: ['Red'] }] }),
    ).to.deep.equal(items(1, 2).sort())
  })

  it('finds the ranks of a range, in any order', async () => {
    const first = await ranked('RAREST_FIRST')
    const from = (rarityRankFrom: number, rarityRankTo?: number) =>
      ranked('RAREST_FIRST', { rarityRankFrom, rarityRankTo })
    expect(await from(2, 3)).to.deep.equal(first.slice(1, 3))
    expect(await from(1.5, 3.9)).to.deep.equal(first.slice(1, 3))
    expect(await from(4)).to.deep.equal(first.slice(3))
    expect(await from(-1e300, 1e300)).to.deep.equal(first)
    expect(await from(1e300)).to.deep.equal([])
    expect(await from(-2, 0.5)).to.deep.equal([])
    expect(await ranked('LATEST', { rarityRankTo: 2 })).to.have.members(first.slice(0, 2))
    const last = { rarityRankTo: 2, sort: 'RAREST_LAST' }
    expect(await pages(last, 1)).to.deep.equal(first.slice(0, 2).reverse())
  })

  it('has pages of any sizes', async () => {
    for (const sort of ['RAREST_FIRST', 'RAREST_LAST', 'LATEST']) {
      const all = await ranked(sort)
      for (const size of [1, 2, 3, 5]) expect(await pages({ sort }, size)).to.deep.equal(all)
    }
  })

  it('lists those without a rank last, by their last change, and in no range', async () => {
    const first = await ranked('RAREST_FIRST')
    const latest = await ranked('LATEST')
    await forget(1, 5)
    const ranks = first.filter((id) => !items(1, 5).includes(id))
    const others = latest.filter((id) => items(1, 5).includes(id))
    const last = [...ranks].reverse()
    expect(await ranked('RAREST_LAST')).to.deep.equal([...last, ...others])
    expect(await ranked('RAREST_FIRST')).to.deep.equal([...ranks, ...[...others].reverse()])
    for (const size of [1, 2, 3, 4]) {
      expect(await pages({ sort: 'RAREST_LAST' }, size)).to.deep.equal([...last, ...others])
    }
    const range = { rarityRankFrom: 1, rarityRankTo: 5 }
    expect(await ranked('RAREST_FIRST', range)).to.deep.equal(ranks)
  })

  it('lists a collection without ranks by the last change', async () => {
    const latest = await ranked('LATEST')
    await forget(1, 2, 3, 5, 6)
    expect(await ranked('RAREST_LAST')).to.deep.equal(latest)
    expect(await ranked('LATEST', { rarityRankFrom: 1 })).to.deep.equal([])
  })

  it('shows ranks and scores where they are known, and not of what was burned', async () => {
    const itemPageRequest = { filter: { collections, sort: 'RAREST_FIRST' }, size: 1000 }
    const found = async () => {
      const { status, body } = await ask(searchItems, { itemPageRequest })
      expect(status).to.equal(200)
      return body.map(({ rarityRank, rarityScore }) => [rarityRank, rarityScore])
    }
    const scores = [
      [1, 2.321928095],
      [2, 1.321928095],
      [3, 1.321928095],
      [4, 1.321928095],
      [5, 0],
    ]
    expect(await found()).to.deep.equal(scores)
    await forget(5)
    expect(await found()).to.deep.equal([...scores.slice(1), [undefined, undefined]])
    await pools()
      .write.insertInto('rarity_ranks')
      .values({ item: itemKey(itemOn('APTOS', 4)), collection: RANKED, rank: 6, score: 0 })
      .execute()
    const { body } = await ask(loadSearchableItems, { requestBody: items(4, 6) })
    const shown = body.map(({ id, deleted, ...item }) => [id, deleted, 'rarityRank' in item])
    expect(shown).to.have.deep.members([
      [itemIdOn('APTOS', 4), true, false],
      [itemIdOn('APTOS', 6), false, true],
    ])
  })

  it('is refused in several collections, in none, and in one of more than 50,000 items', async () => {
    await pools()
      .write.updateTable('collections')
      .set({ item_count: MAX_RANKED + 1 })
      .where('id', '=', collectionKey(dropOn('ECLIPSE')))
      .execute()
    const large = [formatCollectionId(dropOn('ECLIPSE'))]
    const refusals = [
      ...[{}, { collections: [] }, { collections: [DROP, ...collections] }].map((filter) => ({
        filter,
        message: /^Items are ranked by rarity within one collection/,
      })),
      {
        filter: { collections: large },
        message: /^Items are ranked by rarity in collections of 50,000 at most$/,
      },
    ]
    for (const { filter, message } of refusals) {
      const { status, body } = await page({ ...filter, sort: 'RAREST_FIRST' })
      expect([status, body.code], JSON.stringify(filter)).to.deep.equal([400, 'VALIDATION'])
      expect(body.message).to.match(message)
      expect((await page({ ...filter, rarityRankFrom: 1 })).status).to.equal(400)
    }
  })
})
