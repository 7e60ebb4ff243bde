import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { addressKey, collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import { searchItems } from '../../../src/marketplace/search/calls.ts'
import { account, wallet } from '../../read-model/_addresses.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  dropOn,
  itemIdOn,
  itemOn,
  minute,
} from '../../read-model/_names.ts'
import { DOCUMENT } from '../../read-model/_tables.ts'
import { READER } from '../_reading.ts'
import { withItemSearch } from './_itemSearch.ts'

const DROP = formatCollectionId(dropOn('BASE'))
const COPIES = formatItemId(COPIED)

describe('a search of the marketplace by what users and operators say of items', () => {
  const { ask, pools, idsFor, decide } = withItemSearch()

  /** Ids that one value of a field finds and the other one does not; together, they are all. */
  async function halves(field: string): Promise<[string[], string[]]> {
    const [yes, no] = [await idsFor({ [field]: true }), await idsFor({ [field]: false })]
    expect([...yes, ...no], field).to.have.members(await idsFor({}))
    return [yes, no]
  }

  it('finds what operators have verified, or their collections', async () => {
    expect(await idsFor({ verifiedOnly: true })).to.deep.equal([])
    await decide('verify', itemIdOn('SOLANA', 1))
    expect(await idsFor({ verifiedOnly: true })).to.deep.equal([itemIdOn('SOLANA', 1)])
    await decide('verify', DROP)
    const ofDrop = await idsFor({ collections: [DROP] })
    const found = await idsFor({ verifiedOnly: true })
    expect(found).to.have.members([itemIdOn('SOLANA', 1), ...ofDrop])
  })

  it('finds what verified users created', async () => {
    const byCreators = () => idsFor({ verifiedCreatorOnly: true })
    expect(await byCreators()).to.deep.equal([])
    await pools()
      .write.updateTable('items')
      .set({ creators: [addressKey({ blockchain: 'BASE', address: wallet('BASE', BOB) })] })
      .where('id', '=', itemKey(itemOn('BASE', 5)))
      .execute()
    await decide('verify', READER.userId)
    expect(await byCreators()).to.deep.equal([itemIdOn('BASE', 5)])
    const both = { verifiedCreatorOnly: true, creatorAddress: account('ETHEREUM', BOB) }
    expect(await idsFor(both)).to.deep.equal([itemIdOn('BASE', 5)])
    expect(await idsFor({ ...both, creatorAddress: account('BASE', CAROL) })).to.deep.equal([])
  })

  it('finds what followed users own and created', async () => {
    const follower = '22222222-2222-4333-8444-555555555555'
    const byFollower = {
      owned: { followingsByOwner: follower },
      made: { followingsByCreator: follower },
    }
    expect(await idsFor(byFollower.owned)).to.deep.equal([])
    await pools()
      .write.insertInto('followings')
      .values({ user_id: follower, followed_id: READER.userId, created_at: minute(1) })
      .execute()
    const wallets = [account('ETHEREUM', BOB), account('SOLANA', BOB)]
    const owned = await idsFor({ ownerAddresses: wallets })
    expect(owned).not.to.deep.equal([])
    expect(await idsFor(byFollower.owned)).to.deep.equal(owned)
    expect(await idsFor(byFollower.made)).to.deep.equal(await idsFor({ creatorAddresses: wallets }))
    const others = { ...byFollower.owned, ownerAddresses: [account('ETHEREUM', ALICE)] }
    expect(await idsFor(others)).to.deep.equal([])
    for (const nobody of ['nobody', READER.userId]) {
      expect(await idsFor({ followingsByOwner: nobody })).to.deep.equal([])
    }
  })

  it('tells apart what its only owner has hidden, and shows it so', async () => {
    const [item, collection] = [itemKey(itemOn('BASE', 2)), collectionKey(dropOn('BASE'))]
    const owner = addressKey({ blockchain: 'BASE', address: wallet('BASE', BOB) })
    const mark = { item, collection, mark: 'HIDE', user_id: READER.userId, created_at: minute(1) }
    const holders = await pools()
      .write.selectFrom('ownerships')
      .select(['item', 'collection', 'owner'])
      .where('item', '=', itemKey(COPIED))
      .execute()
    expect(holders.length).to.be.greaterThan(1)
    await pools()
      .write.insertInto('ownership_marks')
      .values([
        { ...mark, owner },
        { ...mark, item: itemKey(itemOn('BASE', 1)), owner },
        { ...mark, item: itemKey(itemOn('BASE', 3)), owner, mark: 'PIN' },
        ...holders.map((each) => ({ ...mark, ...each })),
      ])
      .execute()
    const [hidden, others] = await halves('hide')
    expect(hidden).to.deep.equal([itemIdOn('BASE', 2)])
    expect(others).to.include.members([COPIES, itemIdOn('BASE', 1)])
    for (const hide of [true, false]) {
      const { body } = await ask(searchItems, { itemPageRequest: { filter: { hide }, size: 1000 } })
      expect(body.filter((shown) => shown.hide !== hide)).to.deep.equal([])
      expect(body.map(({ id }) => id)).to.deep.equal(hide ? hidden : others)
    }
  })

  it('tells apart what others than its creators sell and hold', async () => {
    const alice = addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
    await pools()
      .write.updateTable('items')
      .set({ creators: [alice] })
      .where('id', 'in', [itemKey(itemOn('ETHEREUM', 1)), itemKey(COPIED)])
      .execute()
    const [resold] = await halves('secondarySale')
    const sold = ['BASE', 'SOLANA', 'FLOW'] as const
    expect(resold).to.have.members(sold.map((chain) => itemIdOn(chain, 2)))
    const [, kept] = await halves('haveSecondaryOwner')
    expect(kept).to.deep.equal([itemIdOn('ETHEREUM', 1)])
  })

  it('finds what has content, bids, copies, and copies that are not minted', async () => {
    const { write } = pools()
    const lazy = itemIdOn('BASE', 6)
    await write
      .updateTable('items')
      .set({ lazy_supply: '3' })
      .where('id', '=', itemKey(itemOn('BASE', 6)))
      .execute()
    await write
      .updateTable('item_metadata')
      .set({ document: JSON.stringify(DOCUMENT) })
      .where('item', '=', itemKey(itemOn('FLOW', 2)))
      .execute()
    expect(await idsFor({ hasMetaContentOnly: true })).to.deep.equal([itemIdOn('FLOW', 2)])
    expect(await idsFor({ hideItemsSupply: 'HIDE_NOT_LAZY_SUPPLY' })).to.deep.equal([lazy])
    const all = await idsFor({})
    const minted = await idsFor({ hideItemsSupply: 'HIDE_LAZY_SUPPLY' })
    expect(minted).to.deep.equal(all.filter((id) => id !== lazy))
    const [multiple] = await halves('multiple')
    expect(multiple).to.deep.equal([COPIES])
    const bids = await write
      .selectFrom('items')
      .select('id')
      .where('bid_price', 'is not', null)
      .where('deleted', '=', false)
      .execute()
    const wanted = await idsFor({ withBidsOnly: true })
    expect(wanted).to.have.length(bids.length)
    expect(wanted.length).to.be.within(1, all.length - 1)
  })

  it('leaves out what operators have unlisted, and the items of such collections', async () => {
    const all = await idsFor({})
    await decide('unlist', itemIdOn('SOLANA', 2))
    expect(await idsFor({})).to.deep.equal(all.filter((id) => id !== itemIdOn('SOLANA', 2)))
    await decide('unlist', DROP)
    expect(await idsFor({ collections: [DROP] })).to.deep.equal([])
    await decide('unlist', DROP, '--undo')
    await decide('unlist', itemIdOn('SOLANA', 2), '--undo')
    expect(await idsFor({})).to.deep.equal(all)
  })
})
