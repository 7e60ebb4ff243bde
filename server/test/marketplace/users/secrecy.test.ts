import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import {
  deleteUser,
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
  loadSearchableUsers,
  logout,
  resendEmailConfirmationUsingGET,
  saveEmailPreferenceUsingPOST,
  searchActivities,
  searchUsers,
  suggestUsers,
} from '../../../../clients/marketplace-api/src/index.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../../src/config/options.ts'
import { settingsOf } from '../../../src/config/settings.ts'
import type { Running } from '../../../src/roles/role.ts'
import { startServer } from '../../../src/roles/startServer.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { memoryLog } from '../../_log.ts'
import { urlOf } from '../../_postgres.ts'
import { serveMails } from '../../mail/_mailServer.ts'
import { refusalOf } from '../_connection.ts'
import { writeDrop } from '../social/_social.ts'
import { deletionForm } from './_consents.ts'
import { formsOf, rowsWith } from './_secretsKept.ts'
import { ANN, BEN, type Telling, tellSecrets, WRONG_KEY } from './_secretsTold.ts'

describe('secrets of users, in a whole run of a server', () => {
  let database: TestDatabase
  let server: Running
  let isOpen = true
  let ann: Telling
  const { log, lines } = memoryLog()

  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    const { mails, url: mailUrl } = await serveMails()
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify({ nodes: {} }))
    const options = parseOptions(['--port', '0', '--metrics-port', '0'])
    const environment = {
      DATABASE_URL: urlOf(database.target),
      SMTP_URL: mailUrl,
      MAIL_FROM: 'Shop <shop@example.com>',
    }
    server = await startServer(settingsOf(options, { environment, folder }), log)
    ann = await tellSecrets({ url: server.url ?? '', database, lines, mails })
  })
  after(() => isOpen && server.close())

  it('are in no table while their user is there, but for hashes', async () => {
    const { secrets, session } = ann
    const plain = secrets.flatMap((secret) => formsOf(secret).slice(0, 3))
    expect(await rowsWith(database.read, plain)).to.deep.equal([])
    expect(await rowsWith(database.read, formsOf(session.accessToken))).to.have.length(1)
    expect(await rowsWith(database.read, [ANN])).to.have.length(1)
  })

  it('are told to nobody else', async () => {
    const { wallet, other, visitor, otherAnswers, item, secrets } = ann
    const { userId: id } = ann.session
    await refusalOf(getSecretUserPreferenceUsingPOST(other, { id }))
    await refusalOf(saveEmailPreferenceUsingPOST(other, { id, emailPreferenceForm: {} }))
    for (const others of [other, visitor]) {
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
      ])
      await refusalOf(resendEmailConfirmationUsingGET(others, { id }))
    }
    const metricsUrl = lines.join('').match(/Metrics: (http:[^\s"]+)/)?.[1] ?? ''
    const metrics = await (await fetch(metricsUrl)).text()

    const text = [...otherAnswers, metrics].join('\n')
    expect(text).to.include(wallet.text)
    for (const secret of [...secrets, ANN]) {
      for (const form of formsOf(secret)) expect(text).to.not.include(form)
    }
  })

  it('are told to their user no more than needed: the address alone', async () => {
    const { own, ownAnswers, session, secrets } = ann
    expect(await getCurrentUserUsingGET(own)).to.include({ id: session.userId })
    const preference = await getSecretUserPreferenceUsingPOST(own, { id: session.userId })
    expect(preference.secretUserPreference).to.include({ email: ANN })
    const text = ownAnswers.join('\n')
    for (const form of secrets.flatMap(formsOf)) expect(text).to.not.include(form)
  })

  it('are in no table of the database once their user is deleted, and in no line of the log', async () => {
    const { own, wallet, secrets } = ann
    const { userId: id } = ann.session
    await saveEmailPreferenceUsingPOST(own, { id, emailPreferenceForm: { email: `new-${ANN}` } })
    const { host: domain } = new URL(server.url ?? '')
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
