import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../../app/e2e/helpers/chromium.ts'
import { noteFailure } from '../../src/ingest/apply/cursor.ts'
import { testDatabase } from '../_database.ts'
import { writeWorld } from '../read-model/_world.ts'
import { siteOver } from './_site.ts'

/** Folder for pictures; undefined = none are taken. */
const PICTURES = process.env.MINTLINE_SCREENSHOTS
const PAGES = [
  { name: 'status', path: '/', shown: 'footer', schemes: ['light', 'dark'] },
  {
    name: 'documentation',
    path: '/docs/indexer',
    shown: '.opblock-tag-section',
    schemes: ['light', 'dark'],
  },
] as const

describe('pages of the server in a browser', () => {
  let site: FastifyInstance
  let url: string
  let browser: Browser

  before(async () => {
    const database = await testDatabase()
    await writeWorld(database)
    await database.write.deleteFrom('cursors').execute()
    const reason = 'The node did not answer getSlot: fetch failed. Try again, or use another node'
    await noteFailure(database.write, { source: 'SOLANA', blockchain: 'SOLANA', reason })
    await noteFailure(database.write, { source: 'ECLIPSE', blockchain: 'ECLIPSE', reason })
    await database.write
      .updateTable('cursors')
      .set({ failing_since: null, failure: null, block: 381_443_909, block_at: new Date() })
      .where('source', '=', 'SOLANA')
      .execute()
    site = await siteOver(database)
    url = await site.listen({ host: '127.0.0.1', port: 0 })
    browser = await launchChromium()
  })
  after(async () => {
    await browser.close()
    await site.close()
  })

  for (const { name, path, shown, schemes } of PAGES) {
    for (const width of [360, 1440]) {
      for (const colorScheme of schemes) {
        it(`${name} fits ${width} px in ${colorScheme}, and asks nobody else`, async () => {
          const viewport = { width, height: 800 }
          const page = await browser.newPage({ viewport, colorScheme })
          const requests: string[] = []
          const troubles: string[] = []
          page.on('request', (request) => requests.push(request.url()))
          page.on('console', (message) => {
            if (message.type() === 'error') troubles.push(message.text())
          })
          page.on('pageerror', (error) => troubles.push(error.message))

          await page.goto(`${url}${path}`)
          await page.locator(shown).first().waitFor()

          const foreign = requests.filter((each) => !/^(data|blob):/.test(each))
          expect(foreign.filter((each) => !each.startsWith(`${url}/`))).to.deep.equal([])
          expect(troubles).to.deep.equal([])
          const wide = await page.locator('html').evaluate((root) => root.scrollWidth)
          expect(wide).to.be.at.most(width)
          if (PICTURES) {
            mkdirSync(PICTURES, { recursive: true })
            const file = `${name}-${width}-${colorScheme}.png`
            await page.screenshot({ path: join(PICTURES, file), fullPage: name === 'status' })
          }
          await page.close()
        })
      }
    }
  }
})
