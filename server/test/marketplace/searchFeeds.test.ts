import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, itemKey, userKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as indexer from '../../src/indexer/calls.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { CHAINS, COPIES, dropOn, itemIdOn, itemOn, minute } from '../read-model/_names.ts'
import { READER } from './_reading.ts'
import { withMarket } from './_suite.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))
const LISTED = itemIdOn('ETHEREUM', 1)
const GONE = '00000000-0000-4000-8000-000000000003'
const MINUTE_20 = minute(20)
const DAY_MS = 24 * 60 * 60_000

describe('feeds of the search', () => {
  const { ask, askIndexer, pools } = withMarket()

  const load = async <Of extends Call>(call: Of, requestBody: readonly string[]) => {
    const answer = await ask(call, { requestBody })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return answer.body
  }
  const decide = (subject: Buffer, kind: string, decision: string, status: string | null = null) =>
    pools()
      .write.insertInto('moderations')
      .values({ subject, kind, decision, status, decided_by: 'test', decided_at: minute(1) })
      .execute()
  afterEach(() => pools().write.deleteFrom('moderations').execute())

  it('have collections as version 4 has them', async () => {
    const ids = [...CHAINS.map(dropOn), COPIES].map(formatCollectionId)
    const shown = await load(calls.getCollectionsByIdsUsingPOST, ids)
    const feed = await load(calls.loadSearchableCollections, ids)
    expect(feed.map(({ id }) => id)).to.deep.equal(ids)
    for (const [index, token] of shown.entries()) {
      const { id, name, blockchain, size, owner, statistics, blacklisted, standard } = token
      const entry = feed[index]
      expect(entry, id).to.deep.include({
        ...{ id, name, blockchain, size, blacklisted },
        ...{ indexable: true, verified: false, multiple: standard === 'ERC1155' },
        ...(owner && { owner: { id: owner } }),
        tags: token.tags.map((tag) => tag.name),
      })
      expect(entry?.statistics?.totalVolume).to.deep.equal(statistics?.totalVolume)
      expect(entry?.statistics?.volumes).to.deep.equal(statistics?.volumes ?? [])
    }
    const { body } = await askIndexer(indexer.getGlobalCollectionStatistics, { id: DROP })
    const { currency, value } = body.floor ?? {}
    expect(feed[0]?.statistics?.floorPrices).to.deep.equal([
      { currencyId: currency, value: Number(value) },
    ])
  })

  it('have items as version 4 has them, with their visits of a week', async () => {
    const { body } = await askIndexer(indexer.getAllItems, { showDeleted: true, size: 1000 })
    const visits = [0, 6, 7].map((days) => ({
      item: itemKey(itemOn('ETHEREUM', 1)),
      collection: collectionKey(dropOn('ETHEREUM')),
      visits: 10 ** days,
      day: new Date(Date.UTC(2026, 0, 1) - days * DAY_MS),
    }))
    await pools().write.insertInto('item_visits').values(visits).execute()
    const ids = body.items.map(({ id }) => id)
    const items = await load(calls.getItemsByIdsUsingPOST, ids)
    const collections = new Map(
      (
        await load(calls.loadSearchableCollections, [...new Set(items.map(({ token }) => token))])
      ).map((collection) => [collection.id, collection]),
    )
    const feed = await load(calls.loadSearchableItems, ids)
    for (const [index, item] of items.entries()) {
      const { id, token, tokenId, blockchain, deleted, likes, totalStock, ownership } = item
      const { name, description, attributes } = item.properties
      expect(feed[index], id).to.deep.include({
        ...{ id, token, blockchain, deleted, likes, totalStock },
        ...(tokenId !== undefined && { tokenId }),
        ...{ lazySupply: item.lazySupply, statuses: item.statuses, version: item.version },
        ...{ blacklisted: item.blacklisted, verified: item.verified, hide: false },
        collection: collections.get(token),
        creators: item.creators?.map(({ address }) => ({ id: address })),
        properties: { name, ...(description !== undefined && { description }), attributes },
        hasOffer: item.offerV2 !== undefined,
        secondarySale: ownership !== undefined && ownership.owner !== item.creator,
        visitCounters: { week: id === LISTED ? 1_000_001 : 0 },
        ...(ownership && {
          currency: ownership.currencyId,
          price: ownership.price,
          ...(ownership.priceEth !== undefined && { priceEth: ownership.priceEth }),
          orderSource: ownership.platform,
        }),
      })
    }
    expect(feed.filter(({ price }) => price !== undefined)).not.to.deep.equal([])
  })

  it('have ownerships as version 4 has them', async () => {
    const { body } = await askIndexer(indexer.getOwnershipsByCollection, { collection: DROP })
    const ids = body.ownerships.map(({ id }) => id)
    const shown = await load(calls.getOwnershipsByIdsUsingPOST, ids)
    const [collection] = await load(calls.loadSearchableCollections, [DROP])
    const feed = await load(calls.loadSearchableOwnerships, ids)
    expect(shown).to.not.be.empty
    for (const [index, ownership] of shown.entries()) {
      const { id, itemId, token, tokenId, blockchain, value, date, stock, status } = ownership
      const { hide, owner, currencyId, price, priceEth } = ownership
      expect(feed[index], id).to.deep.include({
        ...{ id, itemId, token, tokenId, blockchain, value, date, stock, status, hide, collection },
        ...{ deleted: false, blacklisted: false, verified: false, owner: { id: owner } },
        ...(currencyId !== undefined && { currency: currencyId, price }),
        ...(priceEth !== undefined && { priceEth }),
      })
    }
  })

  it('have traits by ids that name what may have colons', async () => {
    const collection = collectionKey(dropOn('ETHEREUM'))
    const odd = { key: 'a:b/c %', value: 'Ü:1' }
    await pools()
      .write.insertInto('collection_traits')
      .values({ collection, ...odd, item_count: 2, listed_count: 0 })
      .execute()
    const id = `${DROP}:a%3Ab%2Fc%20%25:%C3%9C%3A1`
    const red = `${DROP}:Color:Red`
    const feed = await load(calls.loadSearchableTraits, [id, `${DROP}:Color:None`, red, id])
    const { body } = await ask(calls.queryTraitsUsingGET, {
      collectionIds: [DROP],
      keys: ['Color'],
    })
    const count = body[0]?.values.find(({ value }) => value === 'Red')?.count
    const [token] = await load(calls.loadSearchableCollections, [DROP])
    const version = token?.version
    expect(feed).to.deep.equal([
      { id, collectionId: DROP, ...odd, itemsCount: 2, version },
      { id: red, collectionId: DROP, key: 'Color', value: 'Red', itemsCount: count, version },
    ])
    for (const wrong of [DROP, `${DROP}:Color`, 'Color:Red', `NONE:1:a:b`, `${DROP}:a:%zz`]) {
      const { status, body } = await ask(calls.loadSearchableTraits, { requestBody: [wrong] })
      expect([status, body.code], wrong).to.deep.equal([400, 'BAD_REQUEST'])
      expect(body.message).to.match(/^requestBody\[0\] is no /)
    }
  })

  it('have users who are there, each once', async () => {
    const deleted = { id: GONE, created_at: MINUTE_20, deleted_at: MINUTE_20 }
    await pools().write.insertInto('users').values(deleted).execute()
    const { userId: id } = READER
    const feed = await load(calls.loadSearchableUsers, [GONE, id, 'nobody', id])
    const { body } = await ask(calls.getUserUsingGET, { id })
    expect(feed).to.deep.equal([
      { id, wallets: body.wallets, blacklisted: false, verified: false, followers: 0 },
    ])
  })

  it('say what operators decided, of collections and of all in them', async () => {
    await decide(collectionKey(dropOn('ETHEREUM')), 'COLLECTION', 'UNLIST')
    await decide(collectionKey(dropOn('ETHEREUM')), 'COLLECTION', 'VERIFIED', 'APPROVED')
    await decide(itemKey(itemOn('BASE', 2)), 'ITEM', 'BLACKLIST')
    await decide(userKey(READER.userId), 'USER', 'BLACKLIST')

    const [drop] = await load(calls.loadSearchableCollections, [DROP])
    expect(drop).to.include({ indexable: false, showInRanking: false, verified: true })
    const items = await load(calls.loadSearchableItems, [LISTED, itemIdOn('BASE', 2)])
    expect(
      items.map(({ hide, verified, blacklisted }) => [hide, verified, blacklisted]),
    ).to.deep.equal([
      [true, true, false],
      [false, false, true],
    ])
    const [user] = await load(calls.loadSearchableUsers, [READER.userId])
    expect(user?.blacklisted).to.equal(true)
  })

  it('leave out what is not known, and take no more than 1,000 ids', async () => {
    const none = `BASE:0x${'00'.repeat(20)}`
    expect(await load(calls.loadSearchableCollections, [none, DROP])).to.have.length(1)
    expect(await load(calls.loadSearchableItems, [`${none}:1`])).to.deep.equal([])
    for (const call of [
      calls.loadSearchableCollections,
      calls.loadSearchableItems,
      calls.loadSearchableOwnerships,
      calls.loadSearchableTraits,
      calls.loadSearchableUsers,
    ]) {
      expect((await ask(call, {})).body).to.deep.equal([])
      const requestBody = Array.from({ length: 1001 }, () => none)
      expect((await ask(call, { requestBody })).status).to.equal(400)
    }
    const { status, body } = await ask(calls.loadSearchableItems, { requestBody: ['nothing'] })
    expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
  })
})
