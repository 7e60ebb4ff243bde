import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  refreshItemsMetaUsingPOST,
  type Token,
} from '../../../clients/marketplace-api/src/index.ts'
import { addressKey, collectionKey, walletKey } from '../../src/database/keys/index.ts'
import * as indexerCalls from '../../src/indexer/calls.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { account, contract, wallet } from '../read-model/_addresses.ts'
import { ALICE, BOB, CAROL, CHAINS, COPIES, dropOn, minute } from '../read-model/_names.ts'
import { marketplaceOver } from './_app.ts'
import { refusalOf, signedIn } from './_connection.ts'
import { withMarket } from './_suite.ts'
import { evmWallet } from './_wallets.ts'

const idOf = (chain: (typeof CHAINS)[number]) => formatCollectionId(dropOn(chain))
const UNKNOWN = formatCollectionId({ blockchain: 'BASE', contract: contract('BASE', 9) })
const ABSENT = { code: 'NOT_FOUND', message: `There is no collection ${UNKNOWN}` }
const CAROLS = '00000000-0000-4000-8000-000000000003'
const NOBODY = '00000000-0000-4000-8000-00000000000f'

const STANDARDS = {
  ETHEREUM: 'ERC721',
  BASE: 'ERC721',
  SOLANA: 'TOKEN_GROUP_2022',
  ECLIPSE: 'TOKEN_GROUP_2022',
  APTOS: 'APTOS_NFT',
  FLOW: 'FLOW_NFT',
}

describe('collections of version 4', () => {
  const { ask, askIndexer, pools } = withMarket()

  before(async () => {
    const { write } = pools()
    const carol = walletKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', CAROL) })
    await write
      .insertInto('users')
      .values({ id: CAROLS, created_at: minute(1) })
      .execute()
    await write
      .insertInto('wallets')
      .values({ wallet: carol, user_id: CAROLS, added_at: minute(1) })
      .execute()
  })

  const token = async (id: string) => (await ask(calls.getCollectionUsingGET, { id })).body
  const idsIn = (tokens: readonly Pick<Token, 'id'>[]) => tokens.map(({ id }) => id)

  for (const chain of CHAINS) {
    it(`equal those of the indexer, field by field, on ${chain}`, async () => {
      const id = idOf(chain)
      const { body: truth } = await askIndexer(indexerCalls.getCollectionById, { collection: id })
      const { body: counts } = await askIndexer(indexerCalls.getGlobalCollectionStatistics, { id })
      const { statistics, ...fields } = await token(id)
      expect(fields).to.deep.equal({
        id,
        blockchain: truth.blockchain,
        name: truth.name,
        symbol: truth.symbol,
        standard: STANDARDS[chain],
        features: truth.features,
        owner: truth.owner,
        editors: [truth.owner],
        imageMedia: [],
        tags: [],
        shared: truth.shared,
        hasTraits: truth.hasTraits,
        itemsWithRarity: false,
        hasRewards: false,
        blacklisted: false,
        badges: [],
        size: counts.items,
        onSaleSize: counts.listed,
      })
      // Sales on Base have no rate, and no worth is made up for them.
      const paid = {
        value: Number(counts.volume?.value),
        valueUsd: Number(counts.volume?.valueUsd ?? 0),
      }
      expect(statistics?.totalVolume).to.deep.equal(chain === 'BASE' ? undefined : paid)
    })
  }

  it('have the volumes of their boards, by period', async () => {
    const { body } = await askIndexer(indexerCalls.getPeriodCollectionStatistics, {
      id: idOf('ETHEREUM'),
      period: 'H1',
    })
    const { statistics } = await token(idOf('ETHEREUM'))
    const periods = statistics?.volumes.map(({ period }) => period)
    expect(new Set(periods)).to.deep.equal(
      new Set(['M5', 'M30', 'H1', 'H6', 'DAY', 'WEEK', 'MONTH', 'TOTAL']),
    )
    const hour = statistics?.volumes.find(({ period }) => period === 'H1')
    expect(hour?.value.value).to.equal(Number(body.volume?.value))
    expect(hour?.value.value).to.be.greaterThan(0)
  })

  it('show what their metadata says, and what an operator decided', async () => {
    const { write } = pools()
    const key = collectionKey(COPIES)
    const metadata = {
      name: 'Copies',
      description: '<b>Many</b>',
      tags: ['art'],
      content: [
        { '@type': 'VIDEO', url: 'https://a.example/v.mp4', representation: 'PREVIEW' },
        { '@type': 'IMAGE', url: 'https://a.example/1.png', representation: 'ORIGINAL' },
      ],
    }
    const decided = { decided_by: 'ann', decided_at: minute(1) }
    await write
      .updateTable('collections')
      .set({ metadata: JSON.stringify(metadata) })
      .where('id', '=', key)
      .execute()
    await write
      .insertInto('moderations')
      .values([
        { ...decided, subject: key, kind: 'COLLECTION', decision: 'BLACKLIST' },
        { ...decided, subject: key, kind: 'COLLECTION', decision: 'VERIFIED', status: 'APPROVED' },
      ])
      .execute()
    expect(await token(formatCollectionId(COPIES))).to.deep.include({
      description: '<b>Many</b>',
      tags: [{ name: 'art', source: 'USER' }],
      pic: 'https://a.example/1.png',
      imageMedia: [
        { url: 'https://a.example/v.mp4', contentType: 'VIDEO', sizeType: 'PREVIEW' },
        { url: 'https://a.example/1.png', contentType: 'IMAGE', sizeType: 'ORIGINAL' },
      ],
      editors: [],
      blacklisted: true,
      badges: ['VERIFIED'],
    })
  })

  it('come by ids in their order, each once, without unknown ones', async () => {
    const requestBody = [idOf('SOLANA'), UNKNOWN, idOf('BASE'), idOf('SOLANA')]
    const { body } = await ask(calls.getCollectionsByIdsUsingPOST, { requestBody })
    expect(body).to.deep.equal([await token(idOf('SOLANA')), await token(idOf('BASE'))])
    expect((await ask(calls.getCollectionsByIdsUsingPOST, { requestBody: [] })).body).to.deep.equal(
      [],
    )
    const refused = await ask(calls.getCollectionsByIdsUsingPOST, { requestBody: ['NONE:1'] })
    expect([refused.status, refused.body.code]).to.deep.equal([400, 'BAD_REQUEST'])
  })

  it('are not found when they are not known', async () => {
    const asked = [
      [calls.getCollectionUsingGET, { id: UNKNOWN }],
      [calls.getCollectionByOwnerUsingGET, { id: UNKNOWN, owner: account('BASE', ALICE) }],
      [calls.getCollectionFloorBidsUsingGET, { id: UNKNOWN }],
    ] as const
    for (const [call, parameters] of asked) {
      const { status, body } = await ask(call, parameters)
      expect({ status, body }).to.deep.equal({ status: 404, body: ABSENT })
    }
  })

  describe('of an owner', () => {
    const held = async (owner: string) => {
      const answer = await ask(calls.getCollectionByOwnerUsingGET, { id: idOf('ETHEREUM'), owner })
      return { status: answer.status, ...answer.body }
    }

    it('count what a wallet, or all wallets of a user, have of them', async () => {
      const { body } = await askIndexer(indexerCalls.getCollectionsWithOwnedItems, {
        owners: [account('ETHEREUM', ALICE)],
      })
      const truth = body.collections.find(({ collection }) => collection.id === idOf('ETHEREUM'))
      const alices = await held(account('ETHEREUM', ALICE))
      expect(alices.size).to.equal(truth?.ownedItems)
      expect(alices.onSaleSize).to.equal(1)
      expect(alices.name).to.equal('Drop on ETHEREUM')
      expect(await held(CAROLS)).to.deep.include({ status: 200, size: 0, onSaleSize: 0 })
    })

    it('need a user or a wallet that can be one', async () => {
      expect(await held(NOBODY)).to.deep.equal({
        status: 404,
        code: 'NOT_FOUND',
        message: `There is no user ${NOBODY}`,
      })
      expect(await held('NONE:0x')).to.deep.include({ status: 400, code: 'BAD_REQUEST' })
    })

    it('are all that a user or a wallet controls, the latest change first', async () => {
      const of = async (id: string, size?: number) =>
        idsIn((await ask(calls.getCollectionsByOwnerUsingGET, { id, size })).body)
      const { body } = await askIndexer(indexerCalls.getCollectionsByOwner, {
        owner: account('ETHEREUM', CAROL),
      })
      expect(await of(CAROLS)).to.deep.equal(idsIn(body.collections))
      expect(await of(CAROLS, 1)).to.deep.equal(idsIn(body.collections).slice(0, 1))
      expect(await of(account('SOLANA', CAROL))).to.have.members([idOf('SOLANA'), idOf('ECLIPSE')])
      expect((await ask(calls.getCollectionsByOwnerUsingGET, { id: NOBODY })).status).to.equal(404)
      const none = await ask(calls.getCollectionsByOwnerUsingGET, { id: CAROLS, size: 0 })
      expect([none.status, none.body.code]).to.deep.equal([400, 'VALIDATION'])
    })
  })

  for (const call of [
    calls.getCollectionsByMinterUsingGET,
    calls.getCollectionsByMinterDeprecatedUsingGET,
  ]) {
    it(`${call.operationId} lists those in which one mints as minter or owner, each once`, async () => {
      const of = async (id: string) => idsIn((await ask(call, { id })).body)
      const evm = [idOf('ETHEREUM'), idOf('BASE')]
      expect(await of(account('ETHEREUM', ALICE))).to.have.members(evm)
      expect(await of(CAROLS)).to.have.members(evm)
      expect(await of(account('ETHEREUM', BOB))).to.deep.equal([])
      expect((await ask(call, { id: NOBODY })).status).to.equal(404)
    })
  }

  describe('have bids for any of their items', () => {
    const bids = async (parameters: object = {}) => {
      const id = idOf('ETHEREUM')
      return (await ask(calls.getCollectionFloorBidsUsingGET, { id, ...parameters })).body
    }

    it('which are the active ones of the indexer, the dearest first', async () => {
      const { body: truth } = await askIndexer(indexerCalls.getOrderFloorBidsByCollection, {
        collectionId: idOf('ETHEREUM'),
        status: ['ACTIVE'],
      })
      const found = await bids()
      expect(found.map(({ id }) => id)).to.deep.equal(truth.orders.map(({ id }) => id))
      expect(found).to.not.be.empty
      expect(found.every(({ floorBid, active }) => floorBid && active)).to.equal(true)
    })

    it('of makers, of a user, or of both together', async () => {
      const all = await bids()
      const makers = [...new Set(all.map(({ maker }) => maker))]
      for (const maker of makers) {
        const own = all.filter((bid) => bid.maker === maker)
        expect(await bids({ makers: [maker] })).to.deep.equal(own)
      }
      const carols = all.filter(({ maker }) => maker === account('ETHEREUM', CAROL))
      expect(await bids({ userId: CAROLS })).to.deep.equal(carols)
      expect(await bids({ userId: CAROLS, makers })).to.deep.equal(all)
      expect(await bids({ makers: [account('ETHEREUM', 99)] })).to.deep.equal([])
    })
  })

  describe('have the metadata of their items fetched again', () => {
    it('for their owner, and for nobody else', async () => {
      const app = await marketplaceOver(pools(), { now: () => new Date() })
      try {
        const [owner, other] = [evmWallet(), evmWallet()]
        const [own, others] = [await signedIn(app, owner), await signedIn(app, other)]
        const id = idOf('BASE')
        const give = (address: string) =>
          pools()
            .write.updateTable('collections')
            .set({ owner: addressKey({ blockchain: 'BASE', address }) })
            .where('id', '=', collectionKey(dropOn('BASE')))
            .execute()
        await give(owner.address.toLowerCase())
        await refreshItemsMetaUsingPOST(own.connection, { id })
        expect(
          (await refusalOf(refreshItemsMetaUsingPOST(others.connection, { id }))).body,
        ).to.deep.equal({
          code: 'FORBIDDEN',
          message: 'This collection belongs to none of your wallets',
        })
        await give(other.address.toLowerCase())
        const gone = await refusalOf(refreshItemsMetaUsingPOST(own.connection, { id }))
        expect([gone.status, gone.body.code]).to.deep.equal([403, 'FORBIDDEN'])
        const unknown = refreshItemsMetaUsingPOST(own.connection, { id: UNKNOWN })
        expect((await refusalOf(unknown)).status).to.equal(404)
      } finally {
        await app.close()
      }
    })
  })
})
