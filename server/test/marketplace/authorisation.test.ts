import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { deleteUser, logout } from '../../../clients/marketplace-api/src/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import { MARKETPLACE_ROUTES } from '../../src/marketplace/routes/index.ts'
import { SESSION_LIFETIME } from '../../src/users/sessions/sessions.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { pathOf } from '../read-model/_app.ts'
import { marketplaceOver } from './_app.ts'
import { AUTHORISATIONS } from './_authorisations.ts'
import { connectionTo, type SignedIn, signedIn } from './_connection.ts'
import { evmWallet } from './_wallets.ts'
import { writeDrop } from './social/_social.ts'
import { deletionForm } from './users/_consents.ts'

/** Calls that act for a user, of those that are served. */
const CALLS: readonly Call[] = MARKETPLACE_ROUTES.flatMap(({ call }) => (call.bearer ? [call] : []))

const UNAUTHORIZED = {
  code: 'UNAUTHORIZED',
  message: 'Sign in first: the access token is missing or not valid',
}

describe('calls that act for a user', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let time = Date.now()
  let user: SignedIn
  let other: SignedIn
  let tokens: Readonly<Record<string, string | undefined>>
  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    app = await marketplaceOver(database, { now: () => new Date(time) })
    const expired = await signedIn(app, evmWallet())
    const sinceThen = time + SESSION_LIFETIME
    time = Date.now()
    const ended = await signedIn(app, evmWallet())
    await logout(ended.connection)
    const deleted = await signedIn(app, evmWallet())
    const id = deleted.userId
    const signatureForm = await deletionForm(deleted.wallet, id, { date: new Date(time) })
    await deleteUser(connectionTo(app), { id, signatureForm })
    time = sinceThen
    ;[user, other] = [await signedIn(app, evmWallet()), await signedIn(app, evmWallet())]
    const { accessToken } = user
    tokens = {
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
    input: Readonly<Record<string, unknown>>,
    authorization: string | undefined,
  ): Promise<LightMyRequestResponse> {
    const { method, body } = call
    const payload = body && input[body.name]
    return app.inject({
      method,
      url: pathOf(call, input),
      headers: authorization === undefined ? {} : { authorization },
      ...(payload !== undefined && { payload: payload as object }),
    })
  }

  it('each have an entry that says whose they are', () => {
    expect(Object.keys(AUTHORISATIONS)).to.have.members(CALLS.map(({ operationId }) => operationId))
  })

  for (const call of CALLS) {
    const { operationId } = call
    const entry = AUTHORISATIONS[operationId]
    if (entry === undefined) continue
    describe(operationId, () => {
      it('is refused in the same words whatever is wrong with the token', async () => {
        for (const [what, authorization] of Object.entries(tokens)) {
          const answer = await ask(call, await entry.input(user, database), authorization)
          expect(answer.statusCode, what).to.equal(401)
          expect(answer.json(), what).to.deep.equal(UNAUTHORIZED)
          expect(answer.headers['www-authenticate'], what).to.equal('Bearer')
        }
      })

      if (entry.others !== undefined) {
        it('is refused for what is somebody else’s', async () => {
          const answer = await ask(
            call,
            await entry.input(other, database),
            `Bearer ${user.accessToken}`,
          )
          expect([answer.statusCode, answer.json().code]).to.deep.equal(entry.others)
        })
      }

      it('is done for what is the caller’s own', async () => {
        const own = await signedIn(app, evmWallet())
        const answer = await ask(
          call,
          await entry.input(own, database),
          `bearer ${own.accessToken}`,
        )
        expect(answer.statusCode, answer.body).to.equal(entry.own)
      })
    })
  }
})
