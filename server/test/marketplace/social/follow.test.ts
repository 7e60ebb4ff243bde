import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { sql } from 'kysely'
import {
  deleteUser,
  entities,
  followByWalletUsingPOST,
  followUsingPOST,
  getFollowersUsingPOST,
  getFollowingsByOwnerAndUserIdsUsingPOST,
  getFollowingsByOwnerUsingPOST,
  getUserUsingGET,
  loadSearchableUserFollowings,
  unfollowUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { MARKETPLACE_LIMITS } from '../../../src/config/marketplaceLimits.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { deletionForm } from '../users/_consents.ts'
import { STRANGER, withSocial } from './_social.ts'

const CREATED = { status: 'CREATED', success: true }

describe('following', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  let bob: SignedIn
  beforeEach(async () => {
    ;[ann, bob] = [await user(), await user()]
  })

  const rows = () =>
    pools().write.selectFrom('followings').selectAll().where('user_id', '=', ann.userId).execute()
  const counts = async ({ userId: id }: SignedIn) => {
    const { followers, followings } = await getUserUsingGET(visitor(), { id })
    return [followers, followings]
  }
  const follow = (who: SignedIn, id: string) => followUsingPOST(who.connection, { id })
  const unfollow = (who: SignedIn, id: string) => unfollowUsingPOST(who.connection, { id })

  it('is refused without a token, and writes nothing', async () => {
    const { status } = await refusalOf(followUsingPOST(visitor(), { id: bob.userId }))
    expect(status).to.equal(401)
    expect(await counts(bob)).to.deep.equal([0, 0])
  })

  it('is refused of oneself, by the user and by its wallet', async () => {
    const { userId, wallet, connection } = ann
    const refused = [
      await refusalOf(follow(ann, userId)),
      await refusalOf(followByWalletUsingPOST(connection, { id: wallet.text })),
      await refusalOf(unfollow(ann, userId)),
    ]
    for (const { status, body } of refused) {
      expect([status, body]).to.deep.equal([
        400,
        { code: 'VALIDATION', message: 'Nobody can follow themselves: name another user' },
      ])
    }
    expect(await rows()).to.deep.equal([])
  })

  it('is refused of users who are not there', async () => {
    const id = randomUUID()
    const nobody = await refusalOf(follow(ann, id))
    expect([nobody.status, nobody.body]).to.deep.equal([
      404,
      { code: 'NOT_FOUND', message: `There is no user ${id}` },
    ])
    expect((await refusalOf(unfollow(ann, id))).status).to.equal(404)
    expect((await refusalOf(follow(ann, "x' or true --"))).status).to.equal(404)
    const wallet = await refusalOf(followByWalletUsingPOST(ann.connection, { id: STRANGER.text }))
    expect([wallet.status, wallet.body.message]).to.deep.equal([
      404,
      `There is no user of the wallet ${STRANGER.text}`,
    ])
    const { userId } = bob
    const signatureForm = await deletionForm(bob.wallet, userId)
    await deleteUser(visitor(), { id: userId, signatureForm })
    expect((await refusalOf(follow(ann, userId))).status).to.equal(404)
  })

  it('counts once, however often it is done', async () => {
    expect(await follow(ann, bob.userId)).to.deep.equal(CREATED)
    const [first] = await rows()
    expect(await follow(ann, bob.userId)).to.deep.equal(CREATED)
    const { text } = bob.wallet
    expect(await followByWalletUsingPOST(ann.connection, { id: text })).to.deep.equal(CREATED)

    expect(await rows()).to.deep.equal([first])
    expect([await counts(ann), await counts(bob)]).to.deep.equal([
      [0, 1],
      [1, 0],
    ])
  })

  it('ends by unfollowing, once or twice, and leaves nothing', async () => {
    await follow(ann, bob.userId)
    await unfollow(ann, bob.userId)
    await unfollow(ann, bob.userId)

    expect(await rows()).to.deep.equal([])
    expect(await counts(bob)).to.deep.equal([0, 0])
  })

  it('is there and counted once after fifty requests at once', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => follow(ann, bob.userId)))

    for (const result of results) expect(result).to.deep.equal(CREATED)
    expect(await rows()).to.have.length(1)
    expect(await counts(bob)).to.deep.equal([1, 0])
  })

  it('stands still for no two who follow each other at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => [
        follow(ann, bob.userId),
        follow(bob, ann.userId),
        unfollow(bob, ann.userId),
        follow(bob, ann.userId),
      ]).flat(),
    )
    await follow(bob, ann.userId)
    expect([await counts(ann), await counts(bob)]).to.deep.equal([
      [1, 1],
      [1, 1],
    ])
  })

  it('leaves numbers equal to rows while two connections follow and unfollow', async () => {
    const carol = await user()
    const loop = async (turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        await follow(ann, bob.userId)
        await follow(ann, carol.userId)
        await unfollow(ann, turn % 2 ? bob.userId : carol.userId)
      }
    }
    await Promise.all([loop(10), loop(9)])

    const left = await rows()
    const of = ({ userId }: SignedIn) => left.filter((row) => row.followed_id === userId).length
    expect([await counts(ann), await counts(bob), await counts(carol)]).to.deep.equal([
      [0, left.length],
      [of(bob), 0],
      [of(carol), 0],
    ])
  })

  it('has a limit, up to which those who are followed already count once', async () => {
    const { followings } = MARKETPLACE_LIMITS
    await sql`
      with others as (
        insert into users (id, created_at)
        select gen_random_uuid(), now() from generate_series(1, ${followings - 1}) returning id
      )
      insert into followings (user_id, followed_id, created_at)
      select ${ann.userId}, id, now() from others`.execute(pools().write)
    const carol = await user()
    // Two at once for the last place.
    const results = await Promise.all([follow(ann, bob.userId), follow(ann, carol.userId)])
    const EXCEEDED = { status: 'FOLLOWING_LIMIT_EXCEEDED', success: false }
    expect(results).to.have.deep.members([CREATED, EXCEEDED])

    const [last, refused] = results[0].success ? [bob, carol] : [carol, bob]
    expect(await follow(ann, last.userId)).to.deep.equal(CREATED)
    expect(await follow(ann, refused.userId)).to.deep.equal(EXCEEDED)
    expect(await rows()).to.have.length(followings)
    await unfollow(ann, last.userId)
    expect(await follow(ann, refused.userId)).to.deep.equal(CREATED)
  })

  it('is told for some users, and for the search', async () => {
    const carol = await user()
    await follow(ann, bob.userId)
    await follow(ann, carol.userId)
    const requestBody = [carol.userId, ann.userId, 'nobody', bob.userId, carol.userId]
    const among = await getFollowingsByOwnerAndUserIdsUsingPOST(visitor(), {
      owner: ann.userId,
      requestBody,
    })
    expect(among.map(({ id }) => id)).to.deep.equal([
      `${ann.userId}:${carol.userId}`,
      `${ann.userId}:${bob.userId}`,
    ])
    expect(among[0]).to.include({ owner: ann.userId, user: carol.userId, deleted: false })

    const feed = (id: string) => loadSearchableUserFollowings(visitor(), { id })
    expect(await feed(ann.userId)).to.have.members([bob.userId, carol.userId])
    expect(await feed(bob.userId)).to.deep.equal([])
    expect((await refusalOf(feed(randomUUID()))).status).to.equal(404)
  })

  it('is listed with the profiles of both users, the latest first', async () => {
    const carol = await user()
    await follow(ann, bob.userId)
    await follow(ann, carol.userId)
    await follow(bob, carol.userId)

    const followings = await getFollowingsByOwnerUsingPOST(visitor(), { owner: ann.userId })
    expect(followings.map(({ owner, user: followed }) => [owner.id, followed.id])).to.deep.equal([
      [ann.userId, carol.userId],
      [ann.userId, bob.userId],
    ])
    const [latest] = followings
    expect(latest?.id).to.equal(`${ann.userId}:${carol.userId}`)
    expect(latest?.following).to.include({ owner: ann.userId, user: carol.userId, deleted: false })
    expect(latest?.user).to.include({ type: 'USER', followers: 2, followings: 0 })
    expect(latest?.owner).to.deep.include({ followings: 2, wallets: [ann.wallet.text] })

    const followers = await getFollowersUsingPOST(visitor(), { user: carol.userId })
    expect(followers.map(({ owner }) => owner.id)).to.deep.equal([bob.userId, ann.userId])
    expect(await getFollowersUsingPOST(visitor(), { user: ann.userId })).to.deep.equal([])
    expect(await getFollowersUsingPOST(visitor(), { user: 'nobody' })).to.deep.equal([])
  })

  it('is listed page by page, by tokens and by the last row', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => user()))
    for (const other of others) await follow(other, bob.userId)
    const ids = others.map(({ userId }) => userId).reverse()

    const paged: string[] = []
    for await (const { owner } of entities(getFollowersUsingPOST, visitor(), {
      user: bob.userId,
      pageRequest: { size: 2 },
    })) {
      paged.push(owner.id)
    }
    expect(paged).to.deep.equal(ids)

    const [, second] = await getFollowersUsingPOST(visitor(), { user: bob.userId })
    const params = [new Date(String(second?.following.createDate)).getTime(), second?.id]
    const rest = await getFollowersUsingPOST(visitor(), {
      user: bob.userId,
      pageRequest: { continuation: JSON.stringify({ params }) },
    })
    expect(rest.map(({ owner }) => owner.id)).to.deep.equal(ids.slice(2))
    const pageRequest = { continuation: 'forged' }
    const { status, body } = await refusalOf(
      getFollowersUsingPOST(visitor(), { user: bob.userId, pageRequest }),
    )
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
  })

  it('ends with either user', async () => {
    const carol = await user()
    await follow(ann, bob.userId)
    await follow(bob, carol.userId)
    const { userId: id } = bob
    await deleteUser(visitor(), { id, signatureForm: await deletionForm(bob.wallet, id) })

    expect([await counts(ann), await counts(carol)]).to.deep.equal([
      [0, 0],
      [0, 0],
    ])
  })

  it('never outlives a user who is deleted at that time', async () => {
    const { userId: id } = bob
    const signatureForm = await deletionForm(bob.wallet, id)
    const attempts = Array.from({ length: 10 }, () => follow(ann, id).catch(() => undefined))
    await Promise.all([...attempts, deleteUser(visitor(), { id, signatureForm })])

    expect(await rows()).to.deep.equal([])
  })
})
