import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../src/http/contract/call.ts'
import { refreshBoard } from '../../../src/jobs/leaderboards/refreshBoard.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import * as events from '../../../src/marketplace/events/calls.ts'
import * as followings from '../../../src/marketplace/followings/calls.ts'
import * as likes from '../../../src/marketplace/likes/calls.ts'
import * as locks from '../../../src/marketplace/locks/calls.ts'
import * as notifications from '../../../src/marketplace/notifications/calls.ts'
import * as ownershipMarks from '../../../src/marketplace/ownership-marks/calls.ts'
import * as watchlist from '../../../src/marketplace/watchlist/calls.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { marketplaceOver } from '../_app.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { place, sell, tell } from '../notifications/_trade.ts'
import { DROP, minted, ownershipOf, writeDrop } from '../social/_social.ts'
import { askPublicly } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

const CALLS: readonly Call[] = [
  ...Object.values(events),
  ...Object.values(followings),
  ...Object.values(likes),
  ...Object.values(locks),
  ...Object.values(notifications),
  ...Object.values(ownershipMarks),
  ...Object.values(watchlist),
  calls.loadSearchableUserFollowings,
]
const COLLECTION = formatCollectionId(DROP)

describe('the public client of the marketplace, for what users do,', () => {
  const asked = new Set<string>()
  let database: TestDatabase
  let app: FastifyInstance
  let url: string
  let ann: SignedIn
  let ben: SignedIn
  let item: string
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    for (const period of ANALYTICS_PERIODS) await refreshBoard(database.write, period, new Date())
    app = await marketplaceOver(database, { platform: 'RARIBLE' })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    ann = await signedIn(app, evmWallet())
    ben = await signedIn(app, evmWallet())
    item = await minted(database, ann.wallet)
    faultOf = declarationsOf(CALLS.map(({ operationId }) => operationId))
  })
  after(() => app.close())

  /** Answer of a call by Ann, as the client declares it. */
  async function answerOf(call: Call, parameters: Parameters): Promise<unknown> {
    asked.add(call.operationId)
    const { status, value } = await askPublicly(url, call, parameters, ann.accessToken)
    expect(status, call.operationId).to.equal(200)
    if (call.answer !== undefined) expect(faultOf(call.operationId, value)).to.equal(undefined)
    return value
  }

  it('follows users and wallets, and lists who follows whom', async () => {
    const [owner, id] = [ann.userId, ben.userId]
    await answerOf(calls.followUsingPOST, { id })
    await answerOf(calls.followByWalletUsingPOST, { id: ben.wallet.text })
    const pageRequest = { size: 5 }
    expect(await answerOf(calls.getFollowersUsingPOST, { user: id, pageRequest })).to.have.length(1)
    const followings = await answerOf(calls.getFollowingsByOwnerUsingPOST, { owner, pageRequest })
    expect(followings).to.have.length(1)
    const among = { owner, requestBody: [id, owner] }
    expect(await answerOf(calls.getFollowingsByOwnerAndUserIdsUsingPOST, among)).to.have.length(1)
    expect(await answerOf(calls.loadSearchableUserFollowings, { id: owner })).to.deep.equal([id])
    await answerOf(calls.unfollowUsingPOST, { id })
    expect(await answerOf(calls.loadSearchableUserFollowings, { id: owner })).to.deep.equal([])
  })

  it('likes items, and lists what a user likes', async () => {
    const owner = ann.userId
    await answerOf(calls.likeUsingPOST, { id: item })
    const liked = await answerOf(calls.getLikedUsingPOST, { owner, pageRequest: { size: 5 } })
    expect(liked).to.have.nested.property('0.itemLike.itemId', item)
    const among = { owner, requestBody: [item] }
    expect(await answerOf(calls.getLikesUsingPOST, among)).to.have.length(1)
    await answerOf(calls.unlikeUsingPOST, { id: item })
    expect(await answerOf(calls.getLikesUsingPOST, among)).to.deep.equal([])
  })

  it('watches collections', async () => {
    const among = { requestBody: [COLLECTION] }
    await answerOf(calls.watchCollectionUsingPOST, { id: COLLECTION })
    expect(await answerOf(calls.getWatchlistedCollectionsUsingPOST, among)).to.deep.equal([
      COLLECTION,
    ])
    // The client sends it as the body of a GET, which fetch leaves out.
    const rankings = await answerOf(calls.getCollectionsWatchlist, { collectionRankingRequest: {} })
    expect(rankings).to.have.length(1)
    await answerOf(calls.unwatchCollectionUsingDELETE, { id: COLLECTION })
    expect(await answerOf(calls.getWatchlistedCollectionsUsingPOST, among)).to.deep.equal([])
  })

  it('pins and hides what the user owns, and undoes it', async () => {
    const id = ownershipOf(item, ann.wallet)
    const { pinUsingPOST, unpinUsingDELETE, hideUsingPOST, openUsingDELETE } = calls
    for (const call of [pinUsingPOST, unpinUsingDELETE, hideUsingPOST, openUsingDELETE]) {
      expect(await answerOf(call, { id }), call.operationId).to.include({ success: true })
    }
  })

  it('locks content, and unlocks it for the owner', async () => {
    await answerOf(calls.createLockUsingPOST, { id: item, lockForm: { content: 'secret' } })
    const unlocked = await answerOf(calls.unlockUsingPOST, { id: item })
    expect(JSON.stringify(unlocked)).to.contain('secret')
  })

  it('reports, visits, clicks, and tells what content is available', async () => {
    await answerOf(calls.reportUsingPOST, { id: item, reportForm: { message: 'spam' } })
    await answerOf(calls.visitItemUsingPOST, { id: item })
    await answerOf(calls.searchResultItemClickUsingPOST, { id: item })
    await answerOf(calls.searchResultCollectionClickUsingPOST, { id: COLLECTION })
    await answerOf(calls.searchResultUserClickUsingPOST, { id: ben.userId })
    const { updateHasAvailableContentUsingPOST, batchUpdateHasAvailableContentUsingPOST } = calls
    await answerOf(updateHasAvailableContentUsingPOST, { id: item, hasAvailableContent: true })
    const itemContentAvailability = [{ itemId: item, available: false }]
    await answerOf(batchUpdateHasAvailableContentUsingPOST, { itemContentAvailability })
  })

  it('gets notifications', async () => {
    const maker = ann.wallet
    await place(database, { number: 1, side: 'SELL', maker, item })
    await place(database, { number: 2, side: 'BID', maker: ben.wallet, item })
    const parties = { seller: ann.wallet, buyer: ben.wallet }
    await sell(database, { number: 3, item, ...parties })
    await sell(database, { number: 4, item, ...parties, isAcceptedBid: true })
    await tell(database)
    const pageRequest = { size: 10 }
    const { getNotificationsByOwnerUsingPOST: call } = calls
    expect(await answerOf(call, { owner: ann.userId, pageRequest })).to.have.length(3)
    expect(await answerOf(call, { owner: ben.userId, pageRequest })).to.have.length(2)
  })

  it('is tried with all calls about them', () => {
    expect([...asked]).to.have.members(CALLS.map(({ operationId }) => operationId))
  })
})
