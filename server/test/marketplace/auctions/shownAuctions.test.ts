import { expect } from 'chai'
import {
  createAuctionUsingPOST,
  deleteAuctionUsingDELETE,
  getAuctionUsingGET,
  getItemOwnershipsUsingGET,
  getItemsByIdsUsingPOST,
  getOwnershipsByIdsUsingPOST,
  getOwnershipUsingGET,
  getWalletOwnershipsbyItemIdsUsingPOST,
  loadSearchableItems,
  loadSearchableOwnerships,
} from '../../../../clients/marketplace-api/src/index.ts'
import { type Change, writeItems } from '../../read-model/_fixture.ts'
import { minute } from '../../read-model/_names.ts'
import type { SignedIn } from '../_connection.ts'
import { DROP, minted, ownershipOf, withSocial } from '../social/_social.ts'
import { auctionForm, inMinutes, writeCoin } from './_auctions.ts'

describe('an auction in other answers', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  let item: string
  let id: string
  before(async () => {
    await writeCoin(pools())
    ann = await user()
  })
  beforeEach(async () => {
    item = await minted(pools(), ann.wallet)
    id = ownershipOf(item, ann.wallet)
  })

  const create = (changes: object = {}) =>
    createAuctionUsingPOST(ann.connection, { id, auctionForm: auctionForm(changes) })

  /** Auctions and statuses in all answers that have the ownership, or its item. */
  async function shown(ownership = id) {
    const connection = visitor()
    const requestBody = [ownership]
    const wallet = ann.wallet.text
    const [one, byIds, ofItem, ofWallet, items, searchable, searchableItems] = await Promise.all([
      getOwnershipUsingGET(connection, { id: ownership }).catch(() => undefined),
      getOwnershipsByIdsUsingPOST(connection, { requestBody }),
      getItemOwnershipsUsingGET(connection, { id: item }),
      getWalletOwnershipsbyItemIdsUsingPOST(connection, { id: wallet, requestBody: [item] }),
      getItemsByIdsUsingPOST(connection, { requestBody: [item] }),
      loadSearchableOwnerships(connection, { requestBody }),
      loadSearchableItems(connection, { requestBody: [item] }),
    ])
    const ownerships = [...(one ? [one] : []), ...byIds, ...ofItem, ...ofWallet]
    return {
      ownerships: ownerships.map(({ auction, status }) => ({ auction, status })),
      searchable: searchable.map(({ auctionEndDate, status }) => ({ auctionEndDate, status })),
      searchableItems: searchableItems.map(({ auctionEndDate, statuses }) => ({
        auctionEndDate,
        statuses,
      })),
      items: items.map(({ ownership: sold, statuses }) => ({ auction: sold?.auction, statuses })),
    }
  }

  async function expectNone() {
    const { ownerships, searchable, searchableItems, items } = await shown()
    const status = 'NOT_FOR_SALE'
    const statuses = [status]
    expect(ownerships.length).to.be.greaterThan(0)
    for (const each of ownerships) expect(each).to.deep.equal({ auction: undefined, status })
    expect(items).to.deep.equal([{ auction: undefined, statuses }])
    for (const each of searchable) expect(each).to.deep.equal({ auctionEndDate: undefined, status })
    expect(searchableItems).to.deep.equal([{ auctionEndDate: undefined, statuses }])
  }

  const TIMES = { NOT_STARTED: 30, STARTED: -1 } as const
  for (const [state, minutes] of Object.entries(TIMES)) {
    it(`is that of the ownership while it is ${state}, with AUCTION as its status`, async () => {
      await create({ startDate: inMinutes(minutes) })
      const auction = await getAuctionUsingGET(visitor(), { id })
      expect(auction.status).to.equal(state)
      const status = 'AUCTION'
      const { endDate: auctionEndDate } = auction
      const { ownerships, searchable, searchableItems, items } = await shown()
      expect(ownerships).to.deep.equal(Array.from({ length: 4 }, () => ({ auction, status })))
      expect(items).to.deep.equal([{ auction, statuses: [status] }])
      expect(searchable).to.deep.equal([{ auctionEndDate, status }])
      expect(searchableItems).to.deep.equal([{ auctionEndDate, statuses: [status] }])
    })
  }

  it('is not shown without one, once it has ended, or when it is deleted', async () => {
    await expectNone()
    await create()
    await deleteAuctionUsingDELETE(ann.connection, { id })
    await expectNone()
    await create()
    const { id: auction } = await getAuctionUsingGET(visitor(), { id })
    const end = new Date()
    await pools()
      .write.updateTable('auctions')
      .set({ start_at: new Date(inMinutes(-9)), first_end_at: end, end_at: end })
      .where('id', '=', String(auction))
      .execute()
    await expectNone()
  })

  it('is not shown of the next owner, and not of the former one', async () => {
    await create()
    const bob = await user()
    const plain = ({ text }: SignedIn['wallet']) => text.slice(text.indexOf(':') + 1)
    const tokenId = BigInt(item.split(':')[2] ?? '')
    const [from, to] = [plain(ann.wallet), plain(bob.wallet)]
    // The first change is the one that is known.
    const changes: Change[] = [
      { type: 'MINT', to: from, at: minute(1), block: 1n },
      { type: 'TRANSFER', from, to, at: minute(2), block: 2n },
    ]
    await writeItems(pools(), [{ item: { ...DROP, tokenId }, collection: DROP, changes }])
    await expectNone()
    const { ownerships } = await shown(ownershipOf(item, bob.wallet))
    const none = { auction: undefined, status: 'NOT_FOR_SALE' }
    expect(ownerships).to.deep.equal([none, none, none])
  })

  it('is shown of the ownership alone that it is of, among others of a page', async () => {
    await create()
    const other = ownershipOf(await minted(pools(), ann.wallet), ann.wallet)
    const page = await getOwnershipsByIdsUsingPOST(visitor(), { requestBody: [other, id] })
    expect(page.map(({ status }) => status)).to.deep.equal(['NOT_FOR_SALE', 'AUCTION'])
  })
})
