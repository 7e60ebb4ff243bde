import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { giveFile } from './helpers/allowlists.ts'
import { openAsCreator } from './helpers/asCreator.ts'
import { giveMoney } from './helpers/chain.ts'
import {
  deployHostile,
  type HostileCollection,
  markupTexts,
  unseenTexts,
} from './helpers/hostileCollections.ts'
import { RUN, serveHostile } from './helpers/hostileHost.ts'
import { expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { confirmReview } from './helpers/review.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'
import { PHONE, type Visit } from './helpers/visit.ts'
import { watch } from './helpers/watchful.ts'

const PARTS = ['', '/phases', '/allowlists', '/items', '/administration']
const NETWORK = '?cluster=embedded'

describe('untrusted texts', () => {
  let app: AppWithFiles
  let host: Awaited<ReturnType<typeof serveHostile>>
  const creator = Keypair.generate()
  const collections: Record<string, HostileCollection> = {}
  let end: Visit['end'] = async () => {}

  before(async () => {
    app = await startAppWithFiles()
    host = await serveHostile()
    await giveMoney(app, creator.publicKey)
    for (const [kind, texts] of Object.entries({
      markup: markupTexts(host.url),
      unseen: unseenTexts(),
    })) {
      await giveMoney(app, creator.publicKey)
      collections[kind] = await deployHostile(app, { creator, texts, host: host.url })
    }
  })
  after(async () => {
    await host.close()
    await app.close()
  })

  // Closes the page; browser errors are reported here.
  afterEach(() => end())

  for (const kind of ['markup', 'unseen']) {
    for (const part of PARTS) {
      it(`stay texts in ${part || 'the overview'} of a collection of ${kind}`, async () => {
        const { page, calm } = await openHostile()
        const { deployment, name } = collectionOf(kind)
        await page.goto(`${app.url}#/collections/${deployment}${part}${NETWORK}`)
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
        await settled(page)
        await openAll(page)
        await settled(page)
        await calm(`hostile-${kind}${part.replace('/', '-')}`)
      })
    }

    it(`stay texts in the items of a collection of ${kind}, one after another`, async () => {
      const { page, calm } = await openHostile()
      const { deployment } = collectionOf(kind)
      await page.goto(`${app.url}#/collections/${deployment}/items${NETWORK}`)
      await page.getByRole('tab', { name: 'Pictures' }).click()
      await settled(page)
      const cards = page.locator('main article')
      await cards.first().waitFor()
      const count = await cards.count()
      expect(count).to.be.greaterThan(12)
      for (let index = 0; index < count; index += 1) {
        await cards.nth(index).getByRole('button').first().click()
        await page.getByRole('dialog').waitFor()
        await settled(page)
        await calm(`hostile-${kind}-item-${index + 1}`)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await page.getByRole('tab', { name: 'Table' }).click()
      await page.getByRole('table').waitFor()
      await settled(page)
      await calm(`hostile-${kind}-items-table`)
    })

    it(`stay texts on the mint page of a collection of ${kind}`, async () => {
      const { page, calm } = await openHostile()
      const { deployment, name } = collectionOf(kind)
      const proofs = encodeURIComponent(`javascript:${RUN}`)
      await page.goto(`${app.url}mint/#/${deployment}${NETWORK}&proofs=${proofs}`)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      const mint = page.getByRole('button', { name: 'Mint 1 for free' })
      await mint.waitFor()
      await settled(page)
      await calm(`hostile-${kind}-mint`)

      await mint.click()
      await page.getByRole('button', { name: 'Mint another' }).waitFor()
      await settled(page)
      await calm(`hostile-${kind}-minted`)
    })
  }

  it('stay texts in the list of collections', async () => {
    const { page, calm } = await openHostile()
    for (const { name } of Object.values(collections)) {
      await page.getByRole('link', { name, exact: true }).waitFor()
    }
    await settled(page)
    await calm('hostile-home')
  })

  it('stay texts in files, before and after something is sent, and in the activity', async () => {
    const { page, calm } = await openHostile()
    const { deployment } = collectionOf('markup')
    await page.goto(`${app.url}#/collections/${deployment}/allowlists${NETWORK}&phase=3`)
    const rows = [
      'address,price_lamports,max_claims',
      `${creator.publicKey},2000000,1`,
      `<img src=x onerror=${RUN} data-hostile>,=cmd|' /C calc'!A0,__proto__`,
      `${'W'.repeat(5_000)},1,1`,
    ]
    await giveFile(page, rows.join('\n'), `<img src=x onerror=${RUN} data-hostile>.csv`)
    await page.getByRole('button', { name: 'Publish the list' }).waitFor()
    await settled(page)
    await calm('hostile-list')

    await page.getByRole('button', { name: 'Publish the list' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use this list' }).waitFor()
    await settled(page)
    await calm('hostile-review')
    await confirmReview(page, 'Use this list')
    await page.getByText(/uses this list$/).waitFor()
    await calm('hostile-sent')

    await page.goto(`${app.url}#/transactions${NETWORK}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await calm('hostile-activity')
  })

  it('stay texts in the address of the page', async () => {
    const { page, calm } = await openHostile()
    const text = encodeURIComponent(`<img src=x onerror=${RUN} data-hostile>`)
    for (const path of [
      `#/collections/${text}${NETWORK}`,
      `#/collections/${text}/phases?cluster=${text}`,
      `#/${text}${NETWORK}`,
      `#/collections/__proto__/allowlists${NETWORK}&phase=constructor`,
      `mint/#/${text}?cluster=${text}&proofs=${text}&embed=${text}`,
      `mint/#/__proto__?cluster=__proto__`,
    ]) {
      await page.goto(app.url + path)
      await page.getByRole('heading').first().waitFor()
      await settled(page)
      await calm()
    }
  })

  function collectionOf(kind: string): HostileCollection {
    const collection = collections[kind]
    if (!collection) throw new Error(`There is no collection of ${kind}.`)
    return collection
  }

  async function openHostile(): Promise<{
    page: Page
    calm: (screenshot?: string) => Promise<void>
  }> {
    const { visit, page } = await openAsCreator(app, { creator, viewport: PHONE })
    const watching = await watch(visit, app.url)
    await page.reload()
    end = visit.end
    return {
      page,
      calm: async (screenshot) => {
        if (screenshot !== undefined) await shoot(page, screenshot)
        await watching.expectCalm()
        await expectNoSidewaysScroll(page)
        await expectNothingCutOff(page)
      },
    }
  }
})

/** Waits until nothing visible is loading. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.animate-pulse, .animate-spin, [aria-busy=true]') === null,
  )
}

/** Opens every collapsed part on the page. */
async function openAll(page: Page): Promise<void> {
  const folded = page.locator('main section > header').getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Expects that dialogs over the page show all their content. */
async function expectNothingCutOff(page: Page): Promise<void> {
  for (const dialog of await page.getByRole('dialog').all()) {
    const { content, width } = await dialog.evaluate((element) => ({
      content: element.scrollWidth,
      width: element.clientWidth,
    }))
    expect(content, 'width of what is in the dialog').to.be.at.most(width)
  }
}
