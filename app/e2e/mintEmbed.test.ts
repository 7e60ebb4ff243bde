import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { buildOnce } from './helpers/buildOnce.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import {
  expectLoadsInOrder,
  expectStyled,
  FIRST_LOAD_LIMITS,
  firstLoadBytes,
} from './helpers/firstLoad.ts'
import { serveHostPage } from './helpers/hostPage.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { deployDrop, mintPath, readyToMint } from './helpers/mintPage.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { DESKTOP, openVisit, PHONE } from './helpers/visit.ts'

describe('the mint page on other pages', () => {
  let app: RunningApp
  let metadata: ServedHost

  before(async () => {
    app = await startApp()
    metadata = await serveMetadata()
    await deployDrop(app, {
      symbol: 'FRAMED',
      name: 'Dawn Chorus',
      metadataUrl: metadata.url,
      phases: [{ phaseType: 'public', priceAmount: 0n }],
    })
  })
  after(() => Promise.all([app.close(), metadata.close()]))

  it('is embedded by a script, adapts its height, and mints', async () => {
    const host = await serveHostPage(
      `<script async src="${app.url}embed.js" data-collection="FRAMED" data-cluster="embedded"></script>`,
    )
    const { page, end } = await openVisit(host.url, { viewport: PHONE })
    const frame = page.frameLocator('iframe')
    await frame.getByText('0 of 100 minted').waitFor()
    await expectFittingHeight(page)
    await frame.getByRole('button', { name: 'Connect wallet' }).click()
    await frame.getByRole('button', { name: /Development wallet/ }).click()
    await readyToMint(frame, 'Mint 1 for free')
    await expectFittingHeight(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'mint-embedded-phone-light')

    await frame.getByRole('button', { name: 'Mint 1 for free' }).click()
    await frame.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(frame, 'Document 1').waitFor()
    await expectFittingHeight(page)
    await expectAccessible(page)
    await end()
    await host.close()
  })

  it('can neither move nor read the page around it, which ignores other height messages', async () => {
    const host = await serveHostPage(
      `<script async src="${app.url}embed.js" data-collection="FRAMED" data-cluster="embedded"
        data-background="transparent"></script>`,
    )
    const { page, end } = await openVisit(host.url)
    const frame = page.frameLocator('iframe')
    await frame.getByText(/ of 100 minted/).waitFor()
    await expectFittingHeight(page)
    const attributes = await page.locator('iframe').evaluate((element) => ({
      sandbox: element.getAttribute('sandbox'),
      title: element.getAttribute('title'),
    }))
    expect(attributes).to.deep.equal({
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      title: 'Mint',
    })
    // Posted by another window than the frame, as any script on the page could do.
    await page.evaluate(() => {
      window.postMessage({ type: 'mintline:height', height: 5 }, '*')
      return new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
    })
    expect(await heightOf(page)).to.be.above(5)
    await expectFittingHeight(page)
    const background = await frame
      .locator('html')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(background).to.equal('rgba(0, 0, 0, 0)')
    const own = frame.getByRole('link', { name: /Open on its own page/ })
    await expectSoon(() => own.getAttribute('href'), `${app.url}${mintPath('FRAMED')}`)
    await end()
    await host.close()
  })

  it('is readable on a dark page and on a light one, and follows its changes', async () => {
    const host = await serveHostPage(
      `<style>body{background:#101014;color:#eee}body.light{background:#fff;color:#111}</style>
       <script async src="${app.url}embed.js" data-collection="FRAMED" data-cluster="embedded"
         data-background="transparent"></script>`,
    )
    // The system's theme is light.
    const { page, end } = await openVisit(host.url, { viewport: PHONE })
    const frame = page.frameLocator('iframe')
    await frame.getByText(/ of 100 minted/).waitFor()
    const scheme = () =>
      frame.locator('html').evaluate((element) => getComputedStyle(element).colorScheme)
    await expectSoon(scheme, 'dark')
    await expectAccessible(page)
    await shoot(page, 'mint-embedded-on-dark')
    const marked = await frame.locator('html').evaluate((element) => {
      element.dataset.sameDocument = 'yes'
      return element.dataset.sameDocument
    })

    await page.evaluate(() => document.body.classList.add('light'))
    await expectSoon(scheme, 'light')
    // Nothing that was entered is lost: the document is still the same.
    expect(
      await frame.locator('html').evaluate((element) => element.dataset.sameDocument),
    ).to.equal(marked)
    await expectAccessible(page)
    const own = frame.getByRole('link', { name: /Open on its own page/ })
    await expectSoon(() => own.getAttribute('href'), `${app.url}${mintPath('FRAMED')}`)
    await end()
    await host.close()
  })

  it('works in a plain frame, without a border of its own', async () => {
    const path = mintPath('FRAMED', { embed: '1' })
    const host = await serveHostPage(
      `<iframe title="Mint" src="${app.url}${path.replaceAll('&', '&amp;')}" width="800" height="900"></iframe>`,
    )
    const { page, end } = await openVisit(host.url)
    const frame = page.frameLocator('iframe')
    await frame.getByText(/ of 100 minted/).waitFor()
    await expectSoon(() => frame.getByRole('banner').count(), 0)
    await frame.getByText('Embedded network').waitFor()
    await shoot(page, 'mint-framed-desktop-light')
    await end()
    await host.close()
  })

  it("opens from the console's mint links", async () => {
    const proofs = 'https://proofs.example/dawn'
    const path = `#/mint/FRAMED?cluster=embedded&proofs=${encodeURIComponent(proofs)}`
    const { page, end } = await app.open({ path })
    await page.getByText(/ of 100 minted/).waitFor()
    expect(page.url()).to.equal(`${app.url}${mintPath('FRAMED', { proofs })}`)
    await end()
  })

  it('loads no more than its limit to show a drop, and wallet code only after that', async () => {
    const folder = await buildOnce()
    const total = firstLoadBytes(folder, 'solana')
    // Shows how much room is left.
    process.stdout.write(`      first load: ${total} bytes of ${FIRST_LOAD_LIMITS.solana}\n`)
    expect(total).to.be.below(FIRST_LOAD_LIMITS.solana)
    for (const kind of ['solana', 'evm', 'aptos'] as const) expectStyled(folder, kind)

    const { page, end } = await app.open({ path: mintPath('FRAMED'), viewport: PHONE })
    await expectLoadsInOrder(page, 'solana', {
      folder,
      urls: { site: app.url, node: app.network.rpcUrl },
    })
    // What the network takes needs no wallet: rent of the first item's accounts, and a signature.
    await page.getByText(/^\+ network fee, about 0\.010\d\d SOL$/).waitFor()
    // The picture does not wait for the wallet code, which is much larger.
    const times = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /collection\.svg|WalletPanel-.+\.js/.test(name))
        .map(({ name, startTime, duration }) => ({
          name,
          startTime,
          endTime: startTime + duration,
        })),
    )
    const [picture, wallets] = times.sort((one, other) => one.startTime - other.startTime)
    expect(picture?.name).to.equal(`${metadata.url}/collection.svg`)
    expect(wallets?.startTime).to.be.at.least(picture?.endTime ?? Number.POSITIVE_INFINITY)
    await end()
  })

  for (const isEmbedded of [false, true]) {
    for (const viewport of [PHONE, DESKTOP]) {
      const where = `${isEmbedded ? 'embedded' : 'alone'}, ${viewport.width} px wide`
      it(`moves nothing as it loads, ${where}`, async () => {
        const path = mintPath('FRAMED', isEmbedded ? { embed: '1' } : {})
        const { page, end } = await app.open({ path, viewport })
        const layoutShift = await countLayoutShift(page)
        await page.reload()
        await page.getByRole('img', { name: 'Dawn Chorus' }).waitFor()
        await page.getByRole('heading', { name: 'Phases' }).waitFor()
        await page.getByText('First light over roof collection.').waitFor()
        expect(await layoutShift()).to.equal(0)
        await end()
      })
    }
  }

  /** Waits until the frame is exactly as high as its content. */
  async function expectFittingHeight(page: Page): Promise<void> {
    const inside = page.frameLocator('iframe').locator('#root > div')
    const lacking = async () => {
      const content = await inside.evaluate((root) => root.getBoundingClientRect().height)
      return Math.ceil(content) - (await heightOf(page))
    }
    await expectSoon(lacking, 0)
  }

  /** Makes a page measure visible layout shifts from its start. */
  async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') sum += entry.value
        }
        document.documentElement.dataset.shift = String(sum)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  }

  function heightOf(page: Page): Promise<number> {
    return page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)
  }
})
