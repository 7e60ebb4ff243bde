import { parseItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type RawBuilder, sql } from 'kysely'
import { itemKey } from '../../../src/database/keys/index.ts'
import type { SignedIn } from '../_connection.ts'
import { minted, STRANGER, withSocial } from '../social/_social.ts'
import { accountKey, place, sell, type TestOrder, tell } from './_trade.ts'

const DAY = 24 * 60 * 60_000

describe('notifications of what was over before they are written', () => {
  const { pools, user } = withSocial()
  let last = 0
  const order = () => {
    last += 1
    return last
  }
  /** Kinds that a user was told, each as often as it was. */
  const kindsOf = async ({ userId }: SignedIn) => {
    const rows = await pools()
      .write.selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('kind')
      .execute()
    return rows.map(({ kind }) => kind)
  }
  const placed = (given: TestOrder) => place(pools(), given)
  const told = () => tell(pools())
  /** Has an order get one status after the other. */
  const through = async (given: TestOrder, ...statuses: readonly string[]) => {
    for (const status of statuses) await placed({ ...given, values: { ...given.values, status } })
  }
  /** Has a wallet be the user's for a month. */
  const longAgo = ({ userId }: SignedIn) =>
    pools()
      .write.updateTable('wallets')
      .set({ added_at: new Date(Date.now() - 30 * DAY) })
      .where('user_id', '=', userId)
      .execute()
  const noted = async (where: RawBuilder<boolean> = sql<boolean>`true`) => {
    const rows = await pools()
      .write.selectFrom('order_notices')
      .select('kind')
      .where(where)
      .execute()
    return rows.length
  }

  for (const end of ['CANCELLED', 'FILLED', 'INACTIVE']) {
    it(`come once of a listing and a bid that were open and are ${end} by then`, async () => {
      const [ann, ben] = [await user(), await user()]
      const item = await minted(pools(), ann.wallet)
      await through({ number: order(), side: 'SELL', maker: ann.wallet, item }, 'ACTIVE', end)
      await through({ number: order(), side: 'BID', maker: ben.wallet, item }, 'ACTIVE', end)
      await told()
      await told()
      expect(await kindsOf(ann)).to.deep.equal(['BID', 'LISTED'])
      expect(await kindsOf(ben)).to.deep.equal(end === 'INACTIVE' ? ['BID_INACTIVATION'] : [])
    })
  }

  it('come of a bid that was exceeded and withdrawn, to those who had the item at the time', async () => {
    // Given a bid that a higher one exceeds, and that is cancelled at once
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    const bid = { number: order(), side: 'BID', maker: ben.wallet, item } as const
    await placed(bid)
    await placed({ number: order(), side: 'BID', maker: STRANGER, item, price: '2' })
    await through(bid, 'CANCELLED')
    // and an item that is given away
    await pools()
      .write.updateTable('ownerships')
      .set({ value: '0' })
      .where('item', '=', itemKey(parseItemId(item)))
      .where('owner', '=', accountKey(ann.wallet))
      .execute()
    await told()
    expect(await kindsOf(ben)).to.deep.equal(['OUT_BID'])
    expect(await kindsOf(ann)).to.deep.equal(['BID', 'BID'])
  })

  it('come once of a bid that lacked funds and has them again', async () => {
    const ann = await user()
    const item = await minted(pools(), STRANGER)
    const bid = { number: order(), side: 'BID', maker: ann.wallet, item } as const
    await through(bid, 'ACTIVE', 'INACTIVE', 'ACTIVE')
    await told()
    await through(bid, 'INACTIVE', 'ACTIVE')
    await told()
    expect(await kindsOf(ann)).to.deep.equal(['BID_INACTIVATION'])
  })

  it('do not come of orders that never were open, and come once these are', async () => {
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    const listing = { number: order(), side: 'SELL', maker: ann.wallet, item } as const
    const bid = { number: order(), side: 'BID', maker: ben.wallet, item } as const
    await through(listing, 'INACTIVE', 'CANCELLED')
    await through({ ...listing, number: order() }, 'FILLED')
    await through(bid, 'INACTIVE', 'INACTIVE')
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([[], []])
    await through(bid, 'ACTIVE')
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([['BID'], []])
  })

  it('come once where several processes look at once, and where one was killed', async () => {
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    await through({ number: order(), side: 'SELL', maker: ann.wallet, item }, 'ACTIVE', 'CANCELLED')
    await placed({ number: order(), side: 'BID', maker: ben.wallet, item })
    // A run that ends before its transaction does has taken nothing.
    await pools()
      .write.transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('order_notices').execute()
        throw new Error('killed')
      })
      .catch(() => undefined)
    await Promise.all(Array.from({ length: 8 }, told))
    expect(await kindsOf(ann)).to.deep.equal(['BID', 'LISTED'])
    expect(await noted()).to.equal(0)
  })

  it('do not come of old history: neither of sales that are read late nor of orders of an import', async () => {
    const [ann, ben] = [await user(), await user()]
    await Promise.all([longAgo(ann), longAgo(ben)])
    const item = await minted(pools(), ann.wallet)
    const sale = { item, seller: ann.wallet, buyer: ben.wallet }
    const [old, late] = [DAY + 60_000, DAY - 60_000].map((age) => new Date(Date.now() - age))
    await sell(pools(), { ...sale, number: order(), at: old })
    const times = { created_at: old, updated_at: old }
    await placed({ number: order(), side: 'SELL', maker: ann.wallet, item, values: times })
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([[], []])
    await sell(pools(), { ...sale, number: order(), at: late })
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([['BUY'], ['PURCHASE']])
  })

  it('are noted for wallets of users alone', async () => {
    const item = await minted(pools(), STRANGER)
    await placed({ number: order(), side: 'SELL', maker: STRANGER, item })
    await placed({ number: order(), side: 'BID', maker: STRANGER, item })
    expect(await noted()).to.equal(0)
  })

  it('are written in runs that end, of 20,000 each at most', async () => {
    await sql`
      insert into order_notices (kind, wallet, event, activity, at)
      select 'LISTED', ${accountKey(STRANGER)}, decode(lpad(to_hex(number), 8, '0'), 'hex'), '\\x01', now()
      from generate_series(1, 20001) as number
    `.execute(pools().write)
    expect(await told()).to.equal('more')
    expect(await noted()).to.equal(1)
    expect(await told()).to.equal('done')
    expect(await noted()).to.equal(0)
  })
})
