import { expect } from 'chai'
import * as indexer from '../../../src/indexer/calls.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { expectedItem, expectedOrder, expectedOwnership, type Known } from '../_expected.ts'
import { withMarket } from '../_suite.ts'

/** A value as JSON has it, without what is undefined. */
const inJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

describe('one truth of both interfaces', () => {
  const { ask, askIndexer } = withMarket()
  let items: Awaited<ReturnType<typeof allItems>>
  let known: Known

  const allItems = async () => {
    const { body } = await askIndexer(indexer.getAllItems, { showDeleted: true, size: 1000 })
    return body.items
  }

  before(async () => {
    items = await allItems()
    const { currencies } = (await askIndexer(indexer.getAllCurrencies, {})).body
    const ownerships = new Map()
    const royalties = new Map()
    for (const { id: itemId } of items) {
      const owned = await askIndexer(indexer.getOwnershipsByItem, { itemId })
      ownerships.set(itemId, owned.body.ownerships)
      const paid = await askIndexer(indexer.getItemRoyaltiesById, { itemId })
      royalties.set(itemId, paid.body.royalties)
    }
    known = { currencies, ownerships, royalties }
  })

  it('is in items, field by field, burned ones too', async () => {
    const { body } = await ask(calls.getItemsByIdsUsingPOST, {
      requestBody: items.map(({ id }) => id),
    })
    expect(body).to.have.length(items.length)
    for (const [index, item] of items.entries()) {
      expect(body[index], item.id).to.deep.equal(inJson(expectedItem(item, known)))
    }
    expect(body.filter(({ offerV2, ownership }) => offerV2 && ownership)).not.to.deep.equal([])
    expect(body.filter(({ deleted }) => deleted)).not.to.deep.equal([])
  })

  it('is in ownerships, field by field', async () => {
    const ownerships = [...known.ownerships.values()].flat()
    const { body } = await ask(calls.getOwnershipsByIdsUsingPOST, {
      requestBody: ownerships.map(({ id }) => id),
    })
    expect(body).to.have.length(ownerships.length)
    for (const [index, ownership] of ownerships.entries()) {
      const expected = inJson(expectedOwnership(ownership, known))
      expect(body[index], ownership.id).to.deep.equal(expected)
      const alone = await ask(calls.getOwnershipUsingGET, { id: ownership.id })
      expect(alone.body).to.deep.equal(expected)
    }
    expect(new Set(body.map(({ status }) => status))).to.deep.equal(
      new Set(['FIXED_PRICE', 'NOT_FOR_SALE']),
    )
  })

  it('is in orders, field by field, whatever their status', async () => {
    const { orders } = (await askIndexer(indexer.getOrdersAll, { size: 1000 })).body
    expect(orders).to.have.length(15)
    for (const order of orders) {
      const { body } = await ask(calls.sellOrderUsingGET, { id: order.id })
      expect(body, order.id).to.deep.equal(inJson(expectedOrder(order, known)))
    }
  })

  it('is in traits, and in their rarity', async () => {
    const collectionIds = [...new Set(items.map(({ collection }) => collection ?? ''))]
    const ours = await ask(calls.queryTraitsUsingGET, { collectionIds })
    const theirs = await askIndexer(indexer.queryTraits, { collectionIds })
    expect(ours.body).to.deep.equal(theirs.body.traits)
    const traitsRarityRequest = {
      collectionId: collectionIds[0],
      properties: [
        { key: 'Color', value: 'Red' },
        { key: 'Color', value: 'None' },
      ],
    }
    const rare = await ask(calls.queryTraitsWithRarityUsingPOST, { traitsRarityRequest })
    const rarities = await askIndexer(indexer.queryTraitsWithRarity, { traitsRarityRequest })
    expect(rare.body).to.deep.equal(
      rarities.body.traits.map((trait) => ({ ...trait, rarity: Number(trait.rarity) })),
    )
  })
})
