import { expect } from 'chai'
import { collectionKey, walletKey } from '../../../src/database/keys/index.ts'
import {
  searchResultItemClickUsingPOST,
  searchResultUserClickUsingPOST,
} from '../../../src/marketplace/calls.ts'
import { MARKETPLACE_CALLS } from '../../../src/marketplace/served.ts'
import { wallet } from '../../read-model/_addresses.ts'
import { inputsOf } from '../../read-model/_bodyFields.ts'
import { ALICE, dropOn, itemIdOn, minute } from '../../read-model/_names.ts'
import { requestsOf } from '../../read-model/_variations.ts'
import { writeSearchFacts } from '../../read-model/search/_facts.ts'
import { writeBids } from '../_bids.ts'
import { WITH_FEES } from '../_fees.ts'
import { READER } from '../_reading.ts'
import { addSocialRows } from '../_socialRows.ts'
import { withMarket } from '../_suite.ts'
import { FOLLOWER } from './_activityFields.ts'
import { READS } from './_reads.ts'

describe('every input of a call of the marketplace that reads has an effect:', () => {
  const { ask, pools } = withMarket(WITH_FEES)
  before(async () => {
    await writeSearchFacts(pools())
    await writeBids(pools())
    for (const at of [2, 3, 4, 5]) await addSocialRows(pools(), at)
    await addFollower()
    await ask(searchResultItemClickUsingPOST, { id: itemIdOn('ETHEREUM', 1) })
    await ask(searchResultUserClickUsingPOST, { id: READER.userId })
  })

  /** A user with a wallet of Alice, who follows the reader; the reader watches two collections. */
  async function addFollower(): Promise<void> {
    const { write } = pools()
    const created_at = minute(1)
    await write.insertInto('users').values({ id: FOLLOWER, created_at }).execute()
    const key = walletKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
    await write
      .insertInto('wallets')
      .values({ user_id: FOLLOWER, wallet: key, added_at: created_at })
      .execute()
    await write
      .insertInto('followings')
      .values({ user_id: FOLLOWER, followed_id: READER.userId, created_at })
      .execute()
    await write
      .insertInto('watched_collections')
      .values(
        (['ETHEREUM', 'BASE'] as const).map((chain) => ({
          user_id: READER.userId,
          collection: collectionKey(dropOn(chain)),
          created_at,
        })),
      )
      .execute()
  }

  for (const call of MARKETPLACE_CALLS) {
    const { operationId } = call
    const entry = READS[operationId]
    if (entry === undefined) continue
    const { parameters, inputs } = entry

    it(`all of ${operationId} are tried`, () => {
      const all = inputsOf(operationId, 'marketplace').filter((path) => path !== 'continuation')
      expect(Object.keys(inputs)).to.have.members(all)
    })

    if (call.continues) {
      it(`continuation of ${operationId}`, async () => {
        const [, small] = requestsOf(call, parameters, 'size', { value: 1, base: {} })
        const { next } = await ask(call, small)
        expect(next).to.be.a('string')
        const [plain, varied] = requestsOf(call, parameters, 'continuation', {
          value: next,
          base: {},
        })
        const answer = await ask(call, varied)
        expect(answer.status).to.equal(200)
        expect(answer.body).to.not.deep.equal((await ask(call, plain)).body)
      })
    }

    for (const [path, variation] of Object.entries(inputs)) {
      const { effect } = variation
      const reason = typeof effect === 'object' ? ` has none: ${effect.none}` : ''
      it(`${path || call.body?.name} of ${operationId}${reason}`, async () => {
        const [plain, varied] = requestsOf(call, parameters, path, variation)
        const first = await ask(call, plain)
        expect(first.status, JSON.stringify(first.body)).to.be.oneOf([200, 404])
        expect(await ask(call, plain), 'asked again').to.deep.equal(first)
        const other = await ask(call, varied)
        if (effect === 'REFUSED') {
          expect([other.status, other.body.code]).to.deep.equal([400, 'VALIDATION'])
          return
        }
        expect(other.status, JSON.stringify(other.body)).to.be.oneOf([200, 404])
        if (effect === 'ANSWERED') expect(other).to.not.deep.equal(first)
        else expect(other).to.deep.equal(first)
      })
    }
  }
})
