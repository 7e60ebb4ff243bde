import { expect } from 'chai'
import fc from 'fast-check'
import { sql } from 'kysely'
import { userKey, walletKey } from '../../src/database/keys/index.ts'
import { TASKS } from '../../src/jobs/index.ts'
import type { JobServices } from '../../src/jobs/task.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { account, wallet } from '../read-model/_addresses.ts'
import { ALICE, BOB, minute } from '../read-model/_names.ts'
import { READER } from './_reading.ts'
import { withMarket } from './_suite.ts'

const userOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [ANN, ANNA, CAL, GONE] = [1, 2, 3, 4].map(userOf) as [string, string, string, string]
const { userId: BEN } = READER

describe('users in the search', () => {
  const { ask, pools } = withMarket()

  before(async () => {
    const { write } = pools()
    await write
      .insertInto('users')
      .values([
        { id: ANN, username: 'Ann Élan', created_at: minute(1) },
        { id: ANNA, username: '100%_Anna 🦄', created_at: minute(2) },
        { id: CAL, username: null, created_at: minute(2) },
        { id: GONE, username: null, deleted_at: minute(3), created_at: minute(1) },
      ])
      .execute()
    const key = walletKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
    await write
      .insertInto('wallets')
      .values({ wallet: key, user_id: ANN, added_at: minute(1) })
      .execute()
    const created_at = minute(4)
    await write
      .insertInto('followings')
      .values([
        { user_id: BEN, followed_id: CAL, created_at },
        { user_id: ANN, followed_id: CAL, created_at },
        { user_id: CAL, followed_id: ANN, created_at },
      ])
      .execute()
    await count()
  })
  afterEach(() => pools().write.deleteFrom('moderations').execute())

  const count = () =>
    TASKS.countFollowers({ writer: pools().write } as unknown as JobServices, {}, undefined)
  const page = async (filter: object, request: object = {}) => {
    const answer = await ask(calls.searchUsers, {
      userPageRequest: { filter, size: 20, ...request },
    })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return answer
  }
  const found = async (filter: object) => (await page(filter)).body.map(({ id }) => id)
  const decide = (id: string, decision: string, status: string | null = null) =>
    pools()
      .write.insertInto('moderations')
      .values({
        ...{ subject: userKey(id), kind: 'USER', decision, status },
        ...{ decided_by: 'test', decided_at: minute(1) },
      })
      .execute()

  it('are all who are there, the latest first', async () => {
    expect(await found({})).to.deep.equal([BEN, CAL, ANNA, ANN])
    const { body } = await page({})
    const feed = await ask(calls.loadSearchableUsers, { requestBody: [BEN, CAL, ANNA, ANN] })
    expect(body).to.deep.equal(feed.body)
    expect(body[1]).to.include({ followers: 2 })
  })

  it('are found by words of their names, without case and accents, and by signs', async () => {
    expect(await found({ text: 'ELAN ann' })).to.deep.equal([ANN])
    expect(await found({ text: 'ann' })).to.deep.equal([ANNA, ANN])
    expect(await found({ text: '🦄' })).to.deep.equal([ANNA])
    expect(await found({ text: '%_' })).to.deep.equal([ANNA])
    expect(await found({ text: 'deleted' })).to.deep.equal([])
    expect(await found({ text: ' ' })).to.deep.equal(await found({}))
  })

  it('are found by wallets, and by what an operator decided', async () => {
    const wallets = [account('ETHEREUM', ALICE), account('SOLANA', BOB), account('ETHEREUM', 99)]
    expect(await found({ wallets })).to.deep.equal([BEN, ANN])
    expect(await found({ wallets: [account('ETHEREUM', 99)] })).to.deep.equal([])
    expect(await found({ verifiedOnly: true })).to.deep.equal([])
    await decide(ANN, 'VERIFIED', 'APPROVED')
    await decide(CAL, 'VERIFIED', 'IN_PROCESS')
    expect(await found({ verifiedOnly: true })).to.deep.equal([ANN])
    expect(await found({ verifiedOnly: true, text: 'anna' })).to.deep.equal([])
    expect(await found({ verifiedOnly: false })).to.have.length(4)
    await decide(ANN, 'UNLIST')
    await decide(BEN, 'UNLIST')
    expect(await found({})).to.deep.equal([CAL, ANNA])
    expect(await found({ wallets })).to.deep.equal([])
  })

  it('are sorted by followers as of the last minute', async () => {
    const sort = 'MOST_FOLLOWERS_FIRST'
    expect(await found({ sort })).to.deep.equal([CAL, ANN, BEN, ANNA])
    expect(await found({ sort, text: 'ann' })).to.deep.equal([ANN, ANNA])
    const followings = [BEN, CAL, ANN].map((user_id) => ({
      ...{ user_id, followed_id: ANNA, created_at: minute(5) },
    }))
    await pools().write.insertInto('followings').values(followings).execute()
    await Promise.all([count(), count()])
    expect(await found({ sort })).to.deep.equal([ANNA, CAL, ANN, BEN])
  })

  it('are counted without a write where their followers are as many as before', async () => {
    const versions = () =>
      sql`select user_id, followers, xmin::text, xmax::text from follower_counts order by user_id`
        .execute(pools().write)
        .then(({ rows }) => rows)
    await count()
    const before = await versions()
    expect(before).to.have.length(4)
    await count()
    expect(await versions()).to.deep.equal(before)
  })

  it('come in pages that are one big page together', async () => {
    const filters = fc.constantFrom<object>({}, { sort: 'MOST_FOLLOWERS_FIRST' }, { text: 'ann' })
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 3 }), async (filter, size) => {
        const paged: string[] = []
        for (let continuation: string | undefined, turn = 0; turn === 0 || continuation; turn++) {
          const { body, next } = await page(filter, { size, continuation })
          paged.push(...body.map(({ id }) => id))
          continuation = next
        }
        expect(paged).to.deep.equal(await found(filter))
      }),
      { numRuns: 6 },
    )
  })

  it('are refused with what is wrong', async () => {
    for (const userPageRequest of [
      { filter: {}, size: 0 },
      { filter: {} },
      { size: 1 },
      { filter: { sort: 'NAME' }, size: 1 },
      { filter: { other: 1 }, size: 1 },
      { filter: {}, size: 1, continuation: 'forged' },
      { filter: { wallets: ['nobody'] }, size: 1 },
    ]) {
      const { status } = await ask(calls.searchUsers, { userPageRequest })
      expect(status, JSON.stringify(userPageRequest)).to.equal(400)
    }
  })
})
