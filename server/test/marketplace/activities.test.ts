import { ACTIVITY_TYPES as INDEXED, USER_ACTIVITY_TYPES } from '@mintline/core/enumerations/indexer'
import { ACTIVITY_TYPES, type ActivityType } from '@mintline/core/enumerations/marketplace'
import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { walletKey } from '../../src/database/keys/index.ts'
import * as indexerCalls from '../../src/indexer/calls.ts'
import * as calls from '../../src/marketplace/activities/calls.ts'
import { activityOf } from '../../src/marketplace/activities/models.ts'
import { account, wallet } from '../read-model/_addresses.ts'
import { ALICE, BOB, CAROL, CHAINS, dropOn, ETHER, itemIdOn, TOKEN } from '../read-model/_names.ts'
import { withMarket } from './_suite.ts'

const call = calls.getActivitiesUsingPOST
const DROP = formatCollectionId(dropOn('ETHEREUM'))
const FIRST = itemIdOn('ETHEREUM', 1)
const ALL = 1000

/** The fixture's activity kinds that each version 4 type finds. */
const FOUND: Readonly<Record<ActivityType, readonly string[]>> = {
  AUCTION: [],
  BID: ['offer'],
  BURN: ['burn'],
  BUY: ['accept_offer', 'buy'],
  CANCEL: ['cancel'],
  CANCEL_BID: ['cancel_offer'],
  FOLLOWING: [],
  LIKE: [],
  MINT: ['mint'],
  ORDER: ['order'],
  SALE: ['accept_offer', 'buy'],
  TRANSFER: ['transfer'],
  CARBON_NEGATIVE: [],
  SEND_TO_CHAIN: [],
  RECEIVE_FROM_CHAIN: [],
}

interface Shown {
  readonly '@type': string
  readonly id: string
}

describe('activities of version 4', () => {
  const { ask, askIndexer, pools } = withMarket()
  const ANN = '00000000-0000-4000-8000-000000000001'

  /** Ann has the wallet of Alice on EVM chains and that of Bob on Aptos. */
  before(async () => {
    const { write } = pools()
    const now = new Date()
    await write.insertInto('users').values({ id: ANN, created_at: now }).execute()
    const wallets = [
      walletKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) }),
      walletKey({ blockchain: 'APTOS', address: wallet('APTOS', BOB) }),
    ]
    await write
      .insertInto('wallets')
      .values(wallets.map((key) => ({ wallet: key, user_id: ANN, added_at: now })))
      .execute()
  })

  const list = async (activityPageRequest?: object) => {
    const answer = await ask(call, { activityPageRequest })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return { ...answer, body: answer.body as readonly Shown[] }
  }
  const shown = async (filter: object, request: object = {}) =>
    (await list({ filter, size: ALL, ...request })).body
  const refusal = async (activityPageRequest: object) => {
    const { status, body } = await ask(call, { activityPageRequest })
    return { status, code: body.code, message: body.message }
  }
  const mapped = (activities: readonly object[]) =>
    JSON.parse(JSON.stringify((activities as Parameters<typeof activityOf>[0][]).map(activityOf)))

  describe('equal those of the indexer', () => {
    const USERS = [account('ETHEREUM', ALICE), account('APTOS', BOB)]
    const byUsers = { type: USER_ACTIVITY_TYPES, user: USERS }
    const cases = [
      [{ '@type': 'by_all' }, indexerCalls.getAllActivities, { type: INDEXED }],
      [
        { '@type': 'by_all', blockchains: ['BASE', 'APTOS'] },
        indexerCalls.getAllActivities,
        { type: INDEXED, blockchains: ['BASE', 'APTOS'] },
      ],
      [
        { '@type': 'by_collection', address: DROP },
        indexerCalls.getActivitiesByCollection,
        { type: INDEXED, collection: [DROP] },
      ],
      [
        { '@type': 'by_item', itemId: FIRST },
        indexerCalls.getActivitiesByItem,
        { type: INDEXED, itemId: FIRST },
      ],
      [
        { '@type': 'by_item', address: DROP, tokenId: '1' },
        indexerCalls.getActivitiesByItem,
        { type: INDEXED, itemId: FIRST },
      ],
      [
        { '@type': 'by_item', address: itemIdOn('SOLANA', 2) },
        indexerCalls.getActivitiesByItem,
        { type: INDEXED, itemId: itemIdOn('SOLANA', 2) },
      ],
      [
        { '@type': 'by_wallet', address: USERS[0] },
        indexerCalls.getActivitiesByUser,
        { ...byUsers, user: [USERS[0]] },
      ],
      [{ '@type': 'by_user', userId: ANN }, indexerCalls.getActivitiesByUser, byUsers],
      [{ '@type': 'by_me', userId: ANN }, indexerCalls.getActivitiesByUser, byUsers],
      [{ '@type': 'by_user', address: USERS[0] }, indexerCalls.getActivitiesByUser, byUsers],
      [
        { '@type': 'by_user', userId: ANN, address: USERS[1] },
        indexerCalls.getActivitiesByUser,
        { ...byUsers, user: [USERS[1]] },
      ],
      [
        { '@type': 'by_me', userId: ANN, blockchains: ['BASE'] },
        indexerCalls.getActivitiesByUser,
        { ...byUsers, blockchains: ['BASE'] },
      ],
      [
        { '@type': 'by_user', address: account('ETHEREUM', CAROL) },
        indexerCalls.getActivitiesByUser,
        { ...byUsers, user: [account('ETHEREUM', CAROL)] },
      ],
    ] as const

    for (const [filter, indexed, parameters] of cases) {
      for (const sort of ['LATEST_FIRST', 'EARLIEST_FIRST']) {
        it(`${JSON.stringify(filter)} ${sort}`, async () => {
          const { body } = await askIndexer(indexed, { ...parameters, sort, size: ALL })
          expect(body.activities).to.not.be.empty
          expect(await shown(filter, { sort })).to.deep.equal(mapped(body.activities))
        })
      }
    }

    it('and are those of all without a filter, the latest first', async () => {
      expect((await list({ size: ALL })).body).to.deep.equal(await shown({ '@type': 'by_all' }))
      expect((await list()).body).to.deep.equal((await list({ size: 20 })).body)
    })
  })

  describe('are found by type', () => {
    for (const type of ACTIVITY_TYPES) {
      it(type, async () => {
        const kinds = async (filter: object) => [
          ...new Set((await shown(filter, { types: [type] })).map((each) => each['@type'])),
        ]
        expect(await kinds({ '@type': 'by_all' })).to.have.members(FOUND[type])
      })
    }

    it('and a list of no types is one of all', async () => {
      const all = await shown({ '@type': 'by_all' })
      expect(await shown({ '@type': 'by_all' }, { types: [] })).to.deep.equal(all)
      const known = Object.values(FOUND).flat()
      expect(new Set(all.map((each) => each['@type']))).to.deep.equal(new Set(known))
    })

    it('and of users BUY and SALE are the two sides', async () => {
      const of = (seed: number, type: ActivityType) =>
        shown({ '@type': 'by_wallet', address: account('ETHEREUM', seed) }, { types: [type] })
      const sold = await of(ALICE, 'SALE')
      expect(sold).to.have.length(1)
      expect(sold[0]).to.deep.include({
        '@type': 'accept_offer',
        owner: account('ETHEREUM', ALICE),
        buyer: account('ETHEREUM', BOB),
      })
      expect(await of(ALICE, 'BUY')).to.deep.equal([])
      expect((await of(BOB, 'BUY'))[0]).to.deep.equal(sold[0])
      expect(await of(CAROL, 'BUY')).to.have.length(2)
    })
  })

  it('name what orders give and take', async () => {
    const of = async (type: ActivityType) =>
      (await shown({ '@type': 'by_collection', address: DROP }, { types: [type] }))[0]
    const money = { currencyId: formatCurrencyId(ETHER) }
    expect(await of('ORDER')).to.deep.equal({
      '@type': 'order',
      id: 'ETHEREUM:list',
      date: '2026-01-01T00:10:00.000Z',
      owner: account('ETHEREUM', ALICE),
      hash: '0x01',
      token: DROP,
      tokenId: '1',
      itemId: FIRST,
      value: 1,
      ...money,
      buyToken: money.currencyId,
      buyValue: 1.5,
      price: 1.5,
      priceUsd: 4500,
    })
    expect(await of('BID')).to.deep.equal({
      '@type': 'offer',
      id: 'ETHEREUM:floor-bid',
      date: '2026-01-01T00:12:00.000Z',
      owner: account('ETHEREUM', BOB),
      hash: '0x04',
      token: formatCurrencyId(TOKEN),
      currencyId: formatCurrencyId(TOKEN),
      value: 1.25,
      buyToken: DROP,
      buyValue: 1,
      price: 1.25,
      floorBid: true,
    })
    expect(await of('CANCEL_BID')).to.deep.equal({
      '@type': 'cancel_offer',
      id: 'ETHEREUM:no-bid',
      date: '2026-01-01T00:13:00.000Z',
      owner: account('ETHEREUM', CAROL),
      hash: '0x03',
      token: money.currencyId,
      ...money,
      buyToken: DROP,
      buyTokenId: '1',
      itemId: FIRST,
      transactionHash: '0xaa',
      floorBid: false,
    })
  })

  it('are empty for unknown users and wallets', async () => {
    const nobody = '00000000-0000-4000-8000-00000000000f'
    expect(await shown({ '@type': 'by_user', userId: nobody })).to.deep.equal([])
    expect(await shown({ '@type': 'by_user', userId: "' or true" })).to.deep.equal([])
    const address = account('ETHEREUM', 99)
    expect(await shown({ '@type': 'by_wallet', address })).to.deep.equal([])
    expect(await shown({ '@type': 'by_user', userId: ANN, address })).to.deep.equal([])
  })

  describe('are refused', () => {
    const refused: readonly (readonly [string, object, string])[] = [
      ['a filter that names nobody', { filter: { '@type': 'by_me' } }, 'VALIDATION'],
      ['a filter that names no item', { filter: { '@type': 'by_item' } }, 'VALIDATION'],
      [
        'an item without its number',
        { filter: { '@type': 'by_item', address: DROP } },
        'BAD_REQUEST',
      ],
      [
        'an item of no blockchain',
        { filter: { '@type': 'by_item', address: 'NONE:1', tokenId: '1' } },
        'BAD_REQUEST',
      ],
      [
        'a wallet of no blockchain',
        { filter: { '@type': 'by_wallet', address: '0x' } },
        'BAD_REQUEST',
      ],
      ['another filter', { filter: { '@type': 'by_none' } }, 'VALIDATION'],
      ['another type', { types: ['NONE'] }, 'VALIDATION'],
      ['a page of nothing', { size: 0 }, 'VALIDATION'],
      ['a token of another list', { continuation: 'none' }, 'VALIDATION'],
    ]
    for (const [name, request, code] of refused) {
      it(name, async () => {
        const answer = await refusal(request)
        expect({ status: answer.status, code: answer.code }).to.deep.equal({ status: 400, code })
      })
    }
  })

  it('are the same on pages of any size as on one big page', async () => {
    const filters = fc.constantFrom<object>(
      { '@type': 'by_all' },
      { '@type': 'by_collection', address: DROP },
      { '@type': 'by_user', userId: ANN },
    )
    const sorts = fc.constantFrom('LATEST_FIRST', 'EARLIEST_FIRST')
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(filters, sorts, sizes, async (filter, sort, steps) => {
        const whole = await shown(filter, { sort })
        const pages: Shown[] = []
        let continuation: string | undefined
        for (let page = 0; page === 0 || continuation !== undefined; page++) {
          const size = steps[page % steps.length]
          const { body, next } = await list({ filter, sort, size, continuation })
          pages.push(...body)
          continuation = next
        }
        expect(pages).to.deep.equal(whole)
      }),
      { numRuns: 12 },
    )
  })

  it('are at most 1,000 on a page, whatever the size parameter', async () => {
    const { body, next } = await list({ size: 1_000_000 })
    expect([body.length, next]).to.deep.equal([(await list({ size: ALL })).body.length, undefined])
    expect(body.length).to.be.greaterThan(CHAINS.length * 6)
  })
})
