import { randomUUID } from 'node:crypto'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { MARKETPLACE_LIMITS } from '../../../src/config/marketplaceLimits.ts'
import { addressKey, collectionKey, userKey, walletKey } from '../../../src/database/keys/index.ts'
import { decide } from '../../../src/moderation/moderate.ts'
import { claimShortUrl } from '../../../src/users/claimShortUrl.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { wallet } from '../../read-model/_addresses.ts'
import { ALICE, BOB, CHAINS, dropOn } from '../../read-model/_names.ts'
import { marketplaceOver } from '../_app.ts'
import { READER } from '../_reading.ts'
import { writeMarket } from '../_suite.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))
const BY = { by: 'ann', now: new Date() }

describe('profiles', () => {
  let database: TestDatabase
  let app: FastifyInstance
  const bob = READER.userId
  const gone = randomUUID()

  before(async () => {
    database = await testDatabase()
    await writeMarket(database)
    app = await marketplaceOver(database)
    const now = new Date()
    await database.write
      .insertInto('users')
      .values({ id: gone, created_at: now, deleted_at: now })
      .execute()
    const told = { username: '<b>Bob</b>', website: 'https://bob.example' }
    await database.write.updateTable('users').set(told).where('id', '=', bob).execute()
  })

  const get = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: `/marketplace/api/v4/profiles/${path}` })
    return { status: answer.statusCode, body: answer.json() }
  }
  const list = async (ids: readonly string[]) => {
    const url = '/marketplace/api/v4/profiles/list'
    const answer = await app.inject({ method: 'POST', url, payload: ids })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('show a user with wallets, and text as it was given', async () => {
    const { body } = await get(bob)

    expect(body).to.deep.equal({
      id: bob,
      type: 'USER',
      blockchain: 'ETHEREUM',
      name: '<b>Bob</b>',
      website: 'https://bob.example',
      wallets: [`ETHEREUM:${wallet('ETHEREUM', BOB)}`, `SOLANA:${wallet('SOLANA', BOB)}`],
      badges: [],
      blacklisted: false,
      followers: 0,
      followings: 0,
    })
  })

  it('show a collection', async () => {
    const { body } = await get(DROP)

    expect(body).to.deep.include({
      id: DROP,
      type: 'COLLECTION',
      blockchain: 'ETHEREUM',
      name: 'Drop on ETHEREUM',
      badges: [],
      blacklisted: false,
    })
  })

  it('are not found where nothing is known, and refused where the id is none', async () => {
    const unknown = formatCollectionId({ blockchain: 'BASE', contract: `0x${'09'.repeat(20)}` })
    for (const id of [randomUUID(), 'nobody', unknown]) {
      for (const part of ['', '/meta', '/badges']) {
        expect((await get(`${id}${part}`)).status, id).to.equal(404)
      }
    }
    for (const id of ['NOWHERE:0x01', 'BASE:nothing', `${DROP}:1`]) {
      expect((await get(encodeURIComponent(id))).status, id).to.equal(400)
      expect((await list([id])).status, id).to.equal(400)
    }
  })

  it('are listed in the order of their ids, each once', async () => {
    const { body } = await list([
      DROP,
      randomUUID(),
      gone,
      bob,
      DROP.toLowerCase().replace('ethereum', 'ETHEREUM'),
    ])

    expect(body.map(({ id }: { id: string }) => id)).to.deep.equal([DROP, gone, bob])
    expect(body[1]).to.include({ name: 'Deleted user', type: 'USER' })
  })

  it('show what operators decided, and the short URL', async () => {
    const subject = { kind: 'USER', key: userKey(bob), id: bob } as const
    expect((await get(`${bob}/badges`)).body).to.deep.equal([
      { value: 'VERIFIED', status: 'NOT_STARTED' },
      { value: 'RE_VERIFIED', status: 'NOT_STARTED' },
    ])
    await decide(database.write, subject, { name: 'VERIFIED', status: 'APPROVED' }, BY)
    await decide(database.write, subject, { name: 'RE_VERIFIED', status: 'IN_PROCESS' }, BY)
    await decide(database.write, subject, { name: 'BLACKLIST', status: null }, BY)
    const claim = { url: 'bob-the-bidder', target: { user: bob }, owner: bob, now: new Date() }
    await database.write
      .transaction()
      .execute((transaction) => claimShortUrl(transaction, claim, MARKETPLACE_LIMITS))

    expect((await get(bob)).body).to.deep.include({
      badges: ['VERIFIED'],
      blacklisted: true,
      shortUrl: 'bob-the-bidder',
    })
    expect((await get(`${bob}/badges`)).body).to.deep.equal([
      { value: 'VERIFIED', status: 'APPROVED' },
      { value: 'RE_VERIFIED', status: 'IN_PROCESS' },
    ])
  })

  /** The same numbers, counted from all rows. */
  async function scanned(owners: readonly Buffer[] | undefined, collection: Buffer | undefined) {
    const [items, ownerships, collections] = await Promise.all([
      database.read.selectFrom('items').selectAll().execute(),
      database.read.selectFrom('ownerships').selectAll().execute(),
      database.read.selectFrom('collections').select('owner').execute(),
    ])
    const isOne = (key: Buffer | null) => owners?.some((owner) => key && owner.equals(key)) ?? false
    const held = ownerships.filter((each) => BigInt(each.value) + BigInt(each.lazy_value) > 0n)
    const created = items.filter(
      (item) =>
        !item.deleted &&
        (collection ? item.collection.equals(collection) : item.creators.some(isOne)),
    )
    const owned = held.filter((each) =>
      collection ? each.collection.equals(collection) : isOne(each.owner),
    )
    const isCreators = ({ item, owner }: (typeof held)[number]) =>
      items.some(({ id, creators }) => id.equals(item) && creators.some((one) => one.equals(owner)))
    const listed = owned.filter(({ sell_order }) => sell_order !== null)
    return {
      itemsCreated: created.length,
      ...(owners && { collections: collections.filter(({ owner }) => isOne(owner)).length }),
      ownerships: owned.length,
      ownershipsWithStock: listed.length,
      onSecondarySale: listed.filter((each) => !isCreators(each)).length,
      haveSecondaryOwner: created.filter(({ id }) =>
        held.some((each) => each.item.equals(id) && !isCreators(each)),
      ).length,
      followers: 0,
      followings: 0,
      hides: 0,
      likes: 0,
    }
  }

  it('count what a user has over all wallets, on all chains of their groups', async () => {
    const keys = CHAINS.filter((chain) => !['APTOS', 'FLOW'].includes(chain)).map((blockchain) =>
      addressKey({ blockchain, address: wallet(blockchain, BOB) }),
    )
    const expected = await scanned(keys, undefined)

    expect((await get(`${bob}/meta`)).body).to.deep.equal({
      address: `ETHEREUM:${wallet('ETHEREUM', BOB)}`,
      ...expected,
    })
    expect(expected.ownerships).to.be.greaterThan(0)
  })

  it('count what a creator has', async () => {
    const alice = randomUUID()
    const address = wallet('ETHEREUM', ALICE)
    const key = walletKey({ blockchain: 'ETHEREUM', address })
    const now = new Date()
    await database.write.insertInto('users').values({ id: alice, created_at: now }).execute()
    const row = { wallet: key, user_id: alice, added_at: now }
    await database.write.insertInto('wallets').values(row).execute()
    const keys = (['ETHEREUM', 'BASE'] as const).map((blockchain) =>
      addressKey({ blockchain, address }),
    )

    const { body } = await get(`${alice}/meta`)
    const expected = await scanned(keys, undefined)
    expect(body).to.deep.equal({ address: `ETHEREUM:${address}`, ...expected })
    expect(expected.ownershipsWithStock).to.be.greaterThan(0)
  })

  it('count what a collection has, and nothing of a deleted user', async () => {
    const { body } = await get(`${DROP}/meta`)
    const expected = await scanned(undefined, collectionKey(dropOn('ETHEREUM')))

    expect(body).to.deep.equal({ address: DROP, ...expected })
    expect((await get(`${gone}/meta`)).body).to.deep.include({ address: gone, ownerships: 0 })
  })
})
