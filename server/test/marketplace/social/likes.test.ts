import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import {
  deleteUser,
  getItemsByIdsUsingPOST,
  getLikedUsingPOST,
  getLikesUsingPOST,
  getMetaUsingGET,
  likeUsingPOST,
  unlikeUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { deletionForm } from '../users/_consents.ts'
import { minted, STRANGER, withSocial } from './_social.ts'

describe('likes', () => {
  const { user, visitor, pools, app } = withSocial()
  let ann: SignedIn
  let item: string
  beforeEach(async () => {
    ann = await user()
    item = await minted(pools(), STRANGER)
  })

  const like = ({ connection }: SignedIn, id = item) => likeUsingPOST(connection, { id })
  const unlike = ({ connection }: SignedIn, id = item) => unlikeUsingPOST(connection, { id })
  const likes = async (id = item) => {
    const [shown] = await getItemsByIdsUsingPOST(visitor(), { requestBody: [id] })
    return shown?.likes
  }
  const own = async ({ userId }: SignedIn) =>
    (await getMetaUsingGET(visitor(), { id: userId })).likes

  it('are refused without a token', async () => {
    expect((await refusalOf(likeUsingPOST(visitor(), { id: item }))).status).to.equal(401)
    expect(await likes()).to.equal(0)
  })

  it('are refused of an unknown item, and of what is no item', async () => {
    const id = `${item}999999`
    for (const call of [like, unlike]) {
      const { status, body } = await refusalOf(call(ann, id))
      expect([status, body]).to.deep.equal([
        404,
        { code: 'NOT_FOUND', message: `There is no item ${id}` },
      ])
    }
    expect((await refusalOf(like(ann, 'nothing'))).status).to.equal(400)
  })

  it('count once after fifty requests at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => like(ann)))

    expect([await likes(), await own(ann)]).to.deep.equal([1, 1])
  })

  it('count each user once, and nobody who likes no more', async () => {
    const others = await Promise.all([user(), user(), user()])
    await Promise.all([...others, ann].map((who) => like(who)))
    await unlike(ann)
    await unlike(ann)

    expect([await likes(), await own(ann)]).to.deep.equal([3, 0])
  })

  it('are as many as rows while several connections like and unlike', async () => {
    const loop = async () => {
      for (let turn = 0; turn < 8; turn++) await (turn % 3 === 0 ? unlike(ann) : like(ann))
    }
    await Promise.all([loop(), loop(), loop()])

    const rows = await pools().write.selectFrom('likes').selectAll().execute()
    const left = rows.filter(({ user_id }) => user_id === ann.userId)
    expect([await likes(), await own(ann)]).to.deep.equal([left.length, left.length])
  })

  it('are told of some items, in the order of these', async () => {
    const other = await minted(pools(), STRANGER)
    await like(ann)
    await like(ann, other)
    const requestBody = [other, `${item}999999`, item, other]
    const answer = await getLikesUsingPOST(visitor(), { owner: ann.userId, requestBody })

    expect(answer.map(({ id }) => id)).to.deep.equal([
      `${ann.userId}:${other}`,
      `${ann.userId}:${item}`,
    ])
    expect(answer[0]).to.include({ owner: ann.userId, itemId: other, deleted: false })
    const nobody = await getLikesUsingPOST(visitor(), { owner: randomUUID(), requestBody })
    expect(nobody).to.deep.equal([])
  })

  it('are listed with their items, the latest first, in pages of any size', async () => {
    const items = [item]
    while (items.length < 5) items.unshift(await minted(pools(), STRANGER))
    for (const each of items.toReversed()) await like(ann, each)
    const whole = await getLikedUsingPOST(visitor(), { owner: ann.userId })
    expect(whole.map(({ itemLike }) => itemLike.itemId)).to.deep.equal(items)
    expect(whole.map((each) => each.item.id)).to.deep.equal(items)

    for (const size of [1, 2, 4, 5]) {
      const pages: unknown[] = []
      let continuation: string | undefined
      do {
        const answer = await app().inject({
          method: 'POST',
          url: `/marketplace/api/v4/items/liked?owner=${ann.userId}`,
          payload: { size, ...(continuation && { continuation }) },
        })
        pages.push(...answer.json())
        continuation = answer.headers['x-continuation'] as string | undefined
      } while (continuation)
      expect(pages, `pages of ${size}`).to.deep.equal(whole)
    }
    const last = whole[1]
    const params = [Date.parse(String(last?.itemLike.createDate)), last?.id]
    const rest = await getLikedUsingPOST(visitor(), {
      owner: ann.userId,
      pageRequest: { continuation: JSON.stringify({ params }) },
    })
    expect(rest).to.deep.equal(whole.slice(2))
  })

  it('refuse tokens of other lists, and forged ones', async () => {
    for (const continuation of ['x', '1_x', `1_${ann.userId}:BASE:1`, 'WzEsIngiXQ']) {
      const asked = { owner: ann.userId, pageRequest: { continuation } }
      expect((await refusalOf(getLikedUsingPOST(visitor(), asked))).status).to.equal(400)
    }
  })

  it('go with their user', async () => {
    await like(ann)
    const { userId: id } = ann
    await deleteUser(visitor(), { id, signatureForm: await deletionForm(ann.wallet, id) })

    expect(await likes()).to.equal(0)
  })
})
