import { expect } from 'chai'
import { expectSoon } from './helpers/expectSoon.ts'
import { serveHostPage } from './helpers/hostPage.ts'
import { expectAccessible, expectGoodLook, shoot } from './helpers/look.ts'
import { deployDrop, mintPath } from './helpers/mintPage.ts'
import { type ServedHost, serveHere } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { DESKTOP, openVisit, PHONE } from './helpers/visit.ts'

/** Twice as dark at its ends, so that a cut one shows. */
const WIDE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 160 90">
  <rect width="160" height="90" fill="#c2410c"/>
  <rect width="20" height="90" fill="#7c2d12"/><rect x="140" width="20" height="90" fill="#7c2d12"/>
</svg>`

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="20" fill="#c2410c"/></svg>`

/** Looks by the drops that have them. */
const LOOKS: Record<string, unknown> = {
  HALL: {
    preset: 'gallery',
    accent: '#facc15',
    font: 'serif',
    logo: `data:image/svg+xml,${encodeURIComponent(LOGO)}`,
  },
  BILL: { preset: 'poster', accent: '#c2410c', background: '#fff7ed', font: 'rounded' },
  ODD: { preset: 'neon', accent: 'red', background: '#7a7a7a', logo: 'javascript:alert(1)' },
}

describe('the artwork on a mint page', () => {
  let app: RunningApp
  let host: ServedHost

  before(async () => {
    app = await startApp()
    // Only documents may be read by scripts: pictures come from a host without CORS.
    host = await serveHere(({ url = '/', headers }, response) => {
      if (url.endsWith('.svg')) {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(WIDE)
        return
      }
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          name: 'Ember',
          artist: 'Ana <b>Ruiz</b>',
          image: `http://${headers.host}/wide.svg`,
          description: 'All of it.',
          mint_page: LOOKS[url.slice(1).replace('/collection.json', '')],
        }),
      )
    })
    await deployDrop(app, {
      symbol: 'EMBER',
      name: 'Ember',
      metadataUrl: host.url,
      phases: [{ phaseType: 'public', priceAmount: 123_456_789n }],
    })
    for (const symbol of Object.keys(LOOKS)) {
      await deployDrop(app, {
        symbol,
        name: 'Ember',
        metadataUrl: `${host.url}/${symbol}`,
        phases: [{ phaseType: 'public', priceAmount: 123_456_789n }],
      })
    }
  })
  after(() => Promise.all([app.close(), host.close()]))

  it('is shown whole, in its colours, and has its place when the page is opened again', async () => {
    const { page, end } = await app.open({ path: mintPath('EMBER'), viewport: DESKTOP })
    const art = page.getByRole('img', { name: 'Ember' })
    await art.waitFor()
    const ratio = () =>
      art.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        // The stage has a border.
        return Math.round((width / height) * 10)
      })
    await expectSoon(ratio, 18)
    expect(await art.evaluate((element) => getComputedStyle(element).objectFit)).to.equal('contain')
    // Drawn from a picture that no script may read.
    const reading = await page.locator('canvas').evaluate((canvas) => {
      try {
        if (!(canvas instanceof HTMLCanvasElement)) return 'no canvas'
        return String(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data.length)
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown'
      }
    })
    expect(reading).to.equal('SecurityError')
    await page.getByText('Ana <b>Ruiz</b>').waitFor()
    await page.getByText('0.1235 SOL', { exact: true }).waitFor()

    await page.setViewportSize(PHONE)
    await page.reload()
    await art.waitFor()
    await expectSoon(ratio, 18)
    await expectGoodLook(page, 'mint-art')
    await end()
  })

  it('fills the window on request, by keyboard alone', async () => {
    const { page, end } = await app.open({ path: mintPath('EMBER'), viewport: PHONE })
    const opener = page.getByRole('button', { name: 'View full screen' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ember' })
    await dialog.waitFor()
    await dialog.getByRole('img').waitFor()
    const size = await dialog.boundingBox()
    expect([size?.width, size?.height]).to.deep.equal([PHONE.width, PHONE.height])
    const isInside = () =>
      dialog.evaluate((element) => {
        const { activeElement, body } = document
        // Browsers let the focus leave for their own bars, which the page sees as its body.
        return activeElement === body || element.contains(activeElement)
      })
    for (let step = 0; step < 4; step += 1) {
      expect(await isInside()).to.equal(true)
      await page.keyboard.press('Tab')
    }
    await expectAccessible(page)
    await shoot(page, 'mint-art-whole')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).to.equal(true)
    await end()
  })

  it('leaves price and button in view on a phone, covering nothing', async () => {
    const viewport = { width: 360, height: 300 }
    const { page, end } = await app.open({ path: mintPath('EMBER'), viewport })
    const bar = page.getByRole('complementary', { name: 'Price' })
    await bar.getByText('0.1235 SOL').waitFor()
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Go to mint' }).click()
    await bar.waitFor({ state: 'hidden' })
    const connect = page.getByRole('button', { name: 'Connect wallet' })
    expect(await connect.evaluate((element) => element === document.activeElement)).to.equal(true)

    // At the page's end, the last text stands above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await bar.waitFor()
    const text = await page.getByText('All of it.').boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    expect((text?.y ?? 0) + (text?.height ?? 0)).to.be.below(top)
    await end()
  })

  it('hangs as its creator chose, and on a later visit before it is read', async () => {
    const { page, end } = await app.open({ path: mintPath('HALL'), viewport: DESKTOP })
    const root = page.locator('html')
    const preset = () => root.getAttribute('data-preset')
    await expectSoon(preset, 'gallery')
    await page.getByRole('banner').locator('img').waitFor()
    const font = page.getByRole('heading', { name: 'Ember' })
    expect(await font.evaluate((element) => getComputedStyle(element).fontFamily)).to.contain(
      'Georgia',
    )
    // Yellow is too faint for text on white.
    await expectGoodLook(page, 'mint-gallery')

    let read = () => {}
    const isWanted = new Promise<void>((resolve) => {
      read = resolve
    })
    await page.route(`${host.url}/HALL/collection.json`, async (route) => {
      await isWanted
      await route.continue()
    })
    await page.reload()
    await page.getByRole('heading', { name: 'Ember' }).waitFor()
    expect(await preset()).to.equal('gallery')
    read()
    await page.getByText('All of it.').waitFor()
    await end()
  })

  it('has its background and type, and no value that no page can use', async () => {
    const { page, end } = await app.open({ path: mintPath('BILL'), viewport: DESKTOP })
    const look = () =>
      page.locator('html').evaluate((element) => {
        const { backgroundColor, colorScheme } = getComputedStyle(element)
        return `${element.dataset.preset} ${colorScheme} ${backgroundColor}`
      })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectSoon(look, 'poster light rgb(255, 247, 237)')
    await expectGoodLook(page, 'mint-poster')

    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(() => {
      window.location.hash = '/ODD?cluster=embedded'
    })
    const root = page.locator('html')
    await expectSoon(() => root.getAttribute('data-preset'), 'plain')
    expect(await root.getAttribute('style')).to.equal('')
    await end()
  })

  it('hangs on another page as that page wants it', async () => {
    const site = await serveHostPage(
      `<script async src="${app.url}embed.js" data-collection="HALL" data-cluster="embedded"
        data-preset="poster" data-accent="#1d4ed8" data-font="mono"></script>`,
    )
    const { page, end } = await openVisit(site.url, { viewport: PHONE })
    const root = page.frameLocator('iframe').locator('html')
    await expectSoon(() => root.getAttribute('data-preset'), 'poster')
    const style = await root.getAttribute('style')
    expect(style).to.contain('--light-accent: #1d4ed8')
    expect(style).to.contain('ui-monospace')
    await expectAccessible(page)
    await shoot(page, 'mint-embedded-poster')
    await end()
    await site.close()
  })
})
