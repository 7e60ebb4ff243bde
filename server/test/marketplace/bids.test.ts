import { BID_SORTS } from '@mintline/core/enumerations/marketplace'
import { formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import {
  currentUserBidsUsingGET,
  currentUserOwnershipsWithBidsUsingGET,
  pages,
} from '../../../clients/marketplace-api/src/index.ts'
import { keepBestOrders } from '../../src/database/best-orders/keepBestOrders.ts'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import { contract } from '../read-model/_addresses.ts'
import { minute } from '../read-model/_names.ts'
import { type OrderFixture, orderIdOn, writeOrders } from '../read-model/_orders.ts'
import { refusalOf, type SignedIn } from './_connection.ts'
import { DROP, minted, ownershipOf, STRANGER, withSocial } from './social/_social.ts'

const COIN = { blockchain: 'BASE', address: contract('BASE', 200) } as const
/** More than are sorted after they were found. */
const MANY = 3_001

describe('bids that a user gets', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  let bob: SignedIn
  let items: string[]
  const item = (tokenId: bigint) => ({ ...DROP, tokenId })

  const bid = (number: number, tokenId: bigint, values: OrderFixture['values'], at: number) => ({
    number,
    side: 'BID' as const,
    collection: DROP,
    item: item(tokenId),
    maker: 9,
    currency: COIN,
    price: String(number),
    at,
    values: { end_at: minute(1_000 - number), ...values },
  })

  before(async () => {
    ann = await user()
    bob = await user()
    items = []
    for (const tokenId of [1n, 2n, 3n]) {
      items.push(await minted(pools(), ann.wallet, { tokenId }))
    }
    await minted(pools(), bob.wallet, { tokenId: 4n })
    await minted(pools(), ann.wallet, { tokenId: 5n, to: [STRANGER] })
    // Bids count in currencies that had a price once.
    await pools()
      .write.insertInto('rates')
      .values({ currency: currencyKey(COIN), at: minute(0), usd: '1', source: 'file' })
      .execute()
    await writeOrders(pools(), [
      bid(1, 1n, { price_usd: '5' }, 3),
      bid(2, 1n, { price_usd: '7', end_at: null }, 2),
      bid(3, 2n, { price_usd: null, platform: 'OPEN_SEA' }, 1),
      // Not to be accepted by anybody now, for an item of somebody else, and for one that was given away.
      bid(4, 3n, { status: 'INACTIVE' }, 4),
      bid(5, 4n, {}, 5),
      bid(6, 5n, {}, 6),
      { ...bid(7, 1n, {}, 7), item: undefined as never },
    ])
    const orders = await pools().write.selectFrom('orders').select(['id', 'collection']).execute()
    await pools()
      .write.transaction()
      .execute((transaction) =>
        keepBestOrders(transaction, orders, async () => undefined, minute(20)),
      )
    // The fixture has no rates, from which these would follow.
    const dollars = sql`update orders set price_usd = case salt when 1 then 5 when 2 then 7 end`
    await dollars.execute(pools().write)
  })

  const numberOf = (id: string) => Number(id.slice(id.indexOf(':') + 1))
  const received = async (input: Parameters<typeof currentUserBidsUsingGET>[1] = {}) =>
    (await currentUserBidsUsingGET(ann.connection, input)).map(({ id }) => numberOf(id))

  const SORTED = {
    DATE_DESC: [1, 2, 3],
    DATE_ASC: [3, 2, 1],
    PRICE_DESC: [2, 1, 3],
    PRICE_ASC: [3, 1, 2],
    EXPIRATION_DATE_DESC: [2, 1, 3],
    EXPIRATION_DATE_ASC: [3, 1, 2],
  }
  for (const sort of BID_SORTS) {
    it(`are active ones for what the user holds, sorted by ${sort}`, async () => {
      expect(await received({ sort })).to.deep.equal(SORTED[sort])
    })
  }

  it('are the latest first by default, and those of a blockchain or marketplace if asked for', async () => {
    expect(await received()).to.deep.equal([1, 2, 3])
    expect(await received({ blockchain: 'BASE', platform: 'OPEN_SEA' })).to.deep.equal([3])
    expect(await received({ blockchain: 'SOLANA' })).to.deep.equal([])
    expect(await received({ platform: 'LOOKSRARE' })).to.deep.equal([])
  })

  it('are told to nobody else', async () => {
    const { status } = await refusalOf(currentUserBidsUsingGET(visitor(), {}))
    expect(status).to.equal(401)
    const bobs = await currentUserBidsUsingGET(bob.connection, {})
    expect(bobs.map(({ id }) => numberOf(id))).to.deep.equal([5])
    const carol = await user()
    expect(await currentUserBidsUsingGET(carol.connection, {})).to.deep.equal([])
    expect(await currentUserOwnershipsWithBidsUsingGET(carol.connection, {})).to.deep.equal([])
  })

  it('are told with the ownership and the item, of each ownership the best one', async () => {
    const found = await currentUserOwnershipsWithBidsUsingGET(ann.connection, { sort: 'DATE_DESC' })
    expect(
      found.map(({ ownership, item: { id }, bid: best }) => [ownership.id, id, numberOf(best.id)]),
    ).to.deep.equal([
      [ownershipOf(items[0] ?? '', ann.wallet), items[0], 2],
      [ownershipOf(items[1] ?? '', ann.wallet), items[1], 3],
    ])
    const only = await currentUserOwnershipsWithBidsUsingGET(ann.connection, {
      blockchain: ['BASE', 'SOLANA'],
      platform: 'OPEN_SEA',
    })
    expect(only.map(({ bid: best }) => numberOf(best.id))).to.deep.equal([3])
  })

  it('are the same in pages of one as in one page, in every order, few or many', async () => {
    const listed = async (sort: (typeof BID_SORTS)[number], size: number) => {
      const ids: string[] = []
      for await (const page of pages(currentUserBidsUsingGET, ann.connection, { sort, size })) {
        ids.push(...page.map(({ id }) => id))
        if (ids.length >= 4) break
      }
      return ids.slice(0, 4)
    }
    const bests = async (sort: (typeof BID_SORTS)[number], size: number) => {
      const found = pages(currentUserOwnershipsWithBidsUsingGET, ann.connection, { sort, size })
      const ids: string[] = []
      for await (const page of found) ids.push(...page.map(({ bid: best }) => best.id))
      return ids
    }
    const few = await Promise.all(BID_SORTS.map((sort) => bests(sort, 1)))
    expect(few).to.deep.equal(await Promise.all(BID_SORTS.map((sort) => bests(sort, 50))))
    const key = collectionKey(DROP)
    await sql`
      insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'id', id || int4send(number), 'updated_at', updated_at + number * interval '1 second',
        'end_at', end_at + number * interval '1 second', 'price_usd', number))).*
      from orders, generate_series(1, ${MANY}::integer) as number
      where collection = ${key} and salt = 1`.execute(pools().write)
    for (const [index, sort] of BID_SORTS.entries()) {
      expect(await listed(sort, 1), sort).to.deep.equal(await listed(sort, 1000))
      // Among thousands, they are on pages that end early.
      expect(await bests(sort, 1), sort).to.deep.equal(few[index])
      const rare = { sort, platform: 'OPEN_SEA', size: 1 } as const
      const found: string[] = []
      for await (const page of pages(currentUserBidsUsingGET, ann.connection, rare)) {
        found.push(...page.map(({ id }) => id))
      }
      expect(found.map(numberOf), sort).to.deep.equal([3])
    }
    const cheapest = await received({ sort: 'PRICE_ASC', size: 1 })
    expect(cheapest).to.deep.equal([3])
  })

  it('are named by ids of the interface', async () => {
    const [first] = await currentUserBidsUsingGET(ann.connection, { sort: 'DATE_ASC', size: 1 })
    expect(first).to.deep.include({
      id: orderIdOn('BASE', 3),
      itemId: formatItemId(item(2n)),
      offer: true,
      active: true,
    })
  })
})
