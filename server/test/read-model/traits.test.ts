import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/traits.ts'
import { account, contract } from './_addresses.ts'
import { BOB, COPIES, dropOn } from './_names.ts'
import { collectionRow } from './_rows.ts'
import { withWorld } from './_suite.ts'

const DROP = formatCollectionId(dropOn('SOLANA'))
const OTHER = formatCollectionId(dropOn('BASE'))
const entry = (value: string, count: number) => ({ value, count })
const COLOR = {
  key: entry('Color', 5),
  values: [entry('Blue', 2), entry('Red', 2), entry('Green', 1)],
}
const SIZE = { key: entry('Size', 5), values: [entry('Big', 5)] }

describe('traits', () => {
  const { ask, pools } = withWorld()

  it('of a collection come with the numbers of items, the most frequent first', async () => {
    const { body } = await ask(calls.queryTraits, { collectionIds: [DROP] })
    expect(body).to.deep.equal({ traits: [COLOR, SIZE] })
  })

  it('of several collections are counted together', async () => {
    const { body } = await ask(calls.queryTraits, { collectionIds: [DROP, OTHER], keys: ['Size'] })
    expect(body).to.deep.equal({ traits: [{ key: entry('Size', 10), values: [entry('Big', 10)] }] })
  })

  it('of some keys are those alone', async () => {
    const { body } = await ask(calls.queryTraits, { collectionIds: [DROP], keys: ['Size', 'Hat'] })
    expect(body).to.deep.equal({ traits: [SIZE] })
  })

  it('of owners are those of items that they hold', async () => {
    const owners = [account('SOLANA', BOB)]
    const { body } = await ask(calls.queryTraits, { collectionIds: [DROP], owners })
    const values = [entry('Blue', 1), entry('Red', 1)]
    expect(body).to.deep.equal({
      traits: [
        { key: entry('Color', 2), values },
        { key: entry('Size', 2), values: [entry('Big', 2)] },
      ],
    })
    const strangers = await ask(calls.queryTraits, {
      collectionIds: [DROP],
      owners: [account('SOLANA', 77)],
    })
    expect(strangers.body).to.deep.equal({ traits: [] })
  })

  it('are none for a collection without any', async () => {
    const collectionIds = [formatCollectionId(COPIES)]
    expect((await ask(calls.queryTraits, { collectionIds })).body).to.deep.equal({ traits: [] })
  })

  it('refuse an owner who is no address', async () => {
    const { status } = await ask(calls.queryTraits, { collectionIds: [DROP], owners: ['SOLANA:x'] })
    expect(status).to.equal(400)
  })

  describe('found by a part of the key', () => {
    const found = async (parameters: object) =>
      (await ask(calls.searchTraits, { collectionIds: [DROP], ...parameters })).body.traits

    it('take it in upper and lower case, and as it is', async () => {
      expect(await found({ filter: 'OLO' })).to.deep.equal([COLOR])
      expect(await found({ filter: 'i' })).to.deep.equal([SIZE])
      expect(await found({ filter: '%' })).to.deep.equal([])
      expect(await found({ filter: '_' })).to.deep.equal([])
    })

    it('may be limited to items of owners', async () => {
      const traits = await found({ filter: 'size', owners: [account('SOLANA', BOB)] })
      expect(traits).to.deep.equal([{ key: entry('Size', 2), values: [entry('Big', 2)] }])
    })
  })

  it('are at most 200 keys with 200 values each', async () => {
    const id = { blockchain: 'SOLANA', contract: contract('SOLANA', 300) } as const
    const { write } = pools()
    await write.insertInto('collections').values(collectionRow(id)).execute()
    const collection = collectionKey(id)
    const rows = Array.from({ length: 201 }, (_, index) => [
      { collection, key: 'Number', value: `n${index}`, item_count: index + 1, listed_count: 0 },
      { collection, key: `Key ${index}`, value: 'yes', item_count: 1, listed_count: 0 },
    ]).flat()
    await write.insertInto('collection_traits').values(rows).execute()
    const { body } = await ask(calls.queryTraits, { collectionIds: [formatCollectionId(id)] })
    expect(body.traits).to.have.length(200)
    const [numbers] = body.traits
    expect(numbers?.key).to.deep.equal(entry('Number', (201 * 202) / 2))
    expect(numbers?.values).to.have.length(200)
    expect(numbers?.values[0]).to.deep.equal(entry('n200', 201))
  })

  describe('rarity', () => {
    const rarity = async (properties: { key: string; value: string }[], collectionId = DROP) => {
      const traitsRarityRequest = { collectionId, properties }
      const { body } = await ask(calls.queryTraitsWithRarity, { traitsRarityRequest })
      return body.traits.map((trait) => trait.rarity)
    }
    const red = { key: 'Color', value: 'Red' }

    it('is the percentage of items with a value, in the order asked for', async () => {
      const properties = [{ key: 'Size', value: 'Big' }, red, { key: 'Color', value: 'Pink' }]
      expect(await rarity(properties)).to.deep.equal(['100.0000000', '40.0000000', '0.0000000'])
    })

    it('has 7 decimals, of which the last is rounded half up', async () => {
      const id = { blockchain: 'SOLANA', contract: contract('SOLANA', 301) } as const
      const { write } = pools()
      const row = collectionRow(id, { item_count: 64_000_000 })
      await write.insertInto('collections').values(row).execute()
      const collection = collectionKey(id)
      const counts = { a: 4, b: 32, c: 21_333_333 }
      await write
        .insertInto('collection_traits')
        .values(
          Object.entries(counts).map(([value, item_count]) => ({
            collection,
            key: 'k',
            value,
            item_count,
            listed_count: 0,
          })),
        )
        .execute()
      const properties = ['a', 'b', 'c'].map((value) => ({ key: 'k', value }))
      // 0.00000625, 0.00005 and 33.3333328125
      const expected = ['0.0000063', '0.0000500', '33.3333328']
      expect(await rarity(properties, formatCollectionId(id))).to.deep.equal(expected)
    })

    it('is empty without properties, and 0 in a collection that is not known', async () => {
      expect(await rarity([])).to.deep.equal([])
      const collectionId = formatCollectionId({
        blockchain: 'FLOW',
        contract: contract('FLOW', 302),
      })
      expect(await rarity([red], collectionId)).to.deep.equal(['0.0000000'])
    })
  })
})
