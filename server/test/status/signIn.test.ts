import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../../../app/e2e/helpers/chromium.ts'
import { violationsOf } from '../../../app/e2e/helpers/violations.ts'
import {
  getCurrentUserUsingGET,
  getFollowingsByOwnerAndUserIdsUsingPOST,
  getLikesUsingPOST,
  getUserUsingGET,
} from '../../../clients/marketplace-api/src/index.ts'
import { exampleWallet } from '../../../examples/first-drop/lib/wallets.ts'
import { developmentWallet } from '../../src/demo/startDemo.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { connectionTo, refusalOf, signedIn } from '../marketplace/_connection.ts'
import { evmWallet, solanaWalletOf } from '../marketplace/_wallets.ts'
import { place, tell } from '../marketplace/notifications/_trade.ts'
import { minted, writeDrop } from '../marketplace/social/_social.ts'
import { siteOver } from './_site.ts'

/** Folder for pictures; undefined = none are taken. */
const PICTURES = process.env.MINTLINE_SCREENSHOTS
const NAME = 'alice'

describe('signing in on the status page', () => {
  let database: TestDatabase
  let site: FastifyInstance
  let url: string
  let browser: Browser

  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    site = await siteOver(database, developmentWallet(NAME))
    url = await site.listen({ host: '127.0.0.1', port: 0 })
    browser = await launchChromium()
  })
  after(async () => {
    await browser.close()
    await site.close()
  })

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const subject = (page: Page) => page.getByLabel('Item to like, or user or wallet to follow')

  /** The token that the page keeps. */
  const tokenOf = (page: Page) => page.evaluate<string>("sessionStorage.getItem('mintline.token')")

  async function picture(page: Page, name: string): Promise<void> {
    if (PICTURES === undefined) return
    mkdirSync(PICTURES, { recursive: true })
    await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
  }

  for (const width of [360, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`shows the user, who likes, follows, is told and goes, at ${width} px in ${colorScheme}`, async () => {
        // Given a visitor of the page, and another user
        const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
        const troubles: string[] = []
        page.on('pageerror', (error) => troubles.push(error.message))
        page.on('console', (message) => {
          if (message.type() === 'error') troubles.push(message.text())
        })
        const other = await signedIn(site, evmWallet())
        await page.goto(url)
        await picture(page, `signed-out-${width}-${colorScheme}`)

        // When the visitor signs in
        await button(page, 'Sign in').click()
        await button(page, 'Sign out').waitFor()

        // Then the page shows the user of the development wallet, also after it has loaded again
        const { text } = developmentAccount()
        await page.getByText(text).waitFor()
        await page.getByText('No notifications yet.').waitFor()
        await page.reload()
        await page.getByText(text).waitFor()

        // When the user likes an item and follows a user by the controls of the page
        const accessToken = await tokenOf(page)
        const connection = { ...connectionTo(site), accessToken }
        const { id } = await getCurrentUserUsingGET(connection)
        const item = await minted(database, other.wallet)
        await subject(page).fill(item)
        await button(page, 'Like').click()
        await page.getByRole('status').getByText(`You like ${item}`).waitFor()
        await subject(page).fill(other.userId)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await page.getByRole('status').getByText(`You follow ${other.userId}`).waitFor()

        // Then the server knows of both, and the page shows it
        const liked = await getLikesUsingPOST(connection, { owner: id, requestBody: [item] })
        expect(liked.map(({ itemId }) => itemId)).to.deep.equal([item])
        const requestBody = [other.userId]
        const followed = { owner: id, requestBody }
        expect(await getFollowingsByOwnerAndUserIdsUsingPOST(connection, followed)).to.have.length(
          1,
        )
        expect(await page.locator('.facts').textContent()).to.match(/Followings\s*1/)
        expect(await violationsOf(page)).to.deep.equal([])

        // When an EVM wallet of the user gets a bid
        await database.write
          .updateTable('wallets')
          .set({ user_id: id, added_at: new Date() })
          .where('user_id', '=', other.userId)
          .execute()
        await place(database, {
          number: width + colorScheme.length,
          ...{ side: 'BID', maker: evmWallet(), item, price: '1.25' },
        })
        await tell(database)
        await page.reload()

        // Then the page tells of it, as news, and once as such
        await page.getByText(`New: offer ${item}`).waitFor()
        await picture(page, `signed-in-${width}-${colorScheme}`)
        const wide = await page.locator('html').evaluate((root) => root.scrollWidth)
        expect(wide).to.be.at.most(width)
        await page.reload()
        await page.getByText(`offer ${item}`).waitFor()
        expect(await page.getByText('New: ').count()).to.equal(0)

        // When the user wants to go, the page asks first
        await button(page, 'Delete user…').click()
        const dialog = page.getByRole('dialog', { name: 'Delete this user?' })
        await dialog.waitFor()
        expect(await violationsOf(page)).to.deep.equal([])
        await picture(page, `deleting-${width}-${colorScheme}`)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        expect((await getCurrentUserUsingGET(connection)).id).to.equal(id)
        await button(page, 'Delete user…').click()
        await button(page, 'Delete for good').click()

        // Then the user is deleted by a signature, and the page is that of a visitor again
        await page.getByRole('status').getByText('The user is deleted').waitFor()
        await button(page, 'Sign in').waitFor()
        expect(await page.locator('.facts').isVisible()).to.equal(false)
        expect(await tokenOf(page)).to.equal(null)
        expect((await refusalOf(getCurrentUserUsingGET(connection))).status).to.equal(401)
        expect((await getUserUsingGET(connectionTo(site), { id })).username).to.equal(
          'Deleted user',
        )
        expect(troubles).to.deep.equal([])
        await page.close()
      })
    }
  }

  it('ends with the session, on the server too', async () => {
    const page = await browser.newPage()
    await page.goto(url)
    await button(page, 'Sign in').click()
    await button(page, 'Sign out').waitFor()
    const accessToken = await tokenOf(page)
    await button(page, 'Sign out').click()
    await button(page, 'Sign in').waitFor()
    const connection = { ...connectionTo(site), accessToken }
    expect((await refusalOf(getCurrentUserUsingGET(connection))).status).to.equal(401)
    await page.close()
  })

  it('says why an action is refused, and stays usable by keyboard', async () => {
    const page = await browser.newPage()
    await page.goto(url)
    await button(page, 'Sign in').click()
    await button(page, 'Sign out').waitFor()
    const focused = () =>
      page.evaluate<string>('document.activeElement.name || document.activeElement.id')
    expect(await focused()).to.equal('signOut')
    const refusals: readonly (readonly [string, string, RegExp])[] = [
      ['', 'Like', /^Enter an id first$/],
      ['<img src=x onerror=alert(1)>', 'Like', /^id has no blockchain/],
      ['BASE:0x01', 'Follow', /^id /],
      ['00000000-0000-4000-8000-000000000000', 'Follow', /^There is no user/],
    ]
    for (const [id, name, words] of refusals) {
      await subject(page).fill(id)
      await button(page, name).click()
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
    }
    await subject(page).fill('')
    await button(page, 'Like').click()
    await page.getByRole('alert').filter({ hasText: 'Enter an id first' }).waitFor()
    expect(await focused()).to.equal('subject')
    await button(page, 'Sign out').click()
    await button(page, 'Sign in').waitFor()
    expect(await focused()).to.equal('signIn')
    await page.close()
  })

  it('loads again by itself, but not while its controls are in use', async () => {
    const page = await browser.newPage()
    await page.clock.install()
    await page.goto(url)
    await button(page, 'Sign in').click()
    await button(page, 'Sign out').waitFor()
    await subject(page).fill('BASE:')

    const asked = page.waitForRequest(/\/api\/v4\/notifications\//)
    await page.clock.fastForward(10_000)
    await asked
    expect(await subject(page).inputValue()).to.equal('BASE:')

    await button(page, 'Delete user…').click()
    await page.clock.fastForward(60_000)
    expect(await page.getByRole('dialog').isVisible()).to.equal(true)
    await button(page, 'Keep it').click()

    await page.evaluate('document.activeElement.blur()')
    const loaded = page.waitForEvent('load')
    await page.clock.fastForward(10_000)
    await loaded
    await button(page, 'Sign out').waitFor()
    await page.close()
  })

  it('runs no script but its own, which asks this server alone', async () => {
    const { headers, body } = await site.inject('/')
    expect(headers['content-security-policy']).to.match(
      /script-src 'sha256-[\w+/=]{44}'; connect-src 'self';/,
    )
    expect(body.match(/<script/g)).to.have.length(1)
    expect(body).not.to.match(/<script [^>]*src|\son\w+=/)
  })

  const developmentAccount = () => solanaWalletOf(exampleWallet(NAME).secretKey.subarray(0, 32))
})
