import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../src/http/contract/call.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import * as users from '../../../src/marketplace/users/calls.ts'
import * as wallets from '../../../src/marketplace/wallets/calls.ts'
import { testDatabase } from '../../_database.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { marketplaceOver } from '../_app.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { aptosWallet, evmWallet, solanaWallet } from '../_wallets.ts'
import { addWalletForm, deletionForm } from '../users/_consents.ts'
import { askPublicly } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

const CALLS: readonly Call[] = [...Object.values(users), ...Object.values(wallets)]

describe('the public client of the marketplace, for users and wallets,', () => {
  const added = solanaWallet()
  const asked = new Set<string>()
  let app: FastifyInstance
  let url: string
  let domain: string
  let user: SignedIn
  let id: string
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    app = await marketplaceOver(await testDatabase(), {
      platform: 'RARIBLE',
      riskyWallets: [added.text],
    })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    domain = new URL(url).host
    user = await signedIn(app, evmWallet())
    id = user.userId
    faultOf = declarationsOf(CALLS.map(({ operationId }) => operationId))
  })
  after(() => app.close())

  /** Answer of a call, as the client declares it. */
  async function answerOf(call: Call, parameters: Parameters): Promise<unknown> {
    asked.add(call.operationId)
    const { status, value } = await askPublicly(url, call, parameters, user.accessToken)
    expect(status).to.equal(200)
    if (call.answer !== undefined) expect(faultOf(call.operationId, value)).to.equal(undefined)
    return value
  }

  it('saves a profile, and gets it', async () => {
    const userForm = {
      username: 'Ann',
      description: 'text',
      website: 'https://ann.example',
      pic: 'https://ann.example/me.png',
      receiveEmailNotifications: true,
    }
    await answerOf(calls.saveUserUsingPOST, { id, userForm })
    const notificationSettings = { flags: { BID: false } }
    await answerOf(calls.patchNotificationSettingsUsingPATCH, { id, notificationSettings })
    await answerOf(calls.acceptTermsUsingPOST, { id, termsForm: { version: 2 } })
    await answerOf(calls.postCurrentUserAnalyticsUsingPOST, {})
    const own = await answerOf(calls.getCurrentUserUsingGET, {})
    expect(own).to.deep.include({ id, username: 'Ann', acceptedTerms: 2, notificationSettings })
    expect(await answerOf(calls.getUserUsingGET, { id })).to.include({ username: 'Ann' })
    const secret = await answerOf(calls.getSecretUserPreferenceUsingPOST, { id })
    expect(secret).to.have.nested.property('secretUserPreference.address', user.wallet.text)
  })

  it('adds and removes wallets', async () => {
    const wallet = aptosWallet()
    const addUserWalletForm = await addWalletForm(wallet, id, { domain })
    await answerOf(calls.addUserWalletUsingPOST, { id, addUserWalletForm })
    const requestBody = [wallet.text]
    const users = await answerOf(calls.getUsersByWalletsUsingPOST, { requestBody })
    expect(users).to.have.nested.property('0.wallets').with.length(2)
    expect(await answerOf(calls.getWalletUserUsingGET, { id: wallet.text })).to.include({ id })
    await answerOf(calls.deleteUserWalletUsingDELETE, { id, wallet: wallet.text })
    const risk = await answerOf(calls.checkWalletRiskUsingGET, { id: added.text })
    expect(risk).to.deep.equal({ clean: false })
  })

  it('throws the refusal of a wallet', async () => {
    const addUserWalletForm = await addWalletForm(added, id, { domain })
    const refused: Response = await askPublicly(
      url,
      calls.addUserWalletUsingPOST,
      { id, addUserWalletForm },
      user.accessToken,
    ).catch((answer) => answer)
    expect([refused.status, await refused.json()]).to.deep.equal([
      400,
      { code: 'BLACKLISTED', message: 'The wallet may not be used here', success: false },
    ])
  })

  it('deletes the user', async () => {
    const signatureForm = await deletionForm(user.wallet, id, { domain })
    await answerOf(calls.deleteUser, { id, signatureForm })
    expect(await answerOf(calls.getUserUsingGET, { id })).to.include({ username: 'Deleted user' })
  })

  it('is tried with all calls about them', () => {
    expect([...asked]).to.have.members(CALLS.map(({ operationId }) => operationId))
  })
})
