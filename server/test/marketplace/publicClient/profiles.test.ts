import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../src/http/contract/call.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import * as platform from '../../../src/marketplace/platform/calls.ts'
import * as profiles from '../../../src/marketplace/profiles/calls.ts'
import * as twitter from '../../../src/marketplace/twitter/calls.ts'
import * as userEmails from '../../../src/marketplace/user-emails/calls.ts'
import { testDatabase } from '../../_database.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { dropOn } from '../../read-model/_names.ts'
import { writeWorld } from '../../read-model/_world.ts'
import { marketplaceOver } from '../_app.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { askPublicly } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

// The fees of orders are tried with each method.
const { getOrderFeesUsingGET: _, ...platformCalls } = platform
const CALLS: readonly Call[] = [
  ...Object.values(platformCalls),
  ...Object.values(profiles),
  ...Object.values(twitter),
  ...Object.values(userEmails),
]
const DROP = formatCollectionId(dropOn('ETHEREUM'))

describe('the public client of the marketplace, for profiles and the platform,', () => {
  const asked = new Set<string>()
  let app: FastifyInstance
  let url: string
  let user: SignedIn
  let id: string
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    const database = await testDatabase()
    await writeWorld(database)
    app = await marketplaceOver(database, { platform: 'RARIBLE' })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    user = await signedIn(app, evmWallet())
    id = user.userId
    faultOf = declarationsOf(CALLS.map(({ operationId }) => operationId))
  })
  after(() => app.close())

  /** Answer of a call, as the client declares it. */
  async function answerOf(call: Call, parameters: Parameters = {}): Promise<unknown> {
    asked.add(call.operationId)
    const { status, value } = await askPublicly(url, call, parameters, user.accessToken)
    expect(status).to.equal(200)
    if (call.answer !== undefined) expect(faultOf(call.operationId, value)).to.equal(undefined)
    return value
  }

  it('gets profiles, their numbers and badges', async () => {
    for (const each of [id, DROP]) {
      await answerOf(calls.getProfileUsingGET, { id: each })
      await answerOf(calls.getMetaUsingGET, { id: each })
      expect(await answerOf(calls.getProfileBadgesUsingGET, { id: each })).to.have.length(2)
    }
    const profiles = await answerOf(calls.getProfileListUsingPOST, { requestBody: [id, DROP] })
    expect(profiles).to.have.length(2)
  })

  it('saves an address, and confirms none by a wrong key', async () => {
    const emailPreferenceForm = { email: 'ann@example.com' }
    await answerOf(calls.saveEmailPreferenceUsingPOST, { id, emailPreferenceForm })
    const { secretUserPreference } = (
      await askPublicly(url, calls.getSecretUserPreferenceUsingPOST, { id }, user.accessToken)
    ).value as { secretUserPreference: object }
    expect(secretUserPreference).to.include({
      email: 'ann@example.com',
      emailConfirmationStatus: 'CONFIRMATION',
    })
    expect(await answerOf(calls.confirmEmailUsingGET, { id, key: 'wrong' })).to.deep.equal({
      status: 'CONFIRMATION_WAS_NOT_SENT',
      success: false,
    })
    // It sends no token with this call.
    const resend = calls.resendEmailConfirmationUsingGET
    asked.add(resend.operationId)
    const refusal = await askPublicly(url, resend, { id }, user.accessToken).catch(
      (error: unknown) => error,
    )
    expect((refusal as Response).status).to.equal(401)
  })

  it('saves a short URL with the profile, and finds the user by it', async () => {
    const userForm = { username: 'Ann', shortUrl: 'ann-1' }
    await askPublicly(url, calls.saveUserUsingPOST, { id, userForm }, user.accessToken)

    expect(await answerOf(calls.getNameUsingGET, { url: 'ann-1' })).to.include({ ref: id })
    expect(await answerOf(calls.getProfileUsingGET, { id })).to.include({ shortUrl: 'ann-1' })
  })

  it('reads the settings, subscribes, and gets the message for Twitter', async () => {
    await answerOf(calls.configUsingGET)
    await askPublicly(url, calls.searchResultUserClickUsingPOST, { id })
    expect(await answerOf(calls.popularTopUsingGET)).to.have.length(1)
    await answerOf(calls.subscribeUsingPOST, { subscribeForm: { email: 'ann@example.com' } })
    expect(await answerOf(calls.getConfirmMsgUsingGET, { owner: id })).to.include(id)
  })

  it('is told what there is no adapter for', async () => {
    for (const [call, parameters] of [
      [calls.confirmUsingPOST, { username: 'ann' }],
      [calls.getRootUcanUsingGET, {}],
    ] as const) {
      asked.add(call.operationId)
      const answer = askPublicly(url, call, parameters, user.accessToken)
      const refusal = (await answer.catch((error: unknown) => error)) as Response
      expect(refusal.status).to.equal(501)
    }
  })

  it('has made each of the calls', () => {
    expect([...asked].sort()).to.deep.equal(CALLS.map(({ operationId }) => operationId).sort())
  })
})
