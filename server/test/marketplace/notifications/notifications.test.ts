import { USER_NOTIFICATION_TYPES } from '@mintline/core/enumerations/marketplace'
import { expect } from 'chai'
import {
  deleteUser,
  entities,
  getNotificationsByOwnerUsingPOST,
  patchNotificationSettingsUsingPATCH,
} from '../../../../clients/marketplace-api/src/index.ts'
import { collectionKey } from '../../../src/database/keys/index.ts'
import type { SignedIn } from '../_connection.ts'
import { refusalOf } from '../_connection.ts'
import { DROP, minted, STRANGER, withSocial } from '../social/_social.ts'
import { deletionForm } from '../users/_consents.ts'
import {
  accountKey,
  dropSales,
  payRoyalties,
  place,
  sell,
  type TestOrder,
  type TestSale,
  tell,
  transactionOf,
} from './_trade.ts'

const ETHER = `BASE:0x${'0'.repeat(40)}`
const TOKEN = `BASE:${DROP.contract}`
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe('notifications', () => {
  const { pools, user, visitor } = withSocial()
  let last = 0
  /** Number of an order that no other test has. */
  const order = () => {
    last += 1
    return last
  }
  const numberOf = (item: string) => item.split(':')[2]
  const listed = async ({ userId }: SignedIn, size = 20) =>
    await getNotificationsByOwnerUsingPOST(visitor(), { owner: userId, pageRequest: { size } })
  const toldTo = async (one: SignedIn) => (await listed(one)).map(({ data }) => data)
  const kindsOf = async (one: SignedIn) => (await toldTo(one)).map((data) => data['@type'])
  const placed = (given: TestOrder) => place(pools(), given)
  const sold = (given: TestSale) => sell(pools(), given)
  const told = () => tell(pools())

  describe('of each kind', () => {
    it('LISTED, to whoever lists an item, for each price once', async () => {
      const ann = await user()
      const item = await minted(pools(), ann.wallet)
      const number = order()
      await placed({ number, side: 'SELL', maker: ann.wallet, item, price: '2' })
      await told()
      await placed({ number, side: 'SELL', maker: ann.wallet, item, price: '2' })
      await told()
      const data = { '@type': 'listed', token: TOKEN, itemId: item, currencyId: ETHER, value: '1' }
      expect(await toldTo(ann)).to.deep.equal([{ ...data, price: 2 }])

      await placed({ number, side: 'SELL', maker: ann.wallet, item, price: '1.5' })
      await told()
      expect(await toldTo(ann)).to.deep.equal([
        { ...data, price: 1.5 },
        { ...data, price: 2 },
      ])
    })

    it('BUY to the seller, PURCHASE to the buyer and ROYALTY to the creator of a sale', async () => {
      const [ann, ben, carol] = [await user(), await user(), await user()]
      const item = await minted(pools(), carol.wallet, { to: [ann.wallet] })
      await payRoyalties(pools(), [carol.wallet, 250])
      const number = order()
      await placed({ number, side: 'SELL', maker: ann.wallet, item, values: { status: 'FILLED' } })
      await sold({ number, item, seller: ann.wallet, buyer: ben.wallet })
      await told()
      await told()
      const price = { currencyId: ETHER, price: 2, transactionHash: transactionOf(number) }
      expect(await toldTo(ann)).to.deep.equal([
        {
          ...{ '@type': 'buy', token: TOKEN, tokenId: numberOf(item), itemId: item },
          ...{ buyToken: ETHER, ...price },
        },
      ])
      expect(await toldTo(ben)).to.deep.equal([
        {
          ...{ '@type': 'purchase', token: TOKEN, itemId: item, ...price },
          ...{ value: '1', fromAddress: ann.wallet.text },
        },
      ])
      expect(await toldTo(carol)).to.deep.equal([
        {
          ...{ '@type': 'royalty', token: TOKEN, tokenId: numberOf(item), itemId: item },
          ...{ currencyId: ETHER, value: 0.05 },
        },
      ])
    })

    it('ACCEPT_BID to the bidder alone', async () => {
      const [ann, ben] = [await user(), await user()]
      const item = await minted(pools(), ann.wallet)
      const number = order()
      await sold({ number, item, seller: ann.wallet, buyer: ben.wallet, isAcceptedBid: true })
      await told()
      expect(await toldTo(ben)).to.deep.equal([
        {
          ...{ '@type': 'accept_offer', buyToken: TOKEN, buyTokenId: numberOf(item), itemId: item },
          ...{ token: ETHER, currencyId: ETHER, price: 2, transactionHash: transactionOf(number) },
        },
      ])
      expect(await kindsOf(ann)).to.deep.equal([])
    })

    it('BID to the holder of the item, and for any item to the owner of the collection', async () => {
      const [ann, ben, carol] = [await user(), await user(), await user()]
      const item = await minted(pools(), ann.wallet)
      await pools()
        .write.updateTable('collections')
        .set({ owner: accountKey(carol.wallet) })
        .where('id', '=', collectionKey(DROP))
        .execute()
      await placed({ number: order(), side: 'BID', maker: ben.wallet, item, price: '0.5' })
      await placed({ number: order(), side: 'BID', maker: ben.wallet, price: '0.25' })
      await told()
      expect(await toldTo(ann)).to.deep.equal([
        {
          ...{ '@type': 'offer', buyToken: TOKEN, buyTokenId: numberOf(item), itemId: item },
          ...{ token: ETHER, currencyId: ETHER, price: 0.5 },
        },
      ])
      expect(await toldTo(carol)).to.deep.equal([
        { '@type': 'collection_offer', buyToken: TOKEN, currencyId: ETHER, price: 0.25 },
      ])
      expect(await kindsOf(ben)).to.deep.equal([])
    })

    it('OUT_BID to the best bidder so far, once for each bid', async () => {
      const [ann, ben, carol] = [await user(), await user(), await user()]
      const item = await minted(pools(), STRANGER)
      await placed({ number: order(), side: 'BID', maker: ann.wallet, item, price: '1' })
      await told()
      await placed({ number: order(), side: 'BID', maker: ben.wallet, item, price: '0.9' })
      await told()
      expect(await kindsOf(ann)).to.deep.equal([])
      await placed({ number: order(), side: 'BID', maker: carol.wallet, item, price: '1.1' })
      await told()
      await placed({ number: order(), side: 'BID', maker: carol.wallet, item, price: '1.2' })
      await told()
      expect(await toldTo(ann)).to.deep.equal([
        {
          ...{ '@type': 'out_bid', buyToken: TOKEN, buyTokenId: numberOf(item), itemId: item },
          ...{ token: ETHER, currencyId: ETHER, price: 1.1 },
        },
      ])
      expect([await kindsOf(ben), await kindsOf(carol)]).to.deep.equal([[], []])
    })

    it('BID_INACTIVATION to the bidder, and not of a bid that ended, has not begun or never could be accepted', async () => {
      const ann = await user()
      const item = await minted(pools(), STRANGER)
      const bid = { side: 'BID', maker: ann.wallet, item } as const
      const lacking = { status: 'INACTIVE', make_stock: '0' }
      const seconds = Math.floor(Date.now() / 1_000)
      const [past, later] = [new Date((seconds - 1) * 1_000), new Date((seconds + 60) * 1_000)]
      await placed({ ...bid, number: order(), values: { ...lacking, start_at: later } })
      await placed({ ...bid, number: order(), values: { ...lacking, active_at: null } })
      for (const values of [{ ...lacking, end_at: past }, lacking]) {
        const number = order()
        await placed({ ...bid, number, values: { ...values, status: 'ACTIVE' } })
        await placed({ ...bid, number, values })
      }
      await told()
      await told()
      expect(await toldTo(ann)).to.deep.equal([
        {
          ...{ '@type': 'offer_inactivation', floorBid: false, token: TOKEN, itemId: item },
          ...{ currencyId: ETHER, price: 1 },
        },
      ])
    })

    it('but for ANNOUNCE, which nobody here writes', async () => {
      const kinds = await pools()
        .write.selectFrom('notifications')
        .select('kind')
        .distinct()
        .execute()
      const written = USER_NOTIFICATION_TYPES.filter((kind) => kind !== 'ANNOUNCE')
      expect(kinds.map(({ kind }) => kind)).to.have.members(written)
    })
  })

  it('do not come where the user has turned their kind off', async () => {
    const ann = await user()
    const notificationSettings = { flags: { LISTED: false, BID: true } }
    await patchNotificationSettingsUsingPATCH(ann.connection, {
      id: ann.userId,
      notificationSettings,
    })
    const item = await minted(pools(), ann.wallet)
    await placed({ number: order(), side: 'SELL', maker: ann.wallet, item })
    await placed({ number: order(), side: 'BID', maker: STRANGER, item })
    await told()
    expect(await kindsOf(ann)).to.deep.equal(['offer'])
  })

  it('do not tell users of their own bids, sales and offers between wallets of theirs', async () => {
    const [ann, second] = [await user(), await user()]
    await pools()
      .write.updateTable('wallets')
      .set({ user_id: ann.userId })
      .where('user_id', '=', second.userId)
      .execute()
    const item = await minted(pools(), ann.wallet)
    await placed({ number: order(), side: 'BID', maker: second.wallet, item, price: '1' })
    await placed({ number: order(), side: 'BID', maker: ann.wallet, item, price: '2' })
    await sold({ number: order(), item, seller: ann.wallet, buyer: second.wallet })
    await told()
    expect(await kindsOf(ann)).to.deep.equal(['purchase'])
  })

  it('do not tell of what happened before the wallet was the user’s', async () => {
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    const at = new Date(Date.now() - 3_600_000)
    await sold({ number: order(), item, seller: ann.wallet, buyer: ben.wallet, at })
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([[], []])
  })

  it('come once, however often and by however many processes all is read again', async () => {
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    await placed({ number: order(), side: 'SELL', maker: ann.wallet, item })
    await placed({ number: order(), side: 'BID', maker: ben.wallet, item })
    const sale = { number: order(), item, seller: ann.wallet, buyer: ben.wallet }
    await sold(sale)
    await Promise.all(Array.from({ length: 8 }, told))
    await pools().write.deleteFrom('notification_cursors').execute()
    await sold(sale)
    await Promise.all(Array.from({ length: 8 }, told))
    expect((await kindsOf(ann)).sort()).to.deep.equal(['buy', 'listed', 'offer'])
    expect(await kindsOf(ben)).to.deep.equal(['purchase'])
  })

  it('go with a block that is dropped, and are there once when its transaction is in another one', async () => {
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    const sale = { number: order(), item, seller: ann.wallet, buyer: ben.wallet }
    await sold(sale)
    await told()
    await dropSales(pools())
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([[], []])
    await sold(sale)
    await told()
    expect([await kindsOf(ann), await kindsOf(ben)]).to.deep.equal([['buy'], ['purchase']])
  })

  it('are gone with their user, who gets none any more', async () => {
    const ann = await user()
    const item = await minted(pools(), ann.wallet)
    await placed({ number: order(), side: 'SELL', maker: ann.wallet, item })
    await told()
    const signatureForm = await deletionForm(ann.wallet, ann.userId)
    await deleteUser(ann.connection, { id: ann.userId, signatureForm })
    await placed({ number: order(), side: 'SELL', maker: ann.wallet, item, price: '3' })
    await told()
    const left = await pools()
      .read.selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', ann.userId)
      .execute()
    expect(left).to.deep.equal([])
  })

  it('are read once their user has listed them, and not when others have', async () => {
    const [ann, ben] = [await user(), await user()]
    const item = await minted(pools(), ann.wallet)
    await placed({ number: order(), side: 'SELL', maker: ann.wallet, item })
    await told()
    const owner = ann.userId
    const forged = { ...visitor(), accessToken: 'mintline_00' }
    for (const connection of [visitor(), ben.connection, forged, ann.connection]) {
      const [one] = await getNotificationsByOwnerUsingPOST(connection, { owner })
      expect(one?.read).to.equal(false)
    }
    const [one] = await getNotificationsByOwnerUsingPOST(visitor(), { owner })
    expect(one).to.include({ read: true, owner })
  })

  it('come in pages, the latest first, by token and by the last row', async () => {
    const ann = await user()
    const item = await minted(pools(), ann.wallet)
    for (const price of ['3', '2', '1']) {
      await placed({ number: order(), side: 'SELL', maker: ann.wallet, item, price })
    }
    await told()
    const owner = ann.userId
    const all = await listed(ann)
    expect(all.map(({ data }) => Reflect.get(data, 'price'))).to.deep.equal([1, 2, 3])
    const paged: string[] = []
    const request = { owner, pageRequest: { size: 1 } }
    for await (const { id } of entities(getNotificationsByOwnerUsingPOST, visitor(), request)) {
      paged.push(id)
    }
    expect(paged).to.deep.equal(all.map(({ id }) => id))
    const [first, second] = all
    const continuation = JSON.stringify({ params: [Date.parse(first?.date ?? ''), first?.id] })
    const pageRequest = { size: 1, continuation }
    const next = await getNotificationsByOwnerUsingPOST(visitor(), { owner, pageRequest })
    expect(next.map(({ id }) => id)).to.deep.equal([second?.id])
  })

  it('are refused of somebody unknown, and by a token that is none', async () => {
    const { userId: owner } = await user()
    const unknown = getNotificationsByOwnerUsingPOST(visitor(), { owner: UNKNOWN })
    expect((await refusalOf(unknown)).status).to.equal(404)
    for (const continuation of ['1_x', '{"params":[1,"LISTED"]}', 'no token']) {
      const call = getNotificationsByOwnerUsingPOST(visitor(), {
        owner,
        pageRequest: { continuation },
      })
      expect((await refusalOf(call)).status, continuation).to.equal(400)
    }
  })
})
