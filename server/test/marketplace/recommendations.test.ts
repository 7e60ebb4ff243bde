import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import * as indexer from '../../src/indexer/calls.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { dropOn, itemIdOn, itemOn, minute } from '../read-model/_names.ts'
import { withMarket } from './_suite.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))

describe('recommendations', () => {
  const { ask, askIndexer, pools } = withMarket()

  const page = async (request: object) => {
    const filter = { '@type': 'by_collection', collection: DROP }
    const itemRecommendationsPageRequest = { filter, ...request }
    const answer = await ask(calls.getRecommendationsByItemUsingPOST, {
      itemRecommendationsPageRequest,
    })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return { ids: answer.body.map(({ id }) => id), next: answer.next }
  }
  const searched = async (size = 20) => {
    const { status, body } = await ask(calls.getItemRecommendations, { collectionId: DROP, size })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.map(({ id }) => id)
  }
  const expected = async () => {
    const itemsSearchRequest = { filter: { collections: [DROP] }, sort: 'LOWEST_SELL', size: 50 }
    const { body } = await askIndexer(indexer.searchItems, { itemsSearchRequest })
    return body.items.map(({ id }) => id)
  }

  it('are the items of a collection as the indexer sorts them by price', async () => {
    const ids = await expected()
    expect(ids).to.have.length(5)
    expect((await page({})).ids).to.deep.equal(ids)
    expect(await searched()).to.deep.equal(ids)
    expect(await searched(2)).to.deep.equal(ids.slice(0, 2))
  })

  it('come in pages that are one big page together', async () => {
    const paged: string[] = []
    for (let continuation: string | undefined, turn = 0; turn === 0 || continuation; turn++) {
      const { ids, next } = await page({ size: 2, continuation })
      paged.push(...ids)
      continuation = next
    }
    expect(paged).to.deep.equal(await expected())
  })

  it('leave out the item that is looked at, and what an operator has unlisted', async () => {
    const [first, ...others] = await expected()
    const filter = { '@type': 'by_collection', collection: DROP, excludeId: first }
    expect((await page({ filter })).ids).to.deep.equal(others)
    const unlist = (subject: Buffer, kind: string) =>
      pools()
        .write.insertInto('moderations')
        .values({ subject, kind, decision: 'UNLIST', decided_by: 'test', decided_at: minute(1) })
        .execute()
    await unlist(itemKey(itemOn('ETHEREUM', 2)), 'ITEM')
    const listed = (await expected()).filter((id) => id !== itemIdOn('ETHEREUM', 2))
    expect((await page({})).ids).to.deep.equal(listed)
    await unlist(collectionKey(dropOn('ETHEREUM')), 'COLLECTION')
    expect((await page({})).ids).to.deep.equal([])
    expect(await searched()).to.deep.equal([])
  })

  it('are none of a collection that is not known, and refused of what is none', async () => {
    const collection = `BASE:0x${'00'.repeat(20)}`
    expect((await page({ filter: { '@type': 'by_collection', collection } })).ids).to.deep.equal([])
    for (const [request, code] of [
      [{ filter: { '@type': 'by_item', collection } }, 'VALIDATION'],
      [{ filter: { '@type': 'by_collection' } }, 'VALIDATION'],
      [{ filter: { '@type': 'by_collection', collection: '0x' } }, 'BAD_REQUEST'],
      [{ filter: { '@type': 'by_collection', collection }, continuation: 'x' }, 'VALIDATION'],
      [{ filter: { '@type': 'by_collection', collection }, size: 0 }, 'VALIDATION'],
    ] as const) {
      const { status, body } = await ask(calls.getRecommendationsByItemUsingPOST, {
        itemRecommendationsPageRequest: request,
      })
      expect([status, body.code], JSON.stringify(request)).to.deep.equal([400, code])
    }
    expect((await ask(calls.getItemRecommendations, { collectionId: DROP })).status).to.equal(400)
  })
})
