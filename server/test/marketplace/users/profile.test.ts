import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  acceptTermsUsingPOST,
  getCurrentUserUsingGET,
  getSecretUserPreferenceUsingPOST,
  getUserUsingGET,
  patchNotificationSettingsUsingPATCH,
  postCurrentUserAnalyticsUsingPOST,
  saveEmailPreferenceUsingPOST,
  saveUserUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'

describe('profiles of users', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let user: SignedIn
  before(async () => {
    database = await testDatabase()
    app = await marketplaceOver(database)
  })
  after(() => app.close())
  beforeEach(async () => {
    user = await signedIn(app, evmWallet())
  })

  const save = (userForm: object) =>
    saveUserUsingPOST(user.connection, { id: user.userId, userForm: userForm as never })
  const own = () => getCurrentUserUsingGET(user.connection)
  const shown = () => getUserUsingGET(connectionTo(app), { id: user.userId })

  it('are empty at first', async () => {
    expect(await own()).to.deep.equal({
      id: user.userId,
      address: user.wallet.text,
      blockchain: 'ETHEREUM',
      wallets: [user.wallet.text],
      acceptedTerms: 0,
      emailConfirmed: false,
      receiveEmailNotifications: false,
      notificationSettings: { flags: {} },
      followers: 0,
      followings: 0,
      blacklisted: false,
      badges: [],
    })
  })

  it('show others what is public, and settings to their user alone', async () => {
    await save({
      username: ' Ann ',
      description: 'I make\nthings. <script>alert(1)</script>',
      website: 'https://ann.example/a?b=c',
      pic: 'https://ann.example/me.png',
      cover: 'http://ann.example/cover.png',
      receiveEmailNotifications: true,
      notificationSettings: { flags: { BID: false } },
    })
    const settings = {
      receiveEmailNotifications: true,
      notificationSettings: { flags: { BID: false } },
    }
    const image = (url: string) => [{ url, sizeType: 'ORIGINAL', contentType: 'IMAGE' }]
    const told = {
      username: 'Ann',
      description: 'I make\nthings. <script>alert(1)</script>',
      website: 'https://ann.example/a?b=c',
      pic: 'https://ann.example/me.png',
      imageMedia: image('https://ann.example/me.png'),
      cover: 'http://ann.example/cover.png',
      coverMedia: image('http://ann.example/cover.png'),
    }
    expect(await own()).to.deep.include({ ...told, ...settings })
    const public_ = await shown()
    expect(public_).to.deep.include({ ...told, receiveEmailNotifications: false })
    expect(public_).to.not.have.property('notificationSettings')
  })

  it('keep what a form does not name, and lose what it empties', async () => {
    await save({ username: 'Ann', description: 'text', website: 'https://ann.example' })
    await save({ username: 'Bea', website: '' })
    const saved = await own()
    expect(saved).to.include({ username: 'Bea', description: 'text' })
    expect(saved).to.not.have.property('website')
  })

  const REFUSED: readonly (readonly [field: string, value: unknown, rule: string])[] = [
    ['username', '', 'must not be empty'],
    ['username', '   ', 'must not be empty'],
    ['username', 'a'.repeat(51), 'must have at most 50 characters'],
    ['username', 'a\nb', 'must not have control characters'],
    ['username', 'a\u001b[31m', 'must not have control characters'],
    ['username', 'a\u202egnp.exe', 'must not have control characters'],
    ['description', 'a'.repeat(1001), 'must have at most 1000 characters'],
    ['description', 'a\u0007', 'must not have control characters'],
    ['website', 'javascript:alert(1)', 'must be a link that begins with https:// or http://'],
    ['website', 'https:ann.example', 'must be a link that begins with https:// or http://'],
    ['website', 'ann.example', 'must be a link that begins with https:// or http://'],
    [
      'website',
      'https://user:word@a.example',
      'must be a link that begins with https:// or http://',
    ],
    [
      'website',
      'https://a.example/\r\nX: y',
      'must be a link that begins with https:// or http://',
    ],
    ['pic', 'data:image/png;base64,AA==', 'must be a link that begins with https:// or http://'],
    ['cover', `https://a.example/${'a'.repeat(1000)}`, 'must have at most 1000 characters'],
  ]
  for (const [field, value, rule] of REFUSED) {
    it(`refuse ${field} ${JSON.stringify(value).slice(0, 40)}`, async () => {
      const form = { username: 'Ann', [field]: value }
      expect(await refusalOf(save(form))).to.deep.equal({
        status: 400,
        body: { code: 'VALIDATION', message: `userForm.${field} ${rule}` },
      })
      expect(await own()).to.not.have.property('username')
    })
  }

  it('take names of 50 characters of any kind', async () => {
    const username = `${'👩‍🎨'.repeat(16)}éé`
    await save({ username })
    expect((await own()).username).to.equal(username)
  })

  it('merge notification settings', async () => {
    const patch = (flags: Record<string, boolean>) =>
      patchNotificationSettingsUsingPATCH(user.connection, {
        id: user.userId,
        notificationSettings: { flags },
      })
    await patch({ BID: false, BUY: true })
    await patch({ BID: true, LISTED: false })
    const flags = { BID: true, BUY: true, LISTED: false }
    expect((await own()).notificationSettings).to.deep.equal({ flags })
    const { status, body } = await refusalOf(patch({ MONEY: true }))
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    expect(body.message).to.include('notificationSettings.flags must name notifications')
  })

  it('note the latest version of the terms', async () => {
    const accept = (id: string, version: number) =>
      acceptTermsUsingPOST(connectionTo(app), { id, termsForm: { version } })
    await accept(user.userId, 3)
    await accept(user.userId, 2)
    expect((await shown()).acceptedTerms).to.equal(3)
    for (const version of [-1, 2 ** 31, 1e300]) {
      expect((await refusalOf(accept(user.userId, version))).body).to.deep.equal({
        code: 'VALIDATION',
        message: 'termsForm.version must be from 0 to 2147483647',
      })
    }
    for (const id of [randomUUID(), 'none']) {
      expect((await refusalOf(accept(id, 1))).status).to.equal(404)
    }
    expect(
      (await refusalOf(acceptTermsUsingPOST(connectionTo(app), { id: user.userId }))).status,
    ).to.equal(400)
  })

  it('count visits, also those at once', async () => {
    const visits = Array.from({ length: 20 }, () =>
      postCurrentUserAnalyticsUsingPOST(user.connection),
    )
    await Promise.all(visits)
    const row = await database.read
      .selectFrom('users')
      .select('visits')
      .where('id', '=', user.userId)
      .executeTakeFirst()
    expect(Number(row?.visits)).to.equal(20)
  })

  it('have a secret part for their user', async () => {
    const { userId: id, connection, wallet } = user
    expect(await getSecretUserPreferenceUsingPOST(connection, { id })).to.deep.equal({
      secretUserPreference: { id, address: wallet.text, emailConfirmationStatus: 'NOT_SET' },
    })
  })

  it('have a short URL that is theirs alone, and changes or goes with the form', async () => {
    const shortUrl = `ann-${randomUUID().slice(0, 8)}`
    await save({ username: 'Ann', shortUrl })
    expect((await shown()).shortUrl).to.equal(shortUrl)
    const other = await signedIn(app, evmWallet())
    const taking = saveUserUsingPOST(other.connection, {
      id: other.userId,
      userForm: { username: 'Bea', shortUrl },
    })
    const { status, body } = await refusalOf(taking)
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    // Nothing of a form that is refused is kept.
    expect(await getCurrentUserUsingGET(other.connection)).to.not.have.property('username')

    expect((await refusalOf(save({ username: 'Cleo', shortUrl: 'A' }))).status).to.equal(400)
    await save({ username: 'Ann' })
    expect((await own()).shortUrl).to.equal(shortUrl)
    await save({ username: 'Ann', shortUrl: '' })
    expect(await own()).to.not.have.property('shortUrl')
  })

  it('have an address of mail that only their user is told of', async () => {
    const { userId: id, connection, wallet } = user
    const email = 'ann@personal.example'
    await saveEmailPreferenceUsingPOST(connection, { id, emailPreferenceForm: { email } })
    expect(await getSecretUserPreferenceUsingPOST(connection, { id })).to.deep.equal({
      secretUserPreference: {
        id,
        address: wallet.text,
        email,
        emailConfirmationStatus: 'CONFIRMATION',
      },
    })
    expect((await own()).emailConfirmed).to.equal(false)
    await database.write
      .updateTable('user_emails')
      .set({ confirmed_at: new Date() })
      .where('user_id', '=', id)
      .execute()
    expect((await own()).emailConfirmed).to.equal(true)
    const seen = await shown()
    expect(seen.emailConfirmed).to.equal(true)
    expect(JSON.stringify([seen, await own()])).to.not.include(email)
  })

  it('are unknown by ids that are of nobody', async () => {
    for (const id of [randomUUID(), 'none', `${user.userId}0`, "' or 1=1"]) {
      const { status, body } = await refusalOf(getUserUsingGET(connectionTo(app), { id }))
      expect([status, body.code]).to.deep.equal([404, 'NOT_FOUND'])
    }
  })
})
