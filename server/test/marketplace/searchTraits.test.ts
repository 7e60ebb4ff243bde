import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { dropOn } from '../read-model/_names.ts'
import { withMarket } from './_suite.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))

describe('traits in the search', () => {
  const { ask, pools } = withMarket()

  const found = async (parameters: object) => {
    const { status, body } = await ask(calls.queryTraits, { collectionIds: [DROP], ...parameters })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body
  }
  const keysOf = (traits: readonly { readonly key: { readonly value: string } }[]) =>
    traits.map(({ key }) => key.value)

  /** Numbers of the drop's items by their traits, counted one by one. */
  async function counted(isListed: boolean): Promise<Record<string, number>> {
    const items = await pools()
      .read.selectFrom('items')
      .select(['traits', 'sell_price', 'deleted'])
      .where('collection', '=', collectionKey(dropOn('ETHEREUM')))
      .execute()
    const counts: Record<string, number> = {}
    for (const { traits, sell_price, deleted } of items) {
      if (deleted || (sell_price !== null) !== isListed) continue
      for (const trait of traits) counts[trait] = (counts[trait] ?? 0) + 1
    }
    return counts
  }

  it('are those of version 4', async () => {
    for (const valueFrequencySortOrder of ['ASC', 'DESC']) {
      const parameters = { collectionIds: [DROP], keys: ['Color'], valueFrequencySortOrder }
      const { body } = await ask(calls.queryTraitsUsingGET, parameters)
      expect(body).to.have.length(1)
      expect(await found(parameters)).to.deep.equal(body)
    }
    const properties = [{ key: 'Color', value: 'Red' }]
    const traitsRarityRequest = { collectionId: DROP, properties }
    const rarity = await ask(calls.queryTraitsWithRarityUsingPOST, { traitsRarityRequest })
    expect(rarity.body).to.have.length(1)
    expect((await ask(calls.queryTraitsWithRarity, { traitsRarityRequest })).body).to.deep.equal(
      rarity.body,
    )
  })

  for (const listed of [true, false]) {
    it(`are those of items ${listed ? 'that are for sale' : 'that are not'}, where a caller wants that`, async () => {
      const counts = Object.fromEntries(
        (await found({ listed })).flatMap(({ key, values }) =>
          values.map(({ value, count }) => [`${key.value}\u001f${value}`, count]),
        ),
      )
      const expected = await counted(listed)
      expect(Object.keys(expected)).not.to.deep.equal([])
      expect(counts).to.deep.equal(expected)
    })
  }

  it('are found by a part of their names, in upper and lower case', async () => {
    const searched = async (filter: string, parameters: object = {}) =>
      (await ask(calls.searchTraits, { collectionIds: [DROP], filter, ...parameters })).body
    expect(keysOf(await searched('OLO'))).to.deep.equal(['Color'])
    expect(keysOf(await searched('i'))).to.deep.equal(['Size'])
    expect(await searched('nothing')).to.deep.equal([])
    expect(await searched('color', { listed: true })).to.deep.equal(
      await found({ keys: ['Color'], listed: true }),
    )
  })

  it('are none without a collection', async () => {
    expect((await ask(calls.queryTraits, {})).body).to.deep.equal([])
    expect((await ask(calls.searchTraits, { filter: 'Color' })).body).to.deep.equal([])
  })

  it('are refused without a part of a name', async () => {
    const { status, body } = await ask(calls.searchTraits, { collectionIds: [DROP] })
    expect([status, body.message]).to.deep.equal([400, 'Required parameter filter is missing'])
  })
})
