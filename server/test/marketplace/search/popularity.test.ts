import { randomUUID } from 'node:crypto'
import { formatCollectionId, formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import { searchItemsUsingPOST } from '../../../src/marketplace/items/calls.ts'
import { account, contract, wallet } from '../../read-model/_addresses.ts'
import { writeCollections, writeItems } from '../../read-model/_fixture.ts'
import { minute } from '../../read-model/_names.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { marketplaceOver } from '../_app.ts'
import { askMarket, NOW, withMarket } from '../_suite.ts'

const DROP = { blockchain: 'BASE', contract: contract('BASE', 700) } as const
const COLLECTIONS = [formatCollectionId(DROP)]
const OWNER = 70
const ITEMS = 260
/** Items that changed in the same minute. */
const TOGETHER = 7

/** An item's likes. Items with two likes extend past the first chunk of popular items. */
const likesOf = (index: number): number => (index < 20 ? 3 : index < 130 ? 2 : index < 200 ? 1 : 0)
const itemAt = (index: number): ItemParts => ({ ...DROP, tokenId: BigInt(index) })
const idAt = (index: number): string => formatItemId(itemAt(index))
const changeOf = (index: number): number => Math.floor(index / TOGETHER)

const INDEXES = Array.from({ length: ITEMS }, (_, index) => index)
const EXPECTED = [...INDEXES]
  .sort((a, b) => likesOf(b) - likesOf(a) || changeOf(b) - changeOf(a) || b - a)
  .map(idAt)

describe('hundreds of popular items', () => {
  const { ask, pools } = withMarket()
  const placeOf = (index: number) => ({
    item: itemKey(itemAt(index)),
    collection: collectionKey(DROP),
  })
  const like = (index: number, count: number) =>
    pools()
      .write.insertInto('likes')
      .values(
        Array.from({ length: count }, () => ({
          ...placeOf(index),
          user_id: randomUUID(),
          created_at: minute(1),
        })),
      )
      .execute()

  before(async () => {
    await writeCollections(pools(), [collectionRow(DROP)])
    await writeItems(
      pools(),
      INDEXES.map((index) => ({
        item: itemAt(index),
        collection: DROP,
        changes: [
          {
            type: 'MINT' as const,
            to: wallet('BASE', OWNER),
            at: minute(changeOf(index)),
            block: 1n,
          },
        ],
      })),
    )
    for (const index of INDEXES.filter((each) => likesOf(each) > 0)) {
      await like(index, likesOf(index))
      await pools()
        .write.insertInto('item_visits')
        .values({ ...placeOf(index), day: minute(0), visits: likesOf(index) })
        .execute()
    }
  })

  const page = async (filter: object, more: object) => {
    const answer = await ask(searchItemsUsingPOST, { itemPageRequest: { filter, ...more } })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return { ids: answer.body.map(({ id }) => id), next: answer.next }
  }
  const pagesOf = async (filter: object, size: number) => {
    const found: string[] = []
    let next: string | undefined
    do {
      const one = await page(filter, { size, continuation: next })
      found.push(...one.ids)
      next = one.next
    } while (next !== undefined)
    return found
  }

  for (const sort of ['MOST_LIKED_FIRST', 'MOST_VIEWED_FIRST', 'TRENDING'] as const) {
    it(`come in one order by ${sort}, on pages of any size, however they are found`, async () => {
      for (const [filter, size] of [
        [{ collections: COLLECTIONS }, 17],
        [{ collections: COLLECTIONS }, 1000],
        [{ ownerAddresses: [account('BASE', OWNER)] }, 99],
      ] as const) {
        expect(await pagesOf({ ...filter, sort }, size)).to.deep.equal(EXPECTED)
      }
      // Without a drop filter, other drops' items are among those without a like.
      const everywhere = await pagesOf({ sort }, 53)
      expect(everywhere.slice(0, 200)).to.deep.equal(EXPECTED.slice(0, 200))
      expect(everywhere.filter((id) => EXPECTED.includes(id))).to.have.members(EXPECTED)
      expect(new Set(everywhere).size).to.equal(everywhere.length)
    })
  }

  it('are listed once each, though they change between two pages', async () => {
    const filter = { collections: COLLECTIONS, sort: 'MOST_LIKED_FIRST' }
    const first = await page(filter, { size: 97 })
    // Of the items with two likes, some that were listed and some that were not.
    const changed = [...Array(60).keys()].map((index) => itemKey(itemAt(20 + index)))
    const change = (at: Date) =>
      pools()
        .write.updateTable('items')
        .set({ updated_at: at })
        .where('id', 'in', changed)
        .execute()
    await change(minute(900))
    const second = await page(filter, { size: 103, continuation: first.next })
    expect([...first.ids, ...second.ids]).to.deep.equal(EXPECTED.slice(0, 200))
    for (const index of changed.keys()) {
      await pools()
        .write.updateTable('items')
        .set({ updated_at: minute(changeOf(20 + index)) })
        .where('id', '=', itemKey(itemAt(20 + index)))
        .execute()
    }
  })

  it('leave out what does not meet the other conditions', async () => {
    const subject = itemKey(itemAt(129))
    await pools()
      .write.insertInto('moderations')
      .values({
        subject,
        kind: 'ITEM',
        decision: 'UNLIST',
        decided_by: 'test',
        decided_at: minute(1),
      })
      .execute()
    const filter = { collections: COLLECTIONS, sort: 'MOST_LIKED_FIRST' }
    expect(await pagesOf(filter, 60)).to.deep.equal(EXPECTED.filter((id) => id !== idAt(129)))
    await pools().write.deleteFrom('moderations').execute()
  })

  it('are worked out once a minute', async () => {
    const clock = { now: NOW() }
    const app = await marketplaceOver(pools(), { now: () => clock.now })
    const filter = { collections: COLLECTIONS, sort: 'MOST_LIKED_FIRST' }
    const first = async () => {
      const { body } = await askMarket(app, searchItemsUsingPOST, {
        itemPageRequest: { filter, size: 2 },
      })
      return body.map(({ id }) => id)
    }
    try {
      await first()
      await like(259, 4)
      expect(await first()).to.deep.equal(EXPECTED.slice(0, 2))
      clock.now = new Date(clock.now.getTime() + 60_000)
      expect(await first()).to.deep.equal([idAt(259), EXPECTED[0]])
    } finally {
      await app.close()
    }
  })
})
