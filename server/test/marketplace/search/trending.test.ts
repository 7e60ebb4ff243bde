import { randomUUID } from 'node:crypto'
import { formatCollectionId, formatItemId, type ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { expect } from 'chai'
import {
  activityKey,
  CHAIN_NUMBERS,
  collectionKey,
  itemKey,
} from '../../../src/database/keys/index.ts'
import { searchItemsUsingPOST } from '../../../src/marketplace/items/calls.ts'
import { searchItems } from '../../../src/marketplace/search/calls.ts'
import { dropOn, itemOn } from '../../read-model/_names.ts'
import { marketplaceOver } from '../_app.ts'
import { askMarket, withMarket } from '../_suite.ts'

const DAY_MS = 24 * 60 * 60_000
const SECOND_MS = 1000
/** The day on which the searches are made. */
const TODAY = Date.UTC(2026, 0, 1)

/** Midnight at the start of the day `days` ago, and the second before it. */
const daysAgo = (days: number): Date => new Date(TODAY - days * DAY_MS)
const justBefore = (time: Date): Date => new Date(time.getTime() - SECOND_MS)

/** Items by score in 64ths, highest first. */
const TRENDING = [
  // Three visits yesterday, and one on the first day of the week: 96 + 1.
  itemOn('FLOW', 1),
  // A sale today, and a like in yesterday's last second: 64 + 32.
  itemOn('BASE', 5),
  // A sale that its block dates a day ahead: 64, and 16 for one two days ago.
  itemOn('BASE', 1),
  // A like in today's first moment: 64.
  itemOn('BASE', 2),
  // Visits on the week's first day: 63.
  itemOn('SOLANA', 1),
  // A visit, a like and a sale on the third day before today: three times 8.
  itemOn('ETHEREUM', 5),
] as const
const IDS: readonly string[] = TRENDING.map(formatItemId)

describe('a search for items that trend', () => {
  const { ask, pools } = withMarket()

  const placeOf = (item: ItemParts) => ({
    item: itemKey(item),
    collection: collectionKey(dropOn(item.blockchain as 'BASE')),
  })
  const visit = (item: ItemParts, day: Date, visits = 1) =>
    pools()
      .write.insertInto('item_visits')
      .values({ ...placeOf(item), day, visits })
      .execute()
  const like = (item: ItemParts, created_at: Date) =>
    pools()
      .write.insertInto('likes')
      .values({ ...placeOf(item), user_id: randomUUID(), created_at })
      .execute()
  const sell = (item: ItemParts, at: Date, more: object = {}) =>
    pools()
      .write.insertInto('activities')
      .values({
        ...placeOf(item),
        id: activityKey({ blockchain: item.blockchain, value: randomUUID() }),
        chain: CHAIN_NUMBERS[item.blockchain as Blockchain],
        type: 'SELL',
        at,
        block: 9,
        log_index: 0,
        value: '5',
        reverted: false,
        db_updated_at: at,
        ...more,
      })
      .execute()

  before(async () => {
    await pools().write.deleteFrom('activities').where('type', '=', 'SELL').execute()
    const [first, second, third, fourth, fifth, sixth] = TRENDING
    await visit(first, daysAgo(1), 3)
    await visit(first, daysAgo(6))
    await sell(second, daysAgo(0))
    await like(second, justBefore(daysAgo(0)))
    await sell(third, daysAgo(-1))
    await sell(third, daysAgo(2))
    await like(fourth, daysAgo(0))
    await visit(fifth, daysAgo(6), 63)
    await visit(sixth, daysAgo(3))
    await like(sixth, daysAgo(3))
    await sell(sixth, daysAgo(3))
    // What follows counts for nothing: it is older than a week, or was reverted, or names no item.
    await visit(itemOn('APTOS', 1), daysAgo(7), 1000)
    await like(itemOn('APTOS', 2), justBefore(daysAgo(6)))
    await sell(itemOn('APTOS', 2), justBefore(daysAgo(6)))
    await sell(itemOn('APTOS', 3), daysAgo(0), { reverted: true })
    await sell(itemOn('APTOS', 3), daysAgo(0), { item: null })
    await sell(itemOn('APTOS', 3), daysAgo(0), { type: 'TRANSFER' })
  })

  const page = (filter: object, more: object = {}) =>
    ask(searchItemsUsingPOST, { itemPageRequest: { filter, size: 1000, ...more } })
  const idsFor = async (filter: object) => {
    const { status, body } = await page(filter)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.map(({ id }) => id)
  }
  /** Items that a filter finds, with these first. */
  const withFirst = async (first: readonly string[], filter: object = {}) => {
    const all = await idsFor({ ...filter, sort: 'LATEST' })
    expect(all).to.include.members([...first])
    return [...first, ...all.filter((id) => !first.includes(id))]
  }

  it('has those of the highest score first, and all others by their last change', async () => {
    const expected = await withFirst(IDS)
    expect(await idsFor({ sort: 'TRENDING' })).to.deep.equal(expected)
    const itemPageRequest = { filter: { sort: 'TRENDING' }, size: 1000 }
    const { body } = await ask(searchItems, { itemPageRequest })
    expect(body.map(({ id }) => id)).to.deep.equal(expected)
  })

  it('has each item once on pages of any sizes', async () => {
    const found: string[] = []
    let next: string | undefined
    for (let size = 1; size === 1 || next !== undefined; size += 1) {
      const one = await page({ sort: 'TRENDING' }, { size, continuation: next })
      found.push(...one.body.map(({ id }) => id))
      next = one.next
    }
    expect(found).to.deep.equal(await withFirst(IDS))
  })

  it('has what meets its other conditions only', async () => {
    for (const [filter, first] of [
      [{ collections: [formatCollectionId(dropOn('BASE'))] }, IDS.slice(1, 4)],
      [{ blockchains: ['SOLANA', 'APTOS'] }, IDS.slice(4, 5)],
    ] as const) {
      const found = await idsFor({ ...filter, sort: 'TRENDING' })
      expect(found).to.deep.equal(await withFirst(first, filter))
    }
  })

  it('halves all that happened with the next day, and forgets the first', async () => {
    const tomorrow = await marketplaceOver(pools(), { now: () => daysAgo(-1) })
    try {
      const itemPageRequest = { filter: { sort: 'TRENDING' }, size: 1000 }
      const { body } = await askMarket(tomorrow, searchItemsUsingPOST, { itemPageRequest })
      // The sale that was dated ahead is of this day: 64 + 8. Then come 48 twice, of which the latest change decides.
      const tied = (await idsFor({ sort: 'LATEST' })).filter((id) => IDS.slice(0, 2).includes(id))
      const expected = await withFirst([IDS[2], ...tied, IDS[3], IDS[5]] as string[])
      expect(body.map(({ id }) => id)).to.deep.equal(expected)
    } finally {
      await tomorrow.close()
    }
  })
})
