import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { MISSING_FILES } from './helpers/metadataServer.ts'
import { type MintedCollection, startMintedCollection } from './helpers/mintedCollection.ts'
import { openMintPage } from './helpers/mintPage.ts'
import { TABLET } from './helpers/visit.ts'

/** Addresses of the console's screens by their names, and a text that each shows once it has been read. */
const screensOf = (deployment: string): Readonly<Record<string, readonly [string, string]>> => {
  const of = `#/collections/${deployment}`
  return {
    home: ['', 'Dawn Chorus'],
    deploy: ['#/deploy', 'Artwork'],
    transactions: ['#/activity', 'Transactions'],
    settings: ['#/settings', 'Theme'],
    overview: [of, 'Sales by phase'],
    phases: [`${of}/phases`, 'Phase 1'],
    allowlists: [`${of}/allowlists?phase=2`, 'Allowlist'],
    items: [`${of}/items`, 'Dawn #60'],
    activity: [`${of}/activity`, 'Mint'],
    holders: [`${of}/holders`, 'Holders'],
    administration: [`${of}/administration`, 'Platform fee'],
  }
}

describe('screens of 1024 px', () => {
  let collection: MintedCollection

  before(async () => {
    collection = await startMintedCollection()
  })
  after(() => collection.close())

  for (const colorScheme of ['light', 'dark'] as const) {
    const look = { viewport: TABLET, colorScheme }
    const expectFit = async (page: Page, name: string) => {
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await shoot(page, `tablet-${name}-${colorScheme}`)
    }

    it(`fit, and are accessible, in ${colorScheme}`, async () => {
      const { app, owner: creator, deployment } = collection
      for (const [name, [path, text]] of Object.entries(screensOf(deployment))) {
        const { visit, page } = await openAsCreator(app, { creator, path, ...look })
        // Files of two items are missing.
        visit.expectConsoleError(MISSING_FILES)
        await page.getByRole('main').getByText(text).first().waitFor()
        await expectFit(page, name)
        await visit.end()
      }
      const { page, end } = await openMintPage(app, deployment, look)
      await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
      await expectFit(page, 'mint-page')
      await end()
    })
  }
})
