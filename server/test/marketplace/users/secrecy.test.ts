import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import {
  type ApiConnection,
  addUserWalletUsingPOST,
  confirmEmailUsingGET,
  createNonce,
  deleteUser,
  followUsingPOST,
  getCurrentUserUsingGET,
  getFollowersUsingPOST,
  getFollowingsByOwnerUsingPOST,
  getItemsByIdsUsingPOST,
  getLikedUsingPOST,
  getMetaUsingGET,
  getNotificationsByOwnerUsingPOST,
  getProfileListUsingPOST,
  getProfileUsingGET,
  getSecretUserPreferenceUsingPOST,
  getUsersByWalletsUsingPOST,
  getUserUsingGET,
  getWalletUserUsingGET,
  likeUsingPOST,
  loadSearchableUsers,
  login,
  logout,
  resendEmailConfirmationUsingGET,
  type Session,
  saveEmailPreferenceUsingPOST,
  saveUserUsingPOST,
  searchActivities,
  searchUsers,
  signIn,
  suggestUsers,
} from '../../../../clients/marketplace-api/src/index.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../../src/config/options.ts'
import { settingsOf } from '../../../src/config/settings.ts'
import { addJobs } from '../../../src/database/queue/addJobs.ts'
import { notificationsJob } from '../../../src/database/queue/jobs.ts'
import type { Running } from '../../../src/roles/role.ts'
import { startServer } from '../../../src/roles/startServer.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { memoryLog } from '../../_log.ts'
import { urlOf } from '../../_postgres.ts'
import { eventually } from '../../ingest/_follow.ts'
import { serveMails } from '../../mail/_mailServer.ts'
import { refusalOf } from '../_connection.ts'
import { evmWallet, solanaWallet, type TestWallet } from '../_wallets.ts'
import { place } from '../notifications/_trade.ts'
import { minted, writeDrop } from '../social/_social.ts'
import { addWalletForm, deletionForm } from './_consents.ts'
import { formsOf, recorded, rowsWith } from './_secretsKept.ts'

const ANN = 'ann@personal.example'
/** Refused by the mail server. */
const BEN = 'nobody-ben@personal.example'
const WRONG_KEY = `mintline_${'5e'.repeat(32)}`
const MINUTE = 60_000

/** Reaches a server, and keeps its answers. */
const watched = (baseUrl: string, answers: string[], accessToken?: string): ApiConnection => ({
  baseUrl,
  ...(accessToken !== undefined && { accessToken }),
  retry: { attempts: 0 },
  fetch: async (...request) => {
    const answer = await fetch(...request)
    const headers = JSON.stringify([...answer.headers])
    answers.push(`${headers} ${await answer.clone().text()}`)
    return answer
  },
})

describe('secrets of users, in a whole run of a server', () => {
  let database: TestDatabase
  let mails: Awaited<ReturnType<typeof serveMails>>
  let server: Running
  let isOpen = true
  let url: string
  let domain: string
  const { log, lines } = memoryLog()
  const signatures: string[] = []
  const ownAnswers: string[] = []
  const otherAnswers: string[] = []
  let wallet: TestWallet
  let ann: Session
  let own: ApiConnection
  let other: ApiConnection
  let item: string
  let secrets: string[]

  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    mails = await serveMails()
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify({ nodes: {} }))
    const options = parseOptions(['--port', '0', '--metrics-port', '0'])
    const environment = {
      DATABASE_URL: urlOf(database.target),
      SMTP_URL: mails.url,
      MAIL_FROM: 'Shop <shop@example.com>',
    }
    server = await startServer(settingsOf(options, { environment, folder }), log)
    url = server.url ?? ''
    domain = new URL(url).host
  })
  after(() => isOpen && server.close())

  const mailTo = (address: string, number = 1) =>
    eventually(async () => mails.mails.filter(({ to }) => to[0] === address)[number - 1])
  const said = (pattern: RegExp) =>
    eventually(async () => lines.find((line) => pattern.test(line)) && true)

  it('come with sign-in, mails, likes, notifications and forms that fail', async () => {
    wallet = recorded(evmWallet(), signatures)
    const ben = await signIn(watched(url, []), evmWallet())
    other = watched(url, otherAnswers, ben.accessToken)
    const ended = await signIn(watched(url, []), wallet)
    await logout(watched(url, ownAnswers, ended.accessToken))
    ann = await signIn(watched(url, []), wallet)
    own = watched(url, ownAnswers, ann.accessToken)
    const id = ann.userId

    // A key that is confirmed, and one that waits in the database.
    await saveUserUsingPOST(own, {
      id,
      userForm: { username: 'Ann', shortUrl: 'ann', receiveEmailNotifications: true },
    })
    await saveEmailPreferenceUsingPOST(own, { id, emailPreferenceForm: { email: ANN } })
    const [key = ''] = (await mailTo(ANN)).body.match(/mintline_[0-9a-f]{64}/) ?? []
    await confirmEmailUsingGET(other, { id, key: WRONG_KEY })
    await fetch(`${url}/marketplace/api/v4/users/${id}/confirmEmail/${key}`, { method: 'HEAD' })
    expect(await confirmEmailUsingGET(other, { id, key })).to.include({ status: 'CONFIRMED' })
    await saveEmailPreferenceUsingPOST(other, {
      id: ben.userId,
      emailPreferenceForm: { email: BEN },
    })
    await said(/refused the receiver/)

    const added = await addWalletForm(recorded(solanaWallet(), signatures), id, { domain })
    await addUserWalletUsingPOST(own, { id, addUserWalletForm: added })
    await refusalOf(addUserWalletUsingPOST(own, { id, addUserWalletForm: added }))
    await refusalOf(addUserWalletUsingPOST(other, { id, addUserWalletForm: added }))
    const { blockchain, address } = wallet
    const given = await createNonce(other, { signInForm: { blockchain, address } })
    const loginForm = { message: given.nonce, signature: added.signature }
    await refusalOf(login(other, { loginForm }))

    item = await minted(database, wallet)
    await likeUsingPOST(own, { id: item })
    await followUsingPOST(own, { id: ben.userId })
    await followUsingPOST(other, { id })
    // Stored a while ago, when no other row can come before it any more.
    const values = { db_updated_at: new Date(Date.now() - MINUTE) }
    await place(database, { number: 1, side: 'SELL', maker: wallet, item, values })
    await addJobs(database.write, [notificationsJob(new Date())])
    await eventually(async () => {
      const [told] = await getNotificationsByOwnerUsingPOST(own, { owner: id })
      return told
    })
    await addJobs(database.write, [
      { task: 'mailNotifications', payload: {}, key: 'mailNotifications' },
    ])
    expect((await mailTo(ANN, 2)).body).to.include(item)

    expect(signatures).to.have.length(3)
    secrets = [ann.accessToken, ended.accessToken, key, ...signatures]
  })

  it('are in no table while their user is there, but for hashes', async () => {
    const plain = secrets.flatMap((secret) => formsOf(secret).slice(0, 3))
    expect(await rowsWith(database.read, plain)).to.deep.equal([])
    expect(await rowsWith(database.read, formsOf(ann.accessToken))).to.have.length(1)
    expect(await rowsWith(database.read, [ANN])).to.have.length(1)
  })

  it('are told to nobody else', async () => {
    const { userId: id } = ann
    await refusalOf(getSecretUserPreferenceUsingPOST(other, { id }))
    await refusalOf(saveEmailPreferenceUsingPOST(other, { id, emailPreferenceForm: {} }))
    for (const others of [other, watched(url, otherAnswers)]) {
      await Promise.all([
        getUserUsingGET(others, { id }),
        getUsersByWalletsUsingPOST(others, { requestBody: [wallet.text] }),
        getWalletUserUsingGET(others, { id: wallet.text }),
        getProfileUsingGET(others, { id }),
        getProfileListUsingPOST(others, { requestBody: [id] }),
        getMetaUsingGET(others, { id }),
        searchUsers(others, { userPageRequest: { filter: { text: 'Ann' }, size: 5 } }),
        loadSearchableUsers(others, { requestBody: [id] }),
        suggestUsers(others, { suggestForm: { text: 'ann' } }),
        getFollowersUsingPOST(others, { user: id }),
        getFollowingsByOwnerUsingPOST(others, { owner: id }),
        getLikedUsingPOST(others, { owner: id }),
        getNotificationsByOwnerUsingPOST(others, { owner: id }),
        searchActivities(others, { activityPageRequest: { size: 20 } }),
        getItemsByIdsUsingPOST(others, { requestBody: [item] }),
        resendEmailConfirmationUsingGET(others, { id }),
      ])
    }
    const metricsUrl = lines.join('').match(/Metrics: (http:[^\s"]+)/)?.[1] ?? ''
    otherAnswers.push(await (await fetch(metricsUrl)).text())

    const text = otherAnswers.join('\n')
    expect(text).to.include(wallet.text)
    for (const secret of [...secrets, ANN]) {
      for (const form of formsOf(secret)) expect(text).to.not.include(form)
    }
  })

  it('are told to their user no more than needed: the address alone', async () => {
    expect(await getCurrentUserUsingGET(own)).to.include({ id: ann.userId })
    const preference = await getSecretUserPreferenceUsingPOST(own, { id: ann.userId })
    expect(preference.secretUserPreference).to.include({ email: ANN })
    const text = ownAnswers.join('\n')
    for (const form of secrets.flatMap(formsOf)) expect(text).to.not.include(form)
  })

  it('are in no table of the database once their user is deleted, and in no line of the log', async () => {
    const { userId: id } = ann
    await saveEmailPreferenceUsingPOST(own, { id, emailPreferenceForm: { email: `new-${ANN}` } })
    const signatureForm = await deletionForm(wallet, id, { domain })
    await deleteUser(own, { id, signatureForm })
    await refusalOf(logout(own))

    const all = [...secrets, signatureForm.signature, ANN].flatMap(formsOf)
    expect(await rowsWith(database.read, all)).to.deep.equal([])
    isOpen = false
    await server.close()
    expect(lines.length).to.be.at.least(40)
    const written = lines.join('')
    for (const form of [...all, ...formsOf(BEN), WRONG_KEY]) expect(written).to.not.include(form)
  })
})
