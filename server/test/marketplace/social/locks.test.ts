import { expect } from 'chai'
import {
  createLockUsingPOST,
  getItemsByIdsUsingPOST,
  unlockUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { LOCK_STATES } from '../../../src/marketplace/locks/write.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { minted, STRANGER, withSocial } from './_social.ts'

const SECRET = 'https://example.com/secret'

describe('content for those who own an item', () => {
  const { user, visitor, pools } = withSocial()
  let creator: SignedIn
  let item: string
  beforeEach(async () => {
    creator = await user()
    item = await minted(pools(), creator.wallet)
  })

  const lock = ({ connection }: SignedIn, content = SECRET, id = item) =>
    createLockUsingPOST(connection, { id, lockForm: { content } })
  const unlock = ({ connection }: SignedIn, id = item) => unlockUsingPOST(connection, { id })
  const isUnlockable = async () => {
    const [shown] = await getItemsByIdsUsingPOST(visitor(), { requestBody: [item] })
    return shown?.unlockable
  }

  describe('has states, of which', () => {
    for (const [state, action, after] of [
      ['NONE', 'lock', 'LOCKED'],
      ['NONE', 'unlock', undefined],
      ['LOCKED', 'lock', undefined],
      ['LOCKED', 'unlock', 'LOCKED'],
    ] as const) {
      it(`${state}: ${action} ${after ? `leaves it ${after}` : 'is refused'}`, async () => {
        expect(LOCK_STATES[state][action]).to.equal(after)
        if (state === 'LOCKED') await lock(creator)
        const done = action === 'lock' ? lock(creator, 'other') : unlock(creator)
        const outcome = await done.then(
          () => 'done',
          () => 'refused',
        )
        expect(outcome).to.equal(after ? 'done' : 'refused')
        expect(await isUnlockable()).to.equal((after ?? state) === 'LOCKED')
      })
    }

    it('there are no others', () => {
      expect(Object.keys(LOCK_STATES)).to.deep.equal(['NONE', 'LOCKED'])
    })
  })

  it('is refused without a token', async () => {
    const lockForm = { content: SECRET }
    const refused = createLockUsingPOST(visitor(), { id: item, lockForm })
    expect((await refusalOf(refused)).status).to.equal(401)
    expect((await refusalOf(unlockUsingPOST(visitor(), { id: item }))).status).to.equal(401)
  })

  it('is locked by nobody but the creator, not even by an owner', async () => {
    const owner = await user()
    item = await minted(pools(), creator.wallet, { to: [owner.wallet] })
    const { status, body } = await refusalOf(lock(owner))
    expect([status, body]).to.deep.equal([
      403,
      { code: 'FORBIDDEN', message: 'The item was created by no wallet of yours' },
    ])
    expect(await isUnlockable()).to.equal(false)
  })

  it('has 1 to 10,000 bytes, not characters', async () => {
    const refused = [await refusalOf(lock(creator, `${'é'.repeat(5000)}x`))]
    refused.push(await refusalOf(lock(creator, '')))
    expect(refused).to.deep.equal(
      [10_001, 0].map((bytes) => ({
        status: 400,
        body: {
          code: 'VALIDATION',
          message: `The content must have 1 to 10000 bytes, not ${bytes}`,
        },
      })),
    )
    expect(await lock(creator, 'é'.repeat(5000))).to.equal(item)
  })

  it('is locked once, and never changed', async () => {
    expect(await lock(creator)).to.equal(item)
    const { status, body } = await refusalOf(lock(creator, 'other'))
    expect([status, body]).to.deep.equal([
      400,
      {
        code: 'BAD_REQUEST',
        message: 'Content of the item is locked already, and can never be changed',
      },
    ])
    expect(await unlock(creator)).to.deep.equal({ content: SECRET })
    expect(await isUnlockable()).to.equal(true)
  })

  it('is that of one of several who lock at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => lock(creator, `content ${index}`)),
    )
    const won = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
    expect(won).to.have.length(1)
    expect(await unlock(creator)).to.deep.equal({ content: `content ${won[0]}` })
  })

  it('is shown to the present owner, and to no former one', async () => {
    const owner = await user()
    item = await minted(pools(), creator.wallet, { to: [owner.wallet] })
    await lock(creator)
    expect(await unlock(owner)).to.deep.equal({ content: SECRET })
    for (const former of [creator, await user()]) {
      const { status, body } = await refusalOf(unlock(former))
      expect([status, body]).to.deep.equal([
        403,
        { code: 'FORBIDDEN', message: 'No wallet of yours owns the item' },
      ])
    }

    const [, , tokenId = ''] = item.split(':')
    const to = [owner.wallet, STRANGER]
    await minted(pools(), creator.wallet, { to, tokenId: BigInt(tokenId) })
    expect((await refusalOf(unlock(owner))).status).to.equal(403)
  })

  it('is not there where nothing was locked, and of no unknown item', async () => {
    const none = await refusalOf(unlock(creator))
    expect([none.status, none.body.message]).to.deep.equal([
      404,
      `Nothing is locked for owners of ${item}`,
    ])
    const unknown = `${item}999999`
    for (const asked of [unlock(creator, unknown), lock(creator, SECRET, unknown)]) {
      const { status, body } = await refusalOf(asked)
      expect([status, body.message]).to.deep.equal([404, `There is no item ${unknown}`])
    }
  })
})
