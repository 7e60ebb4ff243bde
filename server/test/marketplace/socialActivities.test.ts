import { formatCollectionId, formatItemId, type ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { expect } from 'chai'
import fc from 'fast-check'
import { collectionKey, itemKey, userKey, walletKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { account, wallet } from '../read-model/_addresses.ts'
import { ALICE, BOB, dropOn, itemIdOn, itemOn, minute } from '../read-model/_names.ts'
import { READER } from './_reading.ts'
import { withMarket } from './_suite.ts'

const userOf = (number: number) => `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`
const [ANN, CAL] = [userOf(1), userOf(2)]
const { userId: BEN } = READER
const ALL = 1000
const DROP = formatCollectionId(dropOn('ETHEREUM'))
const LIKED: readonly ItemParts[] = [itemOn('ETHEREUM', 1), itemOn('SOLANA', 2), itemOn('BASE', 3)]

interface Shown {
  readonly '@type': string
  readonly id: string
  readonly owner: string
  readonly date: string
}

/** Ann, who has a wallet of Alice, and Cal like and follow; Ben has wallets of Bob. */
describe('likes and followings among activities', () => {
  const { ask, pools } = withMarket()

  const addUsers = (ids: readonly string[]) =>
    pools()
      .write.insertInto('users')
      .values(ids.map((id) => ({ id, created_at: minute(1) })))
      .execute()
  const follow = (user_id: string, followed: readonly string[], at = 11) =>
    pools()
      .write.insertInto('followings')
      .values(followed.map((followed_id) => ({ user_id, followed_id, created_at: minute(at) })))
      .execute()
  const like = (user_id: string, items: readonly ItemParts[], at: number) =>
    pools()
      .write.insertInto('likes')
      .values(
        items.map((each) => ({
          user_id,
          item: itemKey(each),
          collection: collectionKey(dropOn(each.blockchain as Blockchain)),
          created_at: minute(at),
        })),
      )
      .execute()

  before(async () => {
    await addUsers([ANN, CAL])
    const key = walletKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
    const wallets = { wallet: key, user_id: ANN, added_at: minute(1) }
    await pools().write.insertInto('wallets').values(wallets).execute()
    await like(ANN, LIKED, 10)
    await like(CAL, [itemOn('ETHEREUM', 1)], 10)
    await follow(ANN, [BEN, CAL])
    await follow(CAL, [ANN], 5)
  })
  afterEach(() => pools().write.deleteFrom('moderations').execute())

  const page = async (call: Call, activityPageRequest: object) => {
    const answer = await ask(call, { activityPageRequest })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return { entries: answer.body as unknown as readonly Shown[], next: answer.next }
  }
  const shown = async (filter: object, request: object = {}) =>
    (await page(calls.getActivitiesUsingPOST, { filter, size: ALL, ...request })).entries
  const idsOf = async (filter: object, types: readonly string[] = ['LIKE', 'FOLLOWING']) =>
    (await shown(filter, { types })).map(({ id }) => id)
  const likeId = (user: string, item: ItemParts) => `${user}:${formatItemId(item)}`
  const likes = (user: string, items = LIKED) => items.map((item) => likeId(user, item))
  const [FIRST] = LIKED as readonly [ItemParts]
  const OF_CAL = [likeId(CAL, FIRST), `${CAL}:${ANN}`]
  const OF_ANN = [...likes(ANN), `${ANN}:${BEN}`, `${ANN}:${CAL}`]

  it('are found by each filter, and by type', async () => {
    const all = { '@type': 'by_all' }
    expect(await idsOf(all)).to.have.members([...OF_ANN, ...OF_CAL])
    expect(await idsOf(all, ['FOLLOWING'])).to.have.members(
      [...OF_ANN, ...OF_CAL].filter((id) => id.length === 73),
    )
    expect(await idsOf({ ...all, blockchains: ['SOLANA', 'BASE'] })).to.have.members(
      likes(ANN, LIKED.slice(1)),
    )
    expect(await idsOf({ '@type': 'by_collection', address: DROP })).to.have.members([
      likeId(ANN, FIRST),
      likeId(CAL, FIRST),
    ])
    expect(await idsOf({ '@type': 'by_item', itemId: itemIdOn('SOLANA', 2) })).to.deep.equal(
      likes(ANN, LIKED.slice(1, 2)),
    )
    for (const filter of [{ userId: ANN }, { address: account('ETHEREUM', ALICE) }]) {
      for (const type of ['by_user', 'by_me']) {
        expect(await idsOf({ '@type': type, ...filter })).to.have.members(OF_ANN)
      }
    }
    const onBase = { '@type': 'by_user', userId: ANN, blockchains: ['BASE'] }
    expect(await idsOf(onBase)).to.deep.equal(likes(ANN, LIKED.slice(2)))
    expect(
      await idsOf({ '@type': 'by_wallet', address: account('ETHEREUM', ALICE) }),
    ).to.deep.equal([])
    const other = { userId: ANN, address: account('ETHEREUM', BOB) }
    expect(await idsOf({ '@type': 'by_user', ...other })).to.deep.equal([])
  })

  it('say who did what, and when', async () => {
    const [liked] = await shown(
      { '@type': 'by_item', itemId: itemIdOn('SOLANA', 2) },
      { types: ['LIKE'] },
    )
    expect(liked).to.deep.equal({
      '@type': 'like',
      id: `${ANN}:${itemIdOn('SOLANA', 2)}`,
      date: minute(10).toISOString(),
      owner: ANN,
      token: formatCollectionId(dropOn('SOLANA')),
      itemId: itemIdOn('SOLANA', 2),
    })
    const followed = await shown({ '@type': 'by_user', userId: CAL }, { types: ['FOLLOWING'] })
    expect(followed).to.deep.equal([
      {
        '@type': 'follow',
        id: `${CAL}:${ANN}`,
        date: minute(5).toISOString(),
        owner: CAL,
        user: ANN,
      },
    ])
  })

  it('stand among those of blockchains in the order of time, in pages of any sizes', async () => {
    const filters = fc.constantFrom<object>(
      { '@type': 'by_all' },
      { '@type': 'by_collection', address: DROP },
      { '@type': 'by_followings', userId: ANN },
    )
    const sorts = fc.constantFrom('LATEST_FIRST', 'EARLIEST_FIRST')
    const sizes = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(filters, sorts, sizes, async (filter, sort, steps) => {
        const whole = await shown(filter, { sort })
        const dates = whole.map(({ date }) => date)
        const sorted = [...dates].sort()
        expect(dates).to.deep.equal(sort === 'EARLIEST_FIRST' ? sorted : sorted.reverse())
        expect(new Set(whole.map((each) => `${each['@type']} ${each.id}`)).size).to.equal(
          whole.length,
        )
        const kinds = whole.map((each) => each['@type'])
        expect(kinds).to.include.members(['like', 'accept_offer'])
        const pages: Shown[] = []
        let continuation: string | undefined
        for (let turn = 0; turn === 0 || continuation !== undefined; turn++) {
          const size = steps[turn % steps.length]
          const request = { filter, sort, size, continuation }
          const { entries, next } = await page(calls.getActivitiesUsingPOST, request)
          pages.push(...entries)
          continuation = next
        }
        expect(pages).to.deep.equal(whole)
      }),
      { numRuns: 6 },
    )
  })

  it('are, of whom somebody follows, what all of these do', async () => {
    const keyed = (entries: readonly Shown[]) =>
      new Set(entries.map((each) => `${each['@type']} ${each.id}`))
    const bens = await shown({ '@type': 'by_user', userId: BEN })
    const cals = await shown({ '@type': 'by_user', userId: CAL })
    expect(bens).to.not.be.empty
    const filter = { '@type': 'by_followings', userId: ANN }
    const followed = await shown(filter)
    expect(keyed(followed)).to.deep.equal(keyed([...bens, ...cals]))
    const address = account('ETHEREUM', ALICE)
    expect(await shown({ '@type': 'by_followings', address })).to.deep.equal(followed)
    expect(await idsOf({ ...filter, blockchains: ['ETHEREUM'] })).to.deep.equal([
      likeId(CAL, FIRST),
    ])
    expect(await shown({ '@type': 'by_followings', userId: BEN })).to.deep.equal([])
    expect(await shown({ '@type': 'by_followings', userId: userOf(999) })).to.deep.equal([])

    const crowd = Array.from({ length: 80 }, (_, index) => userOf(index + 100))
    await addUsers(crowd)
    const address80 = (index: number) =>
      walletKey({
        blockchain: 'ETHEREUM',
        address: `0x${(index + 1e6).toString(16).padStart(40, '0')}`,
      })
    const rows = crowd.map((user_id, index) => ({
      user_id,
      wallet: address80(index),
      added_at: minute(1),
    }))
    await pools().write.insertInto('wallets').values(rows).execute()
    await follow(ANN, crowd, 1)
    expect(await shown(filter)).to.deep.equal(followed)
    const steps: Shown[] = []
    for (let continuation: string | undefined, turn = 0; turn === 0 || continuation; turn++) {
      const { entries, next } = await page(calls.getActivitiesUsingPOST, {
        filter,
        size: 3,
        continuation,
      })
      steps.push(...entries)
      continuation = next
    }
    expect(steps).to.deep.equal(followed)
    await pools().write.deleteFrom('followings').where('followed_id', 'in', crowd).execute()
  })

  it('are refused behind an activity that there is not, as clients name the last one', async () => {
    const unknown = [`BASE:${'0a'.repeat(20)}`, `${ANN}:nobody`, 'nobody', `${ANN}:BASE:0x1`, '']
    for (const id of unknown) {
      const continuation = JSON.stringify({ params: [minute(10).getTime(), id] })
      const { status, body } = await ask(calls.getActivitiesUsingPOST, {
        activityPageRequest: { continuation },
      })
      expect([status, body.code], id).to.deep.equal([400, 'VALIDATION'])
    }
  })

  it('leave out what an operator has unlisted', async () => {
    const unlist = (subject: Buffer, kind: string) =>
      pools()
        .write.insertInto('moderations')
        .values({ subject, kind, decision: 'UNLIST', decided_by: 'test', decided_at: minute(1) })
        .execute()
    await unlist(itemKey(itemOn('SOLANA', 2)), 'ITEM')
    await unlist(collectionKey(dropOn('ETHEREUM')), 'COLLECTION')
    await unlist(userKey(BEN), 'USER')
    expect(await idsOf({ '@type': 'by_all' })).to.have.members([
      ...likes(ANN, LIKED.slice(2)),
      `${ANN}:${CAL}`,
      `${CAL}:${ANN}`,
    ])
  })

  describe('in the search', () => {
    const found = async (request: object) => (await page(calls.searchActivities, request)).entries

    it('are the same, and nothing else is', async () => {
      const whole = await found({ size: ALL })
      expect(whole.map(({ id }) => id)).to.deep.equal(await idsOf({ '@type': 'by_all' }))
      expect(await found({ size: ALL, types: [] })).to.deep.equal(whole)
      expect((await found({ types: ['FOLLOWING'] })).map((each) => each['@type'])).to.deep.equal([
        'follow',
        'follow',
        'follow',
      ])
      const filter = { '@type': 'by_item', itemId: itemIdOn('BASE', 3) }
      expect(await found({ filter })).to.deep.equal([
        {
          '@type': 'like',
          id: likeId(ANN, itemOn('BASE', 3)),
          date: minute(10).toISOString(),
          owner: ANN,
          token: formatCollectionId(dropOn('BASE')),
          itemId: itemIdOn('BASE', 3),
          blockchain: 'BASE',
          reverted: false,
        },
      ])
      expect(
        (await found({ filter: { '@type': 'by_user', userId: CAL }, sort: 'EARLIEST_FIRST' }))[0],
      ).to.deep.include({
        ...{ '@type': 'follow', owner: CAL, userId: ANN, reverted: false },
      })
    })

    it('are refused of other types', async () => {
      for (const request of [{ types: ['MINT'] }, { size: 0 }, { continuation: 'forged' }]) {
        const { status, body } = await ask(calls.searchActivities, { activityPageRequest: request })
        expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      }
      const filter = { '@type': 'by_followings' }
      const { status, body } = await ask(calls.searchActivities, {
        activityPageRequest: { filter },
      })
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    })
  })
})
