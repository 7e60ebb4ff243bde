import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { deleteUser, logout } from '../../../clients/marketplace-api/src/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'
import { SESSION_LIFETIME } from '../../src/users/sessions/sessions.ts'
import { testDatabase } from '../_database.ts'
import { pathOf } from '../read-model/_app.ts'
import { marketplaceOver } from './_app.ts'
import { AUTHORISATIONS, type Input, type TestMarket, writeTestMarket } from './_authorisations.ts'
import { connectionTo, type SignedIn, signedIn } from './_connection.ts'
import { PUBLIC_CALLS } from './_publicCalls.ts'
import { READER } from './_reading.ts'
import { NOW } from './_suite.ts'
import { evmWallet } from './_wallets.ts'
import { deletionForm } from './users/_consents.ts'

/** Calls with an end of which the interface says one or the other; those by key are tried with moderation. */
const callsFor = (isForUser: boolean): readonly Call[] =>
  MARKETPLACE_CALLS.flatMap((call) =>
    !call.needsKey && !call.streams && (call.bearer ?? false) === isForUser ? [call] : [],
  )

const UNAUTHORIZED = {
  code: 'UNAUTHORIZED',
  message: 'Sign in first: the access token is missing or not valid',
}

describe('who may make a call:', () => {
  let app: FastifyInstance
  let market: TestMarket
  let time = NOW().getTime() - SESSION_LIFETIME
  let user: SignedIn
  let other: SignedIn
  /** Tokens and addresses of mail of users who never ask for them here, which nobody is told. */
  let secrets: readonly string[]
  /** Headers by which nobody is signed in. */
  let invalid: Readonly<Record<string, string | undefined>>
  before(async () => {
    const pools = await testDatabase()
    await writeTestMarket(pools)
    const now = () => new Date(time)
    const riskyWallets = [evmWallet().text]
    app = await marketplaceOver(pools, { now, riskyWallets })
    market = { app, pools, now }
    const expired = await signedIn(app, evmWallet())
    time = NOW().getTime()
    const ended = await signedIn(app, evmWallet())
    await logout(ended.connection)
    const deleted = await signedIn(app, evmWallet())
    const id = deleted.userId
    const signatureForm = await deletionForm(deleted.wallet, id, { date: now() })
    await deleteUser(connectionTo(app), { id, signatureForm })
    ;[user, other] = [await signedIn(app, evmWallet()), await signedIn(app, evmWallet())]
    const { accessToken } = user
    const emails = [user, other, READER].map(({ userId }) => ({
      user_id: userId,
      email: `of-${userId}@personal.example`,
      request: 1,
      mail_at: now(),
      confirmed_at: now(),
    }))
    await pools.write.insertInto('user_emails').values(emails).execute()
    secrets = [...emails.map(({ email }) => email), accessToken, other.accessToken]
    invalid = {
      'without a token': undefined,
      'with an empty token': 'Bearer ',
      'in another scheme': `Basic ${accessToken}`,
      'with a forged token': `Bearer mintline_${randomBytes(32).toString('hex')}`,
      'with a token that is one character off': `Bearer ${accessToken.slice(0, -1)}${accessToken.endsWith('0') ? '1' : '0'}`,
      'with the hash of a token': `Bearer ${'00'.repeat(32)}`,
      'with an expired token': `Bearer ${expired.accessToken}`,
      'with the token of a session that was ended': `Bearer ${ended.accessToken}`,
      'with the token of a deleted user': `Bearer ${deleted.accessToken}`,
    }
  })
  after(() => app.close())

  async function ask(
    call: Call,
    input: Input,
    authorization: string | undefined,
  ): Promise<LightMyRequestResponse> {
    const { method, body } = call
    const payload = body && input[body.name]
    const answer = await app.inject({
      method,
      url: pathOf(call, input),
      headers: authorization === undefined ? {} : { authorization },
      ...(payload !== undefined && { payload: payload as object }),
    })
    const told = JSON.stringify([answer.headers, answer.body])
    for (const secret of secrets) expect(told, call.operationId).to.not.include(secret)
    return answer
  }

  it('each call has an entry that says who', () => {
    const idsFor = (isForUser: boolean) => callsFor(isForUser).map(({ operationId }) => operationId)
    expect(Object.keys(AUTHORISATIONS)).to.have.members(idsFor(true))
    expect(Object.keys(PUBLIC_CALLS)).to.have.members(idsFor(false))
  })

  for (const call of callsFor(true)) {
    const { operationId } = call
    const entry = AUTHORISATIONS[operationId]
    if (entry === undefined) continue
    describe(operationId, () => {
      it('is refused in the same words whatever is wrong with the token', async () => {
        const input = await entry.input(user, market)
        for (const [what, authorization] of Object.entries(invalid)) {
          const answer = await ask(call, input, authorization)
          expect(answer.statusCode, what).to.equal(401)
          expect(answer.json(), what).to.deep.equal(UNAUTHORIZED)
          expect(answer.headers['www-authenticate'], what).to.equal('Bearer')
        }
      })

      if (entry.others !== undefined) {
        it('is refused for what is somebody else’s', async () => {
          const answer = await ask(
            call,
            await entry.input(other, market),
            `Bearer ${user.accessToken}`,
          )
          expect([answer.statusCode, answer.json().code]).to.deep.equal(entry.others)
        })
      }

      it('is done for what is the caller’s own', async () => {
        const own = await signedIn(app, evmWallet())
        const answer = await ask(call, await entry.input(own, market), `bearer ${own.accessToken}`)
        expect(answer.statusCode, answer.body).to.equal(entry.own)
      })
    })
  }

  for (const call of callsFor(false)) {
    const { operationId } = call
    const entry = PUBLIC_CALLS[operationId]
    if (entry === undefined) continue
    it(`${operationId} is answered to everybody alike, whatever the token`, async () => {
      const tokens = {
        ...invalid,
        'with the token of another user': `Bearer ${other.accessToken}`,
        'with the token of the user': `Bearer ${user.accessToken}`,
      }
      let first: string | undefined
      for (const [what, authorization] of Object.entries(tokens)) {
        const answer = await ask(call, await entry.input(user, market), authorization)
        const { statusCode, body, headers } = answer
        const code = statusCode < 300 ? [] : [answer.json().code]
        expect([statusCode, ...code], `${what}: ${body}`).to.deep.equal(entry.answers)
        expect(headers, what).to.not.have.property('www-authenticate')
        first ??= body
        if (entry.isNew === undefined) expect(body, what).to.equal(first)
      }
    })
  }
})
