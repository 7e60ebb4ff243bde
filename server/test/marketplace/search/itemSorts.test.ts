import { randomUUID } from 'node:crypto'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import * as indexer from '../../../src/indexer/calls.ts'
import { dropOn, itemIdOn, itemOn, minute } from '../../read-model/_names.ts'
import { withItemSearch } from './_itemSearch.ts'

const DROP = formatCollectionId(dropOn('BASE'))

describe('sorts of a search of the marketplace for items', () => {
  const { askIndexer, pools, page, idsFor, pagedIdsFor } = withItemSearch()

  for (const sort of ['MOST_LIKED_FIRST', 'MOST_VIEWED_FIRST'] as const) {
    it(`sorts by ${sort}, and what nobody did by its last change, on pages of any sizes`, async () => {
      const most = [
        [itemOn('BASE', 5), 3],
        [itemOn('BASE', 1), 2],
        [itemOn('FLOW', 1), 1],
      ] as const
      for (const [item, count] of most) {
        const row = {
          item: itemKey(item),
          collection: collectionKey(dropOn(item.blockchain as 'BASE' | 'FLOW')),
        }
        // The fixture was made on the first day of the year; what is older than a week counts for nothing.
        const days = [new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2025, 11, 20))]
        const visits = days.map((day, index) => ({
          ...row,
          day,
          visits: index === 0 ? count : 10 - count,
        }))
        const likes = Array.from({ length: count }, () => ({
          ...row,
          user_id: randomUUID(),
          created_at: minute(1),
        }))
        if (sort === 'MOST_LIKED_FIRST')
          await pools().write.insertInto('likes').values(likes).execute()
        else await pools().write.insertInto('item_visits').values(visits).execute()
      }
      const first = [itemIdOn('BASE', 5), itemIdOn('BASE', 1), itemIdOn('FLOW', 1)]
      const all = await idsFor({})
      const expected = [...first, ...all.filter((id) => !first.includes(id))]
      expect(await idsFor({ sort })).to.deep.equal(expected)
      expect((await idsFor({ sort, collections: [DROP] })).slice(0, 2)).to.deep.equal(
        first.slice(0, 2),
      )
      expect(await pagedIdsFor({ sort })).to.deep.equal(expected)
    })
  }

  const byLevel = { traitSort: { key: 'Level', type: 'NUMERIC' }, collections: [DROP] }
  const SORTS: readonly (readonly [
    string,
    string,
    { traitSort?: object; collections?: string[] },
  ])[] = [
    ['DEFAULT', 'LATEST', {}],
    ['LATEST', 'LATEST', {}],
    ['RECENTLY_RECEIVED', 'OWNER_CHANGE_DATE', {}],
    ['RECENTLY_LISTED', 'RECENTLY_LISTED', {}],
    ['LOW_PRICE_FIRST', 'LOWEST_SELL', {}],
    ['HIGH_PRICE_FIRST', 'HIGHEST_SELL', {}],
    ['TRAIT', 'TRAIT', byLevel],
  ]
  for (const [sort, indexed, { traitSort, ...filter }] of SORTS) {
    it(`sorts by ${sort} as the indexer, on pages of any sizes`, async () => {
      const itemsSearchRequest = { filter, traitSort, sort: indexed, size: 1000 }
      const { body } = await askIndexer(indexer.searchItems, { itemsSearchRequest })
      const expected = body.items.map(({ id }) => id)
      const sorted = { ...filter, ...(traitSort && { traitSort }), sort }
      expect(await idsFor(sorted)).to.deep.equal(expected)
      expect(await pagedIdsFor(sorted)).to.deep.equal(expected)
    })
  }

  it('goes on behind an item that a client names by its time and id, in the order of time', async () => {
    const { body } = await askIndexer(indexer.searchItems, { itemsSearchRequest: { filter: {} } })
    const { id, lastUpdatedAt } = body.items[2] ?? { id: '', lastUpdatedAt: '' }
    const continuation = JSON.stringify({ params: [Date.parse(lastUpdatedAt), id] })
    const rest = (await page({}, { continuation })).body.map((item) => item.id)
    expect(rest).to.deep.equal((await idsFor({})).slice(3))
    const refused = await page({ sort: 'LOW_PRICE_FIRST' }, { continuation })
    expect([refused.status, refused.body.code]).to.deep.equal([400, 'VALIDATION'])
  })
})
