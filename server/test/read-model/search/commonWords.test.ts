import { formatCollectionId, formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type Kysely, sql } from 'kysely'
import { collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import type { DB } from '../../../src/database/tables.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { itemSuggestions } from '../../../src/marketplace/suggestions/read.ts'
import { itemIdOf } from '../../../src/read-model/ids/texts.ts'
import type { ItemSearch } from '../../../src/read-model/items/search/itemSearch.ts'
import { searchItems } from '../../../src/read-model/items/search/searchItems.ts'
import { rowsRead } from '../../_rowsRead.ts'
import { contract, wallet } from '../_addresses.ts'
import { writeCollections, writeItems } from '../_fixture.ts'
import { minute } from '../_names.ts'
import { collectionRow } from '../_rows.ts'
import { withWorld } from '../_suite.ts'
import { searching } from './_search.ts'

/** One more than the server sorts after finding. */
const MANY = 3002
/** Far fewer rows and entries than there are. */
const FEW = 200
const FIRST = { size: 10, token: undefined }

const searchFor = (fullText: ItemSearch['fullText']): ItemSearch => ({
  ...(fullText && { fullText }),
  minted: {},
  updated: {},
  sell: {},
  bid: {},
})

const DROP = { blockchain: 'BASE', contract: contract('BASE', 600) } as const
const itemAt = (index: number): ItemParts => ({ ...DROP, tokenId: BigInt(index) })
const idAt = (index: number) => formatItemId(itemAt(index))
/** An item with the words beyond the indexed part of its name. */
const LONG = 2999
/** Items: every tenth name begins with words that the others contain further on. */
const nameAt = (index: number) =>
  `${index % 10 === 0 ? '' : 'The '.repeat(index === LONG ? 30 : 1)}Common ${index % 3 === 0 ? 'Fox' : 'Owl'} ${String(index).padStart(4, '0')}`

describe('a search for words that thousands of items have', () => {
  const { ask, pools } = withWorld()
  const search = searching(ask, { call: calls.searchItems, list: 'items' })
  const indices = Array.from({ length: MANY }, (_, index) => index)

  before(async () => {
    const { write } = pools()
    await writeCollections(pools(), [collectionRow(DROP)])
    for (let start = 0; start < MANY; start += 1000) {
      await writeItems(
        pools(),
        indices.slice(start, start + 1000).map((index) => ({
          item: itemAt(index),
          collection: DROP,
          // Seven in a minute.
          changes: [
            {
              type: 'MINT',
              to: wallet('BASE', 60),
              at: minute(Math.floor(index / 7)),
              block: 1n,
            },
          ],
          values: { traits: ['Kind\u001fCommon'] },
        })),
      )
    }
    await write
      .insertInto('collection_traits')
      .values({
        collection: collectionKey(DROP),
        key: 'Kind',
        value: 'Common',
        item_count: `${MANY}`,
        listed_count: 0,
      })
      .execute()
    const keys = indices.map((index) => itemKey(itemAt(index)))
    await sql`
      update items set name = given.name
      from unnest(${keys}::bytea[], ${indices.map(nameAt)}::text[]) as given (id, name)
      where items.id = given.id`.execute(write)
    await write
      .insertInto('item_metadata')
      .values(
        indices.map((index) => ({
          item: itemKey(itemAt(index)),
          collection: collectionKey(DROP),
          state: 'FETCHED',
          document: JSON.stringify({
            name: nameAt(index),
            description: 'A common one',
            attributes: [],
            content: [],
          }),
          tries: 1,
        })),
      )
      .execute()
    // Index entries for dead rows would count.
    await sql`vacuum analyze`.execute(write)
  })

  /** Counts the rows that work reads when repeated: the first run also reads a sample of the texts. */
  const rowsReadAgain = (work: (reader: Kysely<DB>) => Promise<void>) =>
    rowsRead(pools().read, work, work)

  /** Returns the ids on the first two pages, with seven on each. */
  const pagesOf = async (body: object) => {
    const first = await search.page({ ...body, size: 7 })
    const second = await search.page({ ...body, size: 7, continuation: first.next })
    return [...first.ids, ...second.ids]
  }
  const latest = [...indices].reverse()
  const namesInOrder = [...indices].sort((one, other) => (nameAt(one) < nameAt(other) ? -1 : 1))

  it('comes in order, page by page, in whichever text the words are', async () => {
    const expected = latest.slice(0, 14).map(idAt)
    for (const field of ['NAME', 'DESCRIPTION', 'TRAIT_VALUE']) {
      const fullText = { text: 'common', fields: [field] }
      expect(await pagesOf({ filter: { fullText } }), field).to.deep.equal(expected)
    }
    const fullText = { text: 'common', fields: ['DESCRIPTION', 'NAME'] }
    expect(await pagesOf({ filter: { fullText } })).to.deep.equal(expected)
  })

  it('comes in order as a trait of a collection', async () => {
    const traits = [{ key: 'Kind', value: 'Common' }]
    const collections = [formatCollectionId(DROP)]
    expect(await pagesOf({ filter: { traits, collections } })).to.deep.equal(
      latest.slice(0, 14).map(idAt),
    )
  })

  it('comes in the order of names, and of whether they begin with the words', async () => {
    const fullText = { text: 'common' }
    expect(await pagesOf({ filter: { fullText }, sort: 'NAME_ASC' })).to.deep.equal(
      namesInOrder.slice(0, 14).map(idAt),
    )
    const beginning = latest.filter((index) => index % 10 === 0)
    const others = latest.filter((index) => index % 10 !== 0)
    const { ids } = await search.page({ filter: { fullText }, sort: 'RELEVANCE' })
    expect(ids).to.deep.equal([...beginning, ...others].slice(0, 1000).map(idAt))
  })

  it('finds the few that have another word as well, or meet another condition', async () => {
    const foxes = latest.filter((index) => index % 3 === 0)
    const filter = { fullText: { text: 'fox common' } }
    expect(await pagesOf({ filter })).to.deep.equal(foxes.slice(0, 14).map(idAt))
    const one = { fullText: { text: 'common' }, names: [nameAt(17).toUpperCase()] }
    expect((await search.page({ filter: one })).ids).to.deep.equal([idAt(17)])
  })

  it('reads a bounded sample at first, and few rows for what most have', async () => {
    const rows = await rowsRead(pools().read, async (reader) => {
      const asked = searchFor({ text: 'common' })
      const { entries } = await searchItems(reader, asked, { sort: 'LATEST' }, FIRST)
      expect(entries.map(itemIdOf)).to.deep.equal(latest.slice(0, 10).map(idAt))
    })
    expect(rows).to.be.below(MANY)
  })

  it('finds none of what nothing has without reading all, however short it is', async () => {
    for (const text of ['zq', 'q', 'q z', '猫', '東京', '☃', '$$', 'x$']) {
      for (const field of ['NAME', 'DESCRIPTION', 'TRAIT_VALUE'] as const) {
        const asked = searchFor({ text, fields: [field] })
        const rows = await rowsReadAgain(async (reader) => {
          const { entries } = await searchItems(reader, asked, { sort: 'LATEST' }, FIRST)
          expect(entries).to.deep.equal([])
        })
        expect(rows, `${text} in ${field}`).to.be.below(FEW)
      }
    }
  })

  it('puts names that begin with the words first without reading the others', async () => {
    const rows = await rowsReadAgain(async (reader) => {
      const asked = searchFor({ text: 'common' })
      const { entries } = await searchItems(reader, asked, { sort: 'RELEVANCE' }, FIRST)
      expect(entries.map(itemIdOf)).to.deep.equal(
        Array.from({ length: 10 }, (_, index) => idAt(3000 - 10 * index)),
      )
    })
    expect(rows).to.be.below(MANY / 3)
  })

  it('completes names by their beginnings alone', async () => {
    for (const [text, names] of [
      ['owl', []],
      ['COMMON F', ['Common Fox 0000', 'Common Fox 0030']],
    ] as const) {
      const rows = await rowsRead(pools().read, async (reader) => {
        const asked = { text, verifiedOnly: false, size: 2 }
        const found = await itemSuggestions(reader, {}, asked)
        expect(found.map((each) => each.text)).to.deep.equal(names)
      })
      expect(rows, text).to.be.below(FEW)
    }
  })
})
