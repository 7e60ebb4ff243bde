import type { ItemParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../src/database/keys/index.ts'
import type { Page, PageRequest } from '../../src/database/page/pagedList.ts'
import { searchItems } from '../../src/read-model/items/search/searchItems.ts'
import { ownershipsByCollection } from '../../src/read-model/ownerships/ownershipsByIds.ts'
import { ownershipsByItem } from '../../src/read-model/ownerships/ownershipsByItem.ts'
import type { Reader } from '../../src/read-model/reader.ts'
import { rowsRead } from '../_rowsRead.ts'
import { contract, wallet } from './_addresses.ts'
import { writeCollections, writeItems } from './_fixture.ts'
import { minute } from './_names.ts'
import { collectionRow } from './_rows.ts'
import { withWorld } from './_suite.ts'

/** Items with one holder each, and holders with one item each. */
const MANY = 2_000
/** Rows and index entries that a page of ten may read, models included; far fewer than exist. */
const FEW = 200

const DROP = { blockchain: 'BASE', contract: contract('BASE', 600) } as const
const COPIED: ItemParts = { ...DROP, tokenId: BigInt(MANY) }

describe('a page of thousands', () => {
  const { pools } = withWorld()

  before(async () => {
    await writeCollections(pools(), [collectionRow(DROP)])
    const change = (index: number, to: string) => ({
      type: 'MINT' as const,
      to,
      // Seven in a block.
      at: minute(Math.floor(index / 7)),
      block: BigInt(1 + Math.floor(index / 7)),
    })
    const indices = Array.from({ length: MANY }, (_, index) => index)
    for (let start = 0; start < MANY; start += 1000) {
      await writeItems(
        pools(),
        indices.slice(start, start + 1000).map((index) => ({
          item: { ...DROP, tokenId: BigInt(index) },
          collection: DROP,
          changes: [change(index, wallet('BASE', 60))],
        })),
      )
    }
    const copies = indices.map((index) => change(index, contract('BASE', 1_000 + index)))
    await writeItems(pools(), [{ item: COPIED, collection: DROP, changes: copies }])
    const update = (query: RawBuilder<unknown>) => query.execute(pools().write)
    const key = collectionKey(DROP)
    await update(sql`
      update items set listed_at = updated_at, owner_changed_at = updated_at where collection = ${key}`)
    // Index entries for dead rows would count.
    await update(sql`vacuum analyze`)
  })

  const ofDrop = { collections: [DROP], minted: {}, updated: {}, sell: {}, bid: {} }
  const lists: Record<string, (reader: Reader, page: PageRequest) => Promise<Page<unknown>>> = {
    'ownerships of a collection': (reader, page) => ownershipsByCollection(reader, DROP, page),
    'ownerships of an item': (reader, page) => ownershipsByItem(reader, COPIED, page),
    'items in the order of listing': (reader, page) =>
      searchItems(reader, ofDrop, { sort: 'RECENTLY_LISTED' }, page),
    'items in the order of handover': (reader, page) =>
      searchItems(reader, ofDrop, { sort: 'OWNER_CHANGE_DATE' }, page),
  }
  for (const [name, list] of Object.entries(lists)) {
    it(`reads few rows more than it has: ${name}`, async () => {
      const { read } = pools()
      const first = await list(read, { size: 10, token: undefined })
      expect(first.entries).to.have.lengthOf(10)
      for (const token of [undefined, first.next]) {
        const rows = await rowsRead(read, (reader) => list(reader, { size: 10, token }))
        expect(rows).to.be.within(10, FEW)
      }
    })
  }
})
