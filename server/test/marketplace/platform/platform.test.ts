import { randomUUID } from 'node:crypto'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { MARKETPLACE_LIMITS } from '../../../src/config/marketplaceLimits.ts'
import { collectionKey } from '../../../src/database/keys/index.ts'
import { claimShortUrl, type ShortUrlTarget } from '../../../src/users/claimShortUrl.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'

const CONTRACT = `0x${'0a'.repeat(20)}` as const

describe('the platform', () => {
  let database: TestDatabase
  let app: FastifyInstance
  const now = new Date()

  before(async () => {
    database = await testDatabase()
    app = await marketplaceOver(database, { now: () => now })
  })

  const get = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: `/marketplace/api/v4/${path}` })
    return { status: answer.statusCode, body: answer.body }
  }

  it('tells its settings', async () => {
    const { status, body } = await get('config')

    expect(status).to.equal(200)
    expect(JSON.parse(body)).to.deep.equal({
      auctionMinPriceRelativeChange: 0.05,
      ignoringPriceDecreasingLevel: 0,
      ipfsUrl: 'https://ipfs.example/ipfs/',
      wethContractAddress: `0x${'ee'.repeat(20)}`,
    })
  })

  it('names what is missing for what others do', async () => {
    const twitter = await app.inject({
      method: 'POST',
      url: '/marketplace/api/v4/twitter/confirm?username=ann',
      headers: { authorization: `Bearer ${(await signedIn(app, evmWallet())).accessToken}` },
    })
    const storage = await get('nftstorage/rootUcan')

    expect([twitter.statusCode, storage.status]).to.deep.equal([501, 501])
    expect(twitter.json()).to.deep.equal({
      code: 'UNKNOWN',
      message:
        'This server cannot read posts: TWITTER_TOKEN in its environment, or adapters.twitter in the settings, lets it',
    })
    expect(JSON.parse(storage.body)).to.deep.equal({
      code: 'UNKNOWN',
      message:
        'This server has no adapter for NFT.Storage, which takes no uploads any more: upload where you pin files yourself',
    })
  })

  it('has a message for Twitter as text, of ids alone', async () => {
    const { userId: id } = await signedIn(app, evmWallet())
    expect(await get(`twitter/confirmMsg?owner=${id}`)).to.deep.equal({
      status: 200,
      body: `This account belongs to my profile ${id} on MINTLINE.`,
    })
    const refused = await get(`twitter/confirmMsg?owner=${encodeURIComponent('<b>\r\nX: y')}`)
    expect(refused.status).to.equal(400)
    expect((await get(`twitter/confirmMsg?owner=${randomUUID()}`)).status).to.equal(400)
  })

  describe('subscriptions', () => {
    const subscribe = async (email: unknown) =>
      (await app.inject({ method: 'POST', url: '/subscribe', payload: { email } })).statusCode
    const kept = async () =>
      (await database.read.selectFrom('subscriptions').select('email').execute()).map(
        ({ email }) => email,
      )

    it('are kept once, also where they come at once', async () => {
      const written = ['ann@example.com', 'Ann@Example.com', ' ann@example.com ']
      const answers = await Promise.all([...written, ...written].map(subscribe))

      expect(new Set(answers)).to.deep.equal(new Set([200]))
      expect((await kept()).map((email) => email.toLowerCase())).to.deep.equal(['ann@example.com'])
    })

    it('are refused where they are no address', async () => {
      for (const email of ['', 'ann', 'a@b.co\nBcc: c@d.co', 7, null]) {
        expect(await subscribe(email)).to.equal(400)
      }
      expect(await kept()).to.have.length(1)
    })
  })

  describe('short URLs', () => {
    const owner = randomUUID()
    const ofUser = (user: string): ShortUrlTarget => ({ user })
    const claim = (url: string | undefined, target: ShortUrlTarget) =>
      database.write
        .transaction()
        .execute((transaction) =>
          claimShortUrl(transaction, { url, target, owner, now }, MARKETPLACE_LIMITS),
        )
        .then(
          () => 'CLAIMED',
          (error: unknown) => {
            if (isMintlineError(error)) return error.code
            throw error
          },
        )
    const standsFor = async (url: string) => {
      const { status, body } = await get(`urls/${encodeURIComponent(url)}`)
      return status === 200 ? JSON.parse(body).ref : status
    }

    beforeEach(() => database.write.deleteFrom('short_urls').execute())

    it('stand for a user or a collection', async () => {
      const collection = collectionKey({ blockchain: 'BASE', contract: CONTRACT })
      await claim('ann', ofUser(owner))
      await claim('drop-1', { collection })

      expect(JSON.parse((await get('urls/ann')).body)).to.deep.equal({
        id: 'ann',
        owner,
        ref: owner,
        type: 'USER',
        createDate: now.toISOString(),
        version: 0,
      })
      expect(JSON.parse((await get('urls/drop-1')).body)).to.deep.include({
        owner,
        ref: `BASE:${CONTRACT}`,
        type: 'COLLECTION',
      })
    })

    it('are refused by their form, and where pages and servers have them', async () => {
      const refused = ['ab', 'a'.repeat(33), 'Ann', 'a_b', 'a b', 'a/b', 'ann\n', '../x', 'äää']
      for (const url of [...refused, 'admin', 'api', 'support', 'null']) {
        expect(await claim(url, ofUser(owner)), url).to.equal('SHORT_URL_INVALID')
      }
      expect(await claim('abc', ofUser(owner))).to.equal('CLAIMED')
      expect(await claim('a'.repeat(32), ofUser(owner))).to.equal('CLAIMED')
      expect(await standsFor('none')).to.equal(404)
      expect(await standsFor("' or 1=1 --")).to.equal(404)
    })

    it('are one for each, and become free when another one is taken or none', async () => {
      await claim('first', ofUser(owner))
      expect(await claim('first', ofUser(owner))).to.equal('CLAIMED')
      await claim('second', ofUser(owner))
      expect(await standsFor('first')).to.equal(404)
      expect(await claim('first', ofUser(randomUUID()))).to.equal('CLAIMED')
      expect(await claim('first', ofUser(owner))).to.equal('SHORT_URL_TAKEN')
      expect(await standsFor('second')).to.equal(owner)
      await claim(undefined, ofUser(owner))
      expect(await standsFor('second')).to.equal(404)
    })

    it('are taken by one of many who claim the same at once', async () => {
      const users = Array.from({ length: 12 }, () => randomUUID())
      const results = await Promise.all(users.map((user) => claim('shop', ofUser(user))))

      expect(results.filter((result) => result === 'CLAIMED')).to.have.length(1)
      expect(results.filter((result) => result === 'SHORT_URL_TAKEN')).to.have.length(11)
      expect(await standsFor('shop')).to.equal(users[results.indexOf('CLAIMED')])
    })

    it('are refused to two who swap theirs at once, and neither waits for the other', async () => {
      const [ann, bob] = [randomUUID(), randomUUID()]
      await claim('ann', ofUser(ann))
      await claim('bob', ofUser(bob))
      const results = await Promise.all([claim('bob', ofUser(ann)), claim('ann', ofUser(bob))])

      expect(results).to.deep.equal(['SHORT_URL_TAKEN', 'SHORT_URL_TAKEN'])
      expect(await standsFor('ann')).to.equal(ann)
    })
  })
})
