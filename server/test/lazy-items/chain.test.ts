import { expect } from 'chai'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { LazyItemForm } from '../../src/lazy-items/lazyItem.ts'
import { keptCounts, recount } from '../ingest/_counts.ts'
import { tablesOf } from '../ingest/_tables.ts'
import { type Reading, reading } from '../ingest/evm/_reading.ts'
import type { Parameters } from '../read-model/_app.ts'
import { lazyContract } from './_contracts.ts'
import { openStudio, type Studio, tokenOf, userOf } from './_studio.ts'

describe('a lazy item, as the chain goes on,', () => {
  let studio: Studio
  let live: Reading
  before(async () => {
    studio = await openStudio()
    live = reading(studio.pools.write, studio.chain.url)
    await live.round()
  })
  after(() => studio.stop())
  afterEach(async () => {
    expect(await keptCounts(studio.pools.write)).to.deep.equal(await recount(studio.pools.write))
  })

  /** Registers an item. */
  async function registered(form: LazyItemForm): Promise<LazyItemForm> {
    const { status, body } = await studio.register(form)
    expect(status, body.message).to.equal(200)
    return form
  }
  const itemOf = async ({ id }: LazyItemForm) =>
    (await studio.ask(calls.getItemById, { itemId: id })).body
  /** An item's copies by wallet, minted and lazy. */
  async function holdings({ id }: LazyItemForm) {
    const { body } = await studio.ask(calls.getOwnershipsByItem, { itemId: id })
    return Object.fromEntries(
      body.ownerships.map(({ owner, value, lazyValue }) => [owner, [value, lazyValue]]),
    )
  }

  it('is no longer one when it is minted, with what the contract says of it', async () => {
    const form = await registered(await studio.item())
    await studio.mint(form)
    await live.round()
    expect(await itemOf(form)).to.deep.include({
      supply: '1',
      lazySupply: '0',
      ownerIfSingle: userOf(2),
      creators: form.creators,
    })
    expect(await holdings(form)).to.deep.equal({ [userOf(2)]: ['1', '0'] })
    const royalties = await studio.ask(calls.getItemRoyaltiesById, { itemId: form.id })
    expect(royalties.body.royalties).to.deep.equal(form.royalties)
    expect((await studio.ask(calls.getLazyItemById, { itemId: form.id })).status).to.equal(404)
    expect((await studio.burn(form)).status).to.equal(404)
    expect((await studio.register(form)).body).to.deep.equal(await itemOf(form))
  })

  it('belongs to a collection that says that it mints so, once the chain names it', async () => {
    const contract = (await studio.chain.deploy(lazyContract('Items'))).toLowerCase()
    const first = await studio.item({ id: `ETHEREUM:${contract}:${tokenOf(1, 1)}` })
    expect((await studio.register(first)).status).to.equal(404)
    await studio.mint(first)
    await live.round()
    const { body } = await studio.ask(calls.getCollectionById, {
      collection: `ETHEREUM:${contract}`,
    })
    expect(body.features).to.deep.equal(['APPROVE_FOR_ALL', 'MINT_AND_TRANSFER'])
    const next = await studio.item({ id: `ETHEREUM:${contract}:${tokenOf(1, 2)}` })
    expect((await studio.register(next)).status).to.equal(200)
  })

  it('has fewer lazy copies with each that is minted, and none once burned', async () => {
    const form = await registered(await studio.copied())
    await studio.mint(form, 3n)
    await live.round()
    expect(await itemOf(form)).to.deep.include({ supply: '3', lazySupply: '7', deleted: false })
    expect(await itemOf(form)).to.not.have.property('ownerIfSingle')
    const left = { [userOf(1)]: ['0', '7'], [userOf(2)]: ['3', '0'] }
    expect(await holdings(form)).to.deep.equal(left)
    expect((await studio.burn(form)).status).to.equal(204)
    expect(await itemOf(form)).to.deep.include({ supply: '3', lazySupply: '0', deleted: false })
    expect(await itemOf(form)).to.include({ ownerIfSingle: userOf(2) })
    // Burning lazy copies leaves no trace on chain.
    await studio.mint(form, 7n)
    await live.round()
    expect(await itemOf(form)).to.deep.include({ supply: '10', lazySupply: '0', deleted: false })
  })

  it('is one again when the block of its mint is replaced', async () => {
    const [single, copied] = [await studio.item(), await studio.copied()]
    for (const form of [single, copied]) await registered(form)
    await studio.mint(copied, 1n)
    await live.round()
    const before = await tablesOf(studio.pools.write)
    const snapshot = await studio.chain.cheats.snapshot()
    await studio.mint(single)
    await studio.mint(copied, 2n)
    await live.round()
    expect(await holdings(single)).to.deep.equal({ [userOf(2)]: ['1', '0'] })
    await studio.chain.cheats.revert({ id: snapshot })
    await studio.chain.cheats.mine({ blocks: 3 })
    await live.round()
    const after = await tablesOf(studio.pools.write)
    expect({ ...after, blocks: [] }).to.deep.equal({ ...before, blocks: [] })
    expect(await holdings(single)).to.deep.equal({ [userOf(1)]: ['0', '1'] })
    await studio.mint(single)
    await live.round()
    expect(await holdings(single)).to.deep.equal({ [userOf(2)]: ['1', '0'] })
  })

  it('is in all lists as other items are, and equal in all of them', async () => {
    const minted = await studio.item({ creators: [{ account: userOf(1), value: 10_000 }] })
    await registered(minted)
    await studio.mint(minted)
    await live.round()
    const form = await registered(await studio.item())
    const item = await itemOf(form)
    const [owner, itemId] = [userOf(1), form.id]
    const ownershipId = `${itemId}:${owner.slice('ETHEREUM:'.length)}`
    const { body: ownership } = await studio.ask(calls.getOwnershipById, { ownershipId })
    expect(ownership).to.deep.include({ value: '0', lazyValue: '1', source: 'MINT', itemId })
    const lists: readonly (readonly [Call, Parameters])[] = [
      [calls.getAllItems, {}],
      [calls.getItemsByCollection, { collection: item.collection }],
      [calls.getItemsByCreator, { creator: owner }],
      [calls.getItemsByOwner, { owner }],
      [calls.getItemByIds, { itemIds: { ids: [itemId] } }],
      [calls.getOwnershipsByItem, { itemId }],
      [calls.getOwnershipsByCollection, { collection: item.collection }],
      [calls.getOwnershipsByIds, { ownershipIds: { ids: [ownershipId] } }],
    ]
    for (const [call, parameters] of lists) {
      const { body } = await studio.ask(call, { size: 1000, ...parameters })
      const { items, ownerships } = body as unknown as Record<string, { id: string }[]>
      const found = (items ?? ownerships)?.find(({ id }) => id.startsWith(itemId))
      expect(found, call.operationId).to.deep.equal(items ? item : ownership)
    }
    const { body } = await studio.ask(calls.getItemsByOwnerWithOwnership, { owner })
    const pair = body.items.find((one) => one.item.id === itemId)
    expect(pair?.item).to.deep.equal(item)
    expect(ownership).to.deep.include(pair?.ownership)
    const mine = await studio.ask(calls.getCollectionsWithOwnedItems, { owners: [owner] })
    expect(mine.body.collections.map(({ collection }) => collection.id)).to.include(item.collection)
    // One creator's mints differ only by number.
    const keys = (one: object) => Object.keys(one).sort()
    expect(keys(await itemOf(minted))).to.deep.equal([...keys(item), 'ownerChangeDate'].sort())
  })
})
