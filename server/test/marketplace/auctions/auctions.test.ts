import { expect } from 'chai'
import {
  createAuctionUsingPOST,
  deleteAuctionUsingDELETE,
  getAuctionsByIdsUsingPOST,
  getAuctionUsingGET,
  getOffersInAuctionUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { DROP, minted, ownershipOf, STRANGER, withSocial } from '../social/_social.ts'
import { auctionForm, COIN, inMinutes, writeCoin } from './_auctions.ts'

describe('auctions', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  let item: string
  let id: string
  before(() => writeCoin(pools()))
  beforeEach(async () => {
    ann = await user()
    item = await minted(pools(), ann.wallet)
    id = ownershipOf(item, ann.wallet)
  })

  const create = (changes: object = {}, of = id) =>
    createAuctionUsingPOST(ann.connection, { id: of, auctionForm: auctionForm(changes) })
  const remove = () => deleteAuctionUsingDELETE(ann.connection, { id })
  const shown = () => getAuctionUsingGET(visitor(), { id })
  const statusOf = async (call: Promise<unknown>) => (await refusalOf(call)).status

  describe('are created', () => {
    it('with CREATED, and shown with what they ask for', async () => {
      const form = auctionForm()
      const created = await createAuctionUsingPOST(ann.connection, { id, auctionForm: form })
      expect(created).to.deep.equal({ status: 'CREATED', success: true })
      const auction = await shown()
      expect(auction).to.deep.include({
        currency: COIN,
        currencyId: COIN,
        minPrice: 2.5,
        minStep: 0.125,
        startDate: form.startDate,
        endDate: form.endDate,
        initEndDate: form.endDate,
        extended: false,
        inProgress: true,
        status: 'STARTED',
        onChain: false,
      })
      const ids = [STRANGER, ann.wallet].map((wallet) => ownershipOf(item, wallet))
      const listed = await getAuctionsByIdsUsingPOST(visitor(), { requestBody: [...ids, id] })
      expect(listed).to.deep.equal([{ id, auction }])
      expect(await getOffersInAuctionUsingPOST(visitor(), { id })).to.deep.equal([])
    })

    it('to begin later: NOT_STARTED', async () => {
      await create({ startDate: inMinutes(30) })
      expect(await shown()).to.deep.include({ status: 'NOT_STARTED', inProgress: false })
    })

    it('with AUCTION_FOR_ITEM_EXISTS while one is open, and again once it is over', async () => {
      await create()
      const again = { status: 'AUCTION_FOR_ITEM_EXISTS', success: false }
      expect(await create()).to.deep.equal(again)
      const first = await shown()
      const over = { start_at: new Date(inMinutes(-9)), first_end_at: new Date(inMinutes(-1)) }
      await pools()
        .write.updateTable('auctions')
        .set({ ...over, end_at: over.first_end_at })
        .where('id', '=', String(first.id))
        .execute()
      expect(await shown()).to.deep.include({ status: 'ENDED', inProgress: false })
      expect((await create()).status).to.equal('CREATED')
      expect((await shown()).id).to.not.equal(first.id)
    })

    const REFUSED: Readonly<Record<string, object>> = {
      INCORRECT_CURRENCY: { currency: `BASE:0x${'00'.repeat(20)}` },
      'INCORRECT_CURRENCY of nobody': { currency: `BASE:0x${'77'.repeat(20)}` },
      'INCORRECT_CURRENCY of another chain': { currency: COIN.replace('BASE', 'POLYGON') },
      'INCORRECT_CURRENCY that is no id': { currency: 'COIN' },
      START_DATE_MUST_BE_BEFORE_END_DATE: { startDate: inMinutes(5), endDate: inMinutes(4) },
      'START_DATE_MUST_BE_BEFORE_END_DATE at once': {
        startDate: '2999-01-01T00:00:00Z',
        endDate: '2999-01-01T00:00:00Z',
      },
    }
    for (const [name, changes] of Object.entries(REFUSED)) {
      it(`not with ${name}`, async () => {
        const [status] = name.split(' ')
        expect(await create(changes)).to.deep.equal({ status, success: false })
        expect(await statusOf(shown())).to.equal(404)
      })
    }

    it('not with AUCTION_COULD_BE_CREATED_FOR_ERC721_ONLY', async () => {
      const { write } = pools()
      const type = (name: string) =>
        write
          .updateTable('collections')
          .set({ type: name })
          .where('id', '=', collectionKey(DROP))
          .execute()
      await type('ERC1155')
      const { status } = await create()
      await type(collectionRow(DROP).type)
      expect(status).to.equal('AUCTION_COULD_BE_CREATED_FOR_ERC721_ONLY')
    })

    it('not without a price that the currency has, or when they would be over', async () => {
      for (const changes of [
        { minPrice: 0 },
        { minPrice: -1 },
        { minPrice: 0.000_000_1 },
        { minPrice: 1e80 },
        { startDate: inMinutes(-9), endDate: inMinutes(-8) },
      ]) {
        const { status, body } = await refusalOf(create(changes))
        expect([status, body.code], JSON.stringify(changes)).to.deep.equal([400, 'VALIDATION'])
      }
    })

    it('not by others, and of nothing that is not there', async () => {
      const bob = await user()
      const form = { id, auctionForm: auctionForm() }
      expect(await statusOf(createAuctionUsingPOST(bob.connection, form))).to.equal(403)
      expect(await statusOf(createAuctionUsingPOST(visitor(), form))).to.equal(401)
      expect(await statusOf(create({}, ownershipOf(item, STRANGER)))).to.equal(404)
    })

    it('once, when twenty ask for it at once', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => create()))
      const statuses = all.map(({ status }) => status).sort()
      expect(statuses).to.deep.equal([
        ...Array.from({ length: 19 }, () => 'AUCTION_FOR_ITEM_EXISTS'),
        'CREATED',
      ])
    })
  })

  describe('are deleted', () => {
    it('with DELETED, before they start and later', async () => {
      for (const startDate of [inMinutes(5), inMinutes(-5)]) {
        await create({ startDate })
        expect(await remove()).to.deep.equal({ status: 'DELETED', success: true })
        expect(await statusOf(shown())).to.equal(404)
        expect(await statusOf(remove())).to.equal(404)
      }
    })

    it('not by others', async () => {
      await create()
      const bob = await user()
      const theirs = deleteAuctionUsingDELETE(bob.connection, { id })
      expect(await statusOf(theirs)).to.equal(403)
      expect((await shown()).status).to.equal('STARTED')
    })

    it('or created, whichever comes first, when both are asked for at once', async () => {
      const asked = Array.from({ length: 10 }, () => [
        create().then(({ status }) => status),
        remove().then(
          ({ status }) => status,
          () => 'NO_AUCTION',
        ),
      ])
      const outcomes = await Promise.all(asked.flat())
      const counted = (name: string) => outcomes.filter((each) => each === name).length
      const left = await pools()
        .write.selectFrom('auctions')
        .select('id')
        .where('item', '=', itemKey({ ...DROP, tokenId: BigInt(item.split(':')[2] ?? '') }))
        .execute()
      expect(counted('CREATED') - counted('DELETED')).to.equal(left.length)
      expect(outcomes.length).to.equal(20)
    })
  })

  it('are over for owners who gave the item away', async () => {
    await create()
    const [, , tokenId = ''] = item.split(':')
    const key = itemKey({ ...DROP, tokenId: BigInt(tokenId) })
    await pools()
      .write.updateTable('ownerships')
      .set({ value: '0' })
      .where('item', '=', key)
      .execute()
    expect(await statusOf(shown())).to.equal(404)
    expect(await statusOf(remove())).to.equal(404)
    expect(await getAuctionsByIdsUsingPOST(visitor(), { requestBody: [id] })).to.deep.equal([])
    expect(await statusOf(getOffersInAuctionUsingPOST(visitor(), { id }))).to.equal(404)
  })
})
