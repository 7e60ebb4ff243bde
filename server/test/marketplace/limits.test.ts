import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  addUserWalletUsingPOST,
  configUsingGET,
  confirmEmailUsingGET,
  createAuctionUsingPOST,
  createLockUsingPOST,
  followUsingPOST,
  getAuctionsByIdsUsingPOST,
  getAuctionUsingGET,
  getFollowersUsingPOST,
  getLikedUsingPOST,
  likeUsingPOST,
  reportUsingPOST,
  resendEmailConfirmationUsingGET,
  saveEmailPreferenceUsingPOST,
  saveUserUsingPOST,
  suggestUsers,
} from '../../../clients/marketplace-api/src/index.ts'
import { MARKETPLACE_LIMITS } from '../../src/config/marketplaceLimits.ts'
import { drawKey } from '../../src/users/email/drawKey.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { marketplaceOver } from './_app.ts'
import { refusalOf, type SignedIn, signedIn } from './_connection.ts'
import { evmWallet } from './_wallets.ts'
import { auctionForm, writeCoin } from './auctions/_auctions.ts'
import { minted, ownershipOf, writeDrop } from './social/_social.ts'
import { addWalletForm } from './users/_consents.ts'

const LIMITS = {
  wallets: 2,
  followings: 1,
  confirmationHours: 2,
  confirmationAttempts: 1,
  resendSeconds: 10,
  mailsPerReceiver: 1_000,
  mailsPerDomain: 1_000,
  formMinutes: 1,
  nameCharacters: 3,
  textCharacters: 20,
  lockedBytes: 4,
  reportCharacters: 5,
  shortUrlLeastCharacters: 4,
  shortUrlMostCharacters: 6,
  reservedUrls: ['vips'],
}
const MINUTE = 60_000

describe('limits that an operator set', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let user: SignedIn
  let id: string
  let now = new Date()
  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    app = await marketplaceOver(database, { userLimits: LIMITS, now: () => now })
  })
  after(() => app.close())
  beforeEach(async () => {
    now = new Date()
    user = await signedIn(app, evmWallet())
    id = user.userId
  })

  const add = async (date = new Date()) =>
    addUserWalletUsingPOST(user.connection, {
      id,
      addUserWalletForm: await addWalletForm(evmWallet(), id, { date }),
    })
  const save = (changes: object) =>
    saveUserUsingPOST(user.connection, { id, userForm: { username: 'Ann', ...changes } })
  const refused = async (call: Promise<unknown>) => {
    const { status, body } = await refusalOf(call)
    return `${status} ${body.message}`
  }

  it('count wallets of a user', async () => {
    expect(await add()).to.deep.equal({ success: true })
    expect(await refused(add())).to.match(/^400 A user has at most 2 wallets/)
  })

  it('count minutes of a signed form', async () => {
    expect(await refused(add(new Date(now.getTime() - MINUTE - 1)))).to.match(
      /^400 .*its date is more than 1 min from now/,
    )
    expect(await add(new Date(now.getTime() - MINUTE))).to.deep.equal({ success: true })
  })

  it('count followings', async () => {
    const others = [await signedIn(app, evmWallet()), await signedIn(app, evmWallet())]
    const results = []
    for (const { userId } of others) {
      results.push((await followUsingPOST(user.connection, { id: userId })).status)
    }
    expect(results).to.deep.equal(['CREATED', 'FOLLOWING_LIMIT_EXCEEDED'])
  })

  it('count characters of names, texts and links, and reserve short URLs', async () => {
    await save({ description: 'x'.repeat(20), shortUrl: 'vip4' })
    expect(await refused(save({ username: 'Anna' }))).to.match(/username must have at most 3 char/)
    expect(await refused(save({ description: 'x'.repeat(21) }))).to.match(/at most 20 characters/)
    expect(await refused(save({ website: 'https://shop.example/' }))).to.match(/at most 20 char/)
    expect(await refused(save({ shortUrl: 'vips' }))).to.match(/"vips" cannot be a short URL/)
    const rule = 'cannot be a short URL: use 4 to 6 small letters'
    expect(await refused(save({ shortUrl: 'ann' }))).to.include(`"ann" ${rule}`)
    expect(await refused(save({ shortUrl: 'ann-ann' }))).to.include(`"ann-ann" ${rule}`)
    await save({ shortUrl: 'ann-an' })
  })

  it('count bytes of locked content, and characters of reports', async () => {
    const item = await minted(database, user.wallet)
    const lock = (content: string) =>
      createLockUsingPOST(user.connection, { id: item, lockForm: { content } })
    const report = (message: string) =>
      reportUsingPOST(user.connection, { id: item, reportForm: { message } })
    expect(await refused(lock('ééx'))).to.equal('400 The content must have 1 to 4 bytes, not 5')
    expect(await lock('éé')).to.equal(item)
    expect(await refused(report('stolen'))).to.match(/1 to 5 characters, not 6/)
    await report('stole')
  })

  it('are sizes of pages, with and without a body and in the query', async () => {
    const other = await marketplaceOver(database, {
      pageSizes: { pageEntries: 2, pageMostEntries: 3 },
    })
    try {
      const { connection, wallet, userId: owner } = await signedIn(other, evmWallet())
      const ids = await Promise.all(Array.from({ length: 5 }, () => minted(database, wallet)))
      for (const liked of ids) await likeUsingPOST(connection, { id: liked })
      for (let number = 1; number <= 5; number += 1) {
        const each = await signedIn(other, evmWallet())
        const userForm = { username: `Pageling ${number}` }
        await saveUserUsingPOST(each.connection, { id: each.userId, userForm })
      }
      const lists = async (size: number | undefined) => {
        const sizes = size === undefined ? {} : { size }
        const suggestForm = { text: 'Pageling' }
        const found = await Promise.all([
          getLikedUsingPOST(connection, { owner, pageRequest: sizes }),
          getLikedUsingPOST(connection, { owner, ...(size && { pageRequest: sizes }) }),
          suggestUsers(connection, { ...sizes, suggestForm }),
        ])
        return found.map((list) => list.length)
      }
      expect(await lists(undefined)).to.deep.equal([2, 2, 2])
      expect(await lists(1)).to.deep.equal([1, 1, 1])
      expect(await lists(1_000)).to.deep.equal([3, 3, 3])
      const { components, paths } = (
        await other.inject({ method: 'GET', url: '/openapi/marketplace.json' })
      ).json()
      expect(components.schemas.PageRequest.properties.size).to.deep.include({
        default: 2,
        description: 'Entries on a page; more than 3 are 3',
      })
      const [size] = paths['/marketplace/api/v4/popular/top'].get.parameters
      expect([size.required, size.schema.default]).to.deep.equal([false, 2])
    } finally {
      await other.close()
    }
  })

  it('are 20 entries on a page and 1,000 at most where nothing is set', async () => {
    await sql`
      with others as (
        insert into users (id, created_at)
        select gen_random_uuid(), now() from generate_series(1, 1001) returning id
      )
      insert into followings (user_id, followed_id, created_at)
      select id, ${id}, now() from others`.execute(database.write)
    const followers = async (pageRequest: { size?: number }) =>
      (await getFollowersUsingPOST(user.connection, { user: id, pageRequest })).length
    expect(await followers({})).to.equal(20)
    expect(await followers({ size: 1_000 })).to.equal(1_000)
    expect(await followers({ size: 1_000_000 })).to.equal(1_000)
  })

  it('leave the interface as it is where nothing is set', async () => {
    const same = await marketplaceOver(database, { pageSizes: MARKETPLACE_LIMITS })
    try {
      const [set, unset] = await Promise.all(
        [same, app].map((each) => each.inject({ method: 'GET', url: '/openapi/marketplace.json' })),
      )
      expect(set?.body).to.equal(unset?.body)
    } finally {
      await same.close()
    }
  })

  it('are the share of a bid that the next one adds', async () => {
    await writeCoin(database)
    const limits = {
      longestDays: 180,
      minimumBids: false,
      auctionExtensionMinutes: 10,
      auctionStepBasisPoints: 1_000,
    }
    const other = await marketplaceOver(database, { limits })
    try {
      const { connection, wallet } = await signedIn(other, evmWallet())
      const ownership = ownershipOf(await minted(database, wallet), wallet)
      await createAuctionUsingPOST(connection, { id: ownership, auctionForm: auctionForm() })
      const [config, auction, [shown]] = await Promise.all([
        configUsingGET(connection),
        getAuctionUsingGET(connection, { id: ownership }),
        getAuctionsByIdsUsingPOST(connection, { requestBody: [ownership] }),
      ])
      expect(config.auctionMinPriceRelativeChange).to.equal(0.1)
      expect([auction.minPrice, auction.minStep]).to.deep.equal([2.5, 0.25])
      expect(shown?.auction?.minStep).to.equal(0.25)
    } finally {
      await other.close()
    }
  })

  describe('of the confirmation of an address', () => {
    const pass = (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    }
    const confirm = async (key: string) =>
      (await confirmEmailUsingGET(user.connection, { id, key })).status
    const resend = async () =>
      (await resendEmailConfirmationUsingGET(user.connection, { id })).status
    const drawn = async (request: number) => {
      const services = { writer: database.write, limits: LIMITS }
      const drawn = await drawKey(services, id, request, now)
      return typeof drawn === 'object' ? drawn.key : ''
    }
    beforeEach(() =>
      saveEmailPreferenceUsingPOST(user.connection, {
        id,
        emailPreferenceForm: { email: 'ann@shop.example' },
      }),
    )

    it('count hours and wrong keys', async () => {
      const key = await drawn(1)
      pass(120 * MINUTE)
      expect(await confirm(key)).to.equal('CONFIRMATION_TIME_EXPIRED')
      pass(-1)
      expect(await confirm('wrong')).to.equal('WRONG_CONFIRMATION_CODE')
      expect(await confirm('wrong')).to.equal('TOO_MANY_CONFIRMATION_ATTEMPTS')
      expect(await confirm(key)).to.equal('CONFIRMED')
    })

    it('count seconds between mails', async () => {
      pass(9_999)
      expect(await resend()).to.equal('TOO_SHORT_TIME_PASSED')
      pass(1)
      expect(await resend()).to.equal('RESENT')
      expect(await confirm(await drawn(2))).to.equal('CONFIRMED')
    })
  })
})
