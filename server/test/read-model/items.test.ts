import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as calls from '../../src/indexer/items/calls.ts'
import { account } from './_addresses.ts'
import { ALICE, BOB, CAROL, CHAINS, COPIED, dropOn, itemIdOn, MINTED, minute } from './_names.ts'
import { withWorld } from './_suite.ts'
import { DOCUMENT } from './_tables.ts'

const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)
const numbersOn = (chain: (typeof CHAINS)[number], ...numbers: number[]) =>
  numbers.map((number) => itemIdOn(chain, number))

describe('items', () => {
  const { ask } = withWorld()

  describe('by id', () => {
    for (const chain of CHAINS) {
      it(`are shown whole on ${chain}`, async () => {
        const { status, body } = await ask(calls.getItemById, { itemId: itemIdOn(chain, 1) })
        const [, contract, tokenId] = itemIdOn(chain, 1).split(':')
        const hasToken = tokenId !== undefined
        expect(status).to.equal(200)
        expect(body).to.deep.equal({
          id: itemIdOn(chain, 1),
          blockchain: chain,
          collection: formatCollectionId(dropOn(chain)),
          ...(hasToken && { contract: `${chain}:${contract}`, tokenId }),
          creators: [{ account: account(chain, CAROL), value: 10_000 }],
          ownerIfSingle: account(chain, ALICE),
          lazySupply: '0',
          pending: [],
          mintedAt: '2026-01-01T00:01:00.000Z',
          lastUpdatedAt: '2026-01-01T00:01:00.000Z',
          supply: '1',
          meta: DOCUMENT,
          deleted: false,
          totalStock: '0',
          sellers: 0,
          self: true,
          suspicious: false,
          itemCollection: { id: formatCollectionId(dropOn(chain)), name: `Drop on ${chain}` },
          extra: {},
          version: 0,
        })
      })
    }

    it('say since when the owner has them', async () => {
      const { body } = await ask(calls.getItemById, { itemId: itemIdOn('BASE', 2) })
      expect(body.ownerIfSingle).to.equal(account('BASE', BOB))
      expect(body.ownerChangeDate).to.equal(minute(5).toISOString())
    })

    it('have no single owner when several hold copies', async () => {
      const { body } = await ask(calls.getItemById, { itemId: formatItemId(COPIED) })
      expect(body.ownerIfSingle).to.equal(undefined)
      expect(body.supply).to.equal('10')
    })

    it('are shown as deleted after they were burned', async () => {
      const { body } = await ask(calls.getItemById, { itemId: itemIdOn('SOLANA', 4) })
      expect(body).to.include({ deleted: true, supply: '0' })
      expect(body.ownerIfSingle).to.equal(undefined)
    })

    it('are not found when they are not known', async () => {
      const itemId = itemIdOn('APTOS', 99)
      expect(await ask(calls.getItemById, { itemId })).to.deep.equal({
        status: 404,
        body: { code: 'NOT_FOUND', message: `There is no item ${itemId}` },
      })
    })

    it('are refused when the id has another form', async () => {
      const { status, body } = await ask(calls.getItemById, { itemId: 'SOLANA:1:2' })
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    })
  })

  it('by ids come in the order asked for, each once, without unknown ones', async () => {
    const ids = [
      itemIdOn('FLOW', 2),
      itemIdOn('BASE', 99),
      itemIdOn('SOLANA', 1),
      itemIdOn('FLOW', 2),
    ]
    const { body } = await ask(calls.getItemByIds, { itemIds: { ids } })
    expect(idsOf(body)).to.deep.equal([itemIdOn('FLOW', 2), itemIdOn('SOLANA', 1)])
    const empty = await ask(calls.getItemByIds, { itemIds: { ids: [] } })
    expect(empty).to.deep.equal({ status: 200, body: { items: [] } })
  })

  describe('royalties', () => {
    const royaltiesOf = (itemId: string) => ask(calls.getItemRoyaltiesById, { itemId })

    it('are those of the collection, unless the item has its own', async () => {
      expect((await royaltiesOf(itemIdOn('SOLANA', 1))).body).to.deep.equal({
        royalties: [{ account: account('SOLANA', CAROL), value: 500 }],
      })
      expect((await royaltiesOf(itemIdOn('SOLANA', 5))).body).to.deep.equal({
        royalties: [{ account: account('SOLANA', BOB), value: 250 }],
      })
      expect((await royaltiesOf(formatItemId(COPIED))).body).to.deep.equal({ royalties: [] })
    })

    it('are not found for an item that is not known', async () => {
      expect((await royaltiesOf(itemIdOn('FLOW', 99))).status).to.equal(404)
    })
  })

  describe('all', () => {
    const all = async (parameters: object) =>
      (await ask(calls.getAllItems, { size: 1000, ...parameters })).body

    it('come with the latest change first, and without burned ones', async () => {
      const { items, continuation } = await all({})
      expect(items).to.have.length(CHAINS.length * (MINTED - 1) + 1)
      expect(continuation).to.equal(undefined)
      const times = items.map(({ lastUpdatedAt }) => lastUpdatedAt)
      expect(times).to.deep.equal([...times].sort().reverse())
      expect(items[0]?.id).to.equal(formatItemId(COPIED))
    })

    it('may be narrowed to blockchains, those without data included', async () => {
      const { items } = await all({ blockchains: ['APTOS', 'POLYGON', 'SOMNIA'] })
      expect(items).to.have.length(MINTED - 1)
      expect(await all({ blockchains: ['SOMNIA'] })).to.deep.equal({ items: [] })
    })

    it('show burned ones when they shall', async () => {
      const { items } = await all({ showDeleted: true, blockchains: ['FLOW'] })
      expect(items).to.have.length(MINTED)
    })

    it('may be limited to times of the last change, both ends included', async () => {
      const five = minute(5).getTime()
      const bounds = { blockchains: ['FLOW'], lastUpdatedFrom: five, lastUpdatedTo: five }
      expect(idsOf(await all(bounds)).sort()).to.deep.equal(numbersOn('FLOW', 2, 3))
      const later = await all({ blockchains: ['FLOW'], lastUpdatedFrom: five + 1 })
      expect(later.items).to.deep.equal([])
      const earlier = await all({ blockchains: ['FLOW'], lastUpdatedTo: five - 1 })
      expect(idsOf(earlier).sort()).to.deep.equal(numbersOn('FLOW', 1, 5, 6))
    })

    it('refuse a range of times that ends before it begins', async () => {
      const { status } = await ask(calls.getAllItems, { lastUpdatedFrom: 2, lastUpdatedTo: 1 })
      expect(status).to.equal(400)
    })
  })

  describe('of a collection', () => {
    for (const chain of CHAINS) {
      it(`are those that were not burned on ${chain}`, async () => {
        const collection = formatCollectionId(dropOn(chain))
        const { body } = await ask(calls.getItemsByCollection, { collection })
        expect(idsOf(body)).to.have.members(numbersOn(chain, 1, 2, 3, 5, 6))
      })
    }

    it('are none when it is not known', async () => {
      const collection = formatCollectionId({ ...COPIED, contract: `0x${'9'.repeat(40)}` })
      const answer = await ask(calls.getItemsByCollection, { collection })
      expect(answer).to.deep.equal({ status: 200, body: { items: [] } })
    })
  })

  describe('of a creator', () => {
    it('are found on all blockchains of the group, or on some', async () => {
      const creator = account('ETHEREUM', CAROL)
      const both = await ask(calls.getItemsByCreator, { creator })
      expect(idsOf(both.body)).to.have.members([
        ...numbersOn('ETHEREUM', 1, 2, 3, 5, 6),
        ...numbersOn('BASE', 1, 2, 3, 5, 6),
      ])
      const one = await ask(calls.getItemsByCreator, { creator, blockchains: ['BASE'] })
      expect(idsOf(one.body)).to.have.members(numbersOn('BASE', 1, 2, 3, 5, 6))
    })

    it('are none for somebody who made none', async () => {
      const creator = account('SOLANA', ALICE)
      expect((await ask(calls.getItemsByCreator, { creator })).body).to.deep.equal({
        items: [],
      })
    })
  })

  describe('of an owner', () => {
    it('are those of which they hold copies, on all blockchains of the group or on some', async () => {
      const owner = account('ETHEREUM', BOB)
      const { body } = await ask(calls.getItemsByOwner, { owner })
      expect(idsOf(body)[0]).to.equal(formatItemId(COPIED))
      expect(idsOf(body)).to.have.members([
        formatItemId(COPIED),
        ...numbersOn('ETHEREUM', 2, 3),
        ...numbersOn('BASE', 2, 3),
      ])
      const some = await ask(calls.getItemsByOwner, { owner, blockchains: ['BASE'] })
      expect(idsOf(some.body)).to.have.members(numbersOn('BASE', 2, 3))
    })

    it('come with their ownerships', async () => {
      const owner = account('SOLANA', BOB)
      const { body } = await ask(calls.getItemsByOwnerWithOwnership, { owner })
      expect(body.items).to.have.length(4)
      for (const { item, ownership } of body.items) {
        expect(ownership.id).to.equal(`${item.id}:${owner.split(':')[1]}`)
        expect(ownership).to.include({ owner, value: '1', createdAt: minute(5).toISOString() })
        expect(item.ownerIfSingle).to.equal(owner)
      }
    })

    it('are none for a stranger', async () => {
      const owner = account('FLOW', 77)
      expect((await ask(calls.getItemsByOwner, { owner })).body).to.deep.equal({ items: [] })
      const both = await ask(calls.getItemsByOwnerWithOwnership, { owner })
      expect(both.body).to.deep.equal({ items: [] })
    })
  })
})
