import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../src/http/contract/call.ts'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'
import { testDatabase } from '../_database.ts'
import { account } from '../read-model/_addresses.ts'
import { pathOf } from '../read-model/_app.ts'
import { BOB } from '../read-model/_names.ts'
import { marketplaceOver } from './_app.ts'
import { AUTHORISATIONS, type Input, type TestMarket, writeTestMarket } from './_authorisations.ts'
import { type SignedIn, signedIn } from './_connection.ts'
import { PUBLIC_CALLS } from './_publicCalls.ts'
import { READER } from './_reading.ts'
import { NOW } from './_suite.ts'
import { evmWallet } from './_wallets.ts'

/** Calls in whose path an id with a colon is a collection's. */
const OF_PROFILES = [
  'getProfileUsingGET',
  'getMetaUsingGET',
  'getProfileBadgesUsingGET',
  'getProfileListUsingPOST',
]

const CALLS = MARKETPLACE_CALLS.filter(({ operationId }) => !OF_PROFILES.includes(operationId))

describe('a wallet in place of a user id', () => {
  let app: FastifyInstance
  let market: TestMarket
  let tried = 0
  before(async () => {
    const pools = await testDatabase()
    await writeTestMarket(pools)
    app = await marketplaceOver(pools, { now: NOW })
    market = { app, pools, now: NOW }
  })
  after(() => app.close())

  const ask = async (call: Call, input: Input, accessToken?: string) => {
    const { method, body } = call
    const payload = body && input[body.name]
    const { statusCode, body: text } = await app.inject({
      method,
      url: pathOf(call, input),
      headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
      ...(payload !== undefined && { payload: payload as object }),
    })
    return { status: statusCode, body: text }
  }
  const withWallets = (input: Input, user: SignedIn): Input =>
    JSON.parse(
      JSON.stringify(input)
        .replaceAll(user.userId, user.wallet.text)
        .replaceAll(READER.userId, account('ETHEREUM', BOB)),
    )
  const namesUser = (input: Input, { userId }: SignedIn) =>
    [userId, READER.userId].some((id) => JSON.stringify(input).includes(id))

  for (const call of CALLS) {
    const { operationId, bearer } = call
    it(`is taken by ${operationId}, where that takes one`, async () => {
      const user = await signedIn(app, evmWallet())
      const acting = AUTHORISATIONS[operationId]
      const open = PUBLIC_CALLS[operationId]
      const input = acting?.input ?? open?.input
      const named = await input?.(user, market)
      if (named === undefined || !namesUser(named, user)) return
      tried += 1
      const token = bearer && user.accessToken
      const byWallet = await ask(call, withWallets(named, user), token)
      expect(byWallet.status, byWallet.body).to.be.oneOf([200, 204])
      // A wallet in place of an owner stands for itself.
      const isOwner = JSON.stringify(call).includes('"x-parsed":"OwnerId"')
      if (open?.isNew !== undefined || bearer || isOwner) return
      const byId = await ask(call, named, token)
      expect(byWallet).to.deep.equal(byId)
    })
  }

  it('is tried with all of them', () => {
    expect(tried).to.be.at.least(24)
  })

  it('is refused in one sentence where it is none, and is nobody where no user has it', async () => {
    const user = CALLS.find(({ operationId }) => operationId === 'getUserUsingGET') as Call
    const likes = CALLS.find(({ operationId }) => operationId === 'getLikedUsingPOST') as Call
    for (const [call, name] of [[user, 'id'] as const, [likes, 'owner'] as const]) {
      const malformed = await ask(call, { [name]: 'ETHEREUM:0x12', pageRequest: {} })
      expect([malformed.status, JSON.parse(malformed.body).message]).to.deep.equal([
        400,
        `${name} has no address of ETHEREUM after the colon: "0x12"`,
      ])
    }
    const nobody = await ask(user, { id: evmWallet().text })
    expect(nobody.status).to.equal(404)
    expect(await ask(likes, { owner: evmWallet().text, pageRequest: {} })).to.deep.equal({
      status: 200,
      body: '[]',
    })
  })
})
