import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../../../app/e2e/helpers/chromium.ts'
import {
  deleteUser,
  followUsingPOST,
  getCurrentUserUsingGET,
  likeUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { exampleWallet } from '../../../examples/first-drop/lib/wallets.ts'
import { developmentWallet } from '../../src/demo/developmentWallet.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { connectionTo, refusalOf, signedIn } from '../marketplace/_connection.ts'
import { evmWallet, solanaWalletOf } from '../marketplace/_wallets.ts'
import { place, tell } from '../marketplace/notifications/_trade.ts'
import { minted, writeDrop } from '../marketplace/social/_social.ts'
import { deletionForm } from '../marketplace/users/_consents.ts'
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

  const button = (page: Page, name: string) => page.getByRole('button', { name })

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

        // And the token that the page keeps lets the user like and follow
        const accessToken = await tokenOf(page)
        const connection = { ...connectionTo(site), accessToken }
        const { id } = await getCurrentUserUsingGET(connection)
        const item = await minted(database, other.wallet)
        await likeUsingPOST(connection, { id: item })
        await followUsingPOST(connection, { id: other.userId })

        // When an EVM wallet of the user gets a bid
        await database.write
          .updateTable('wallets')
          .set({ user_id: id })
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
        expect(await page.locator('.facts').textContent()).to.match(/Followings\s*1/)
        await picture(page, `signed-in-${width}-${colorScheme}`)
        const wide = await page.locator('html').evaluate((root) => root.scrollWidth)
        expect(wide).to.be.at.most(width)
        await page.reload()
        await page.getByText(`offer ${item}`).waitFor()
        expect(await page.getByText('New: ').count()).to.equal(0)

        // When the user is deleted, the page is that of a visitor again
        const signatureForm = await deletionForm(developmentAccount(), id)
        await deleteUser(connectionTo(site), { id, signatureForm })
        expect(troubles).to.deep.equal([])
        await page.reload()
        await button(page, 'Sign in').waitFor()
        expect((await refusalOf(getCurrentUserUsingGET(connection))).status).to.equal(401)
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
