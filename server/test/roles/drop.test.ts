import { expect } from 'chai'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { Parameters } from '../read-model/_app.ts'
import { type MintedDrop, mintedDrop, walletId } from './_mintedDrop.ts'
import type { Place } from './_places.ts'

describe('a drop on the network, as the server answers', () => {
  let minted: MintedDrop

  before(async () => {
    minted = await mintedDrop()
  })
  after(() => minted.close())

  it('is a collection with its owner', async () => {
    const { body } = await minted.server.ask(calls.getCollectionById, {
      collection: minted.collectionId,
    })
    const { version, hasTraits, ...collection } = body
    expect(collection).to.deep.equal({
      id: minted.collectionId,
      blockchain: 'SOLANA',
      structure: 'REGULAR',
      type: 'TOKEN_GROUP_2022',
      status: 'CONFIRMED',
      name: 'A drop',
      symbol: 'DROP',
      owner: walletId(minted.creator),
      features: ['BURN', 'SECONDARY_SALE_FEES'],
      minters: [],
      self: true,
      scam: false,
      shared: false,
      extra: { groupMint: String(minted.drop.groupMint.publicKey) },
    })
    const lists = [
      await minted.server.ask(calls.getAllCollections, { blockchains: ['SOLANA'] }),
      await minted.server.ask(calls.getCollectionsByOwner, { owner: walletId(minted.creator) }),
    ]
    for (const { body: list } of lists) expect(list.collections).to.deep.equal([body])
  })

  it('has items with holders, also the burned one', async () => {
    const { ada: mintedFirst, bob: mintedLater, transfer, burn: burned } = minted.places
    const moved = { ownerIfSingle: walletId(minted.bob), ownerChangeDate: transfer.date }
    const expected = [
      { ...itemOf(0, mintedFirst), ...moved, lastUpdatedAt: transfer.date },
      { ...itemOf(1, mintedFirst), ownerIfSingle: walletId(minted.ada) },
      {
        ...itemOf(2, mintedLater),
        ownerChangeDate: burned.date,
        lastUpdatedAt: burned.date,
        supply: '0',
        deleted: true,
      },
    ]
    for (const [index, item] of expected.entries()) {
      const { body } = await minted.server.ask(calls.getItemById, { itemId: minted.itemId(index) })
      const { version, ...found } = body
      expect(found).to.deep.equal(item)
    }
  })

  it('has one truth: lists have what the calls of one entity answer', async () => {
    const itemsIn = async (call: Call, parameters: Parameters) =>
      ((await minted.server.ask(call, parameters)).body as unknown as { items: object[] }).items
    const first = (await minted.server.ask(calls.getItemById, { itemId: minted.itemId(0) })).body
    const second = (await minted.server.ask(calls.getItemById, { itemId: minted.itemId(1) })).body
    const burned = (await minted.server.ask(calls.getItemById, { itemId: minted.itemId(2) })).body
    const collection = minted.collectionId
    const all = await itemsIn(calls.getAllItems, { showDeleted: true })
    expect(all).to.have.deep.members([first, second, burned])
    expect(await itemsIn(calls.getAllItems, {})).to.have.deep.members([first, second])
    const ofCollection = await itemsIn(calls.getItemsByCollection, { collection })
    expect(ofCollection).to.have.deep.members([first, second])
    const ofCreator = await itemsIn(calls.getItemsByCreator, { creator: walletId(minted.creator) })
    expect(ofCreator).to.have.deep.members([first, second])
    const ofBob = await itemsIn(calls.getItemsByOwner, { owner: walletId(minted.bob) })
    expect(ofBob).to.deep.equal([first])
    const byIds = await itemsIn(calls.getItemByIds, {
      itemIds: { ids: [minted.itemId(2), minted.itemId(1)] },
    })
    expect(byIds).to.deep.equal([burned, second])
  })

  it('has royalties', async () => {
    const { body } = await minted.server.ask(calls.getItemRoyaltiesById, {
      itemId: minted.itemId(0),
    })
    expect(body).to.deep.equal({ royalties: [{ account: walletId(minted.creator), value: 500 }] })
  })

  it('has ownerships of whoever holds items', async () => {
    const id = `${minted.itemId(0)}:${minted.bob.publicKey}`
    const { body } = await minted.server.ask(calls.getOwnershipById, { ownershipId: id })
    const { version, ...ownership } = body
    expect(ownership).to.deep.equal({
      id,
      blockchain: 'SOLANA',
      itemId: minted.itemId(0),
      collection: minted.collectionId,
      owner: walletId(minted.bob),
      value: '1',
      source: 'TRANSFER',
      createdAt: minted.places.transfer.date,
      lastUpdatedAt: minted.places.transfer.date,
      creators: [{ account: walletId(minted.creator), value: 10_000 }],
      lazyValue: '0',
      pending: [],
    })
    const ofItem = await minted.server.ask(calls.getOwnershipsByItem, { itemId: minted.itemId(0) })
    expect(ofItem.body.ownerships).to.deep.equal([body])
    const ofBurned = await minted.server.ask(calls.getOwnershipsByItem, {
      itemId: minted.itemId(2),
    })
    expect(ofBurned.body.ownerships).to.deep.equal([])
    const all = await minted.server.ask(calls.getOwnershipsByCollection, {
      collection: minted.collectionId,
    })
    expect(all.body.ownerships.map((one) => one.id)).to.have.members([
      id,
      `${minted.itemId(1)}:${minted.ada.publicKey}`,
    ])
  })

  /** An item that was minted and has not moved. */
  function itemOf(index: number, { date }: Place) {
    return {
      id: minted.itemId(index),
      blockchain: 'SOLANA',
      collection: minted.collectionId,
      creators: [{ account: walletId(minted.creator), value: 10_000 }],
      lazySupply: '0',
      pending: [],
      mintedAt: date,
      lastUpdatedAt: date,
      supply: '1',
      deleted: false,
      totalStock: '0',
      sellers: 0,
      self: true,
      suspicious: false,
      itemCollection: { id: minted.collectionId, name: 'A drop' },
      extra: { name: `Item #${index + 1}`, number: `${index + 1}` },
    }
  }
})
