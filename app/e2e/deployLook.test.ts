import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import {
  chooseAddress,
  deployAndConfirm,
  enterArtwork,
  enterBasics,
  itemMetadataField,
  openDeployForm,
  symbolField,
} from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, expectGoodLook, expectNoSidewaysScroll } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { sunrise } from './helpers/sunrise.ts'
import { PHONE } from './helpers/visit.ts'

const SUNRISE = sunrise(1_600)
const MARKUP = '<img src=x onerror=alert(1)>'
/** The text after the override reads from right to left, unless it is isolated. */
const TURNED = 'Dawn \u202EsuroHC'

describe('the look of the deploy page', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('fits all sizes and is accessible in both themes: empty, filled and with errors', async () => {
    const { visit, page } = await openAsCreator(app, { viewport: PHONE })
    const check = (name: string) => expectGoodLook(page, `deploy-${name}`)
    await openDeployForm(page)
    await check('empty')

    await enterArtwork(page, {
      file: SUNRISE,
      name: 'Dawn Chorus',
      description: 'First light over the roofs.\nA photo each day.',
    })
    await page.getByLabel('Website').fill('https://example.com/dawn')
    await page.getByText('DAWNCHORUS is free.').first().waitFor()
    await page.getByRole('link', { name: /^example\.com/ }).waitFor()
    await page.getByText('Look of the mint page').click()
    await page.getByLabel('Background', { exact: true }).fill('#fff7ed')
    await check('picture')
    for (const place of ['On chain', /^IPFS, with Pinata/, /^IPFS, with a node/]) {
      await page.getByRole('radio', { name: place }).click()
      await expectAccessible(page)
    }
    await check('storage')

    await enterBasics(page, {
      symbol: 'DAWN',
      name: 'Dawn Chorus',
      uri: 'https://example.com/dawn-chorus/collection.json',
    })
    await itemMetadataField(page).fill('https://example.com/dawn-chorus/{}.json')
    await page.getByText('Total, about').waitFor()
    await check('filled')

    await page.getByRole('button', { name: 'Add an address' }).first().click()
    await page.getByText('Advanced').click()
    await page.getByRole('button', { name: 'Add a field' }).click()
    await page.getByLabel('Field 1', { exact: true }).fill('symbol')
    await symbolField(page).fill('')
    await page.getByLabel('Treasury').fill('nobody')
    await page.getByRole('radio', { name: 'Flat' }).click()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText(/^Fix \d+ fields to continue$/).waitFor()
    await check('errors')
    await visit.end()
  })

  it('shows malicious names as plain text', async () => {
    const { visit, page } = await openAsCreator(app, { viewport: PHONE })
    await openDeployForm(page)
    await enterBasics(page, { symbol: '<b>HARM</b>', name: MARKUP, uri: 'javascript:alert(1)' })
    await page.getByText(`${MARKUP} #100`).waitFor()
    await expectSoon(() => page.getByRole('link', { name: 'Open' }).count(), 0)
    await expectSoon(() => page.locator('main img').count(), 0)

    await page.getByLabel('Item name').fill(TURNED)
    await expectSoon(() => page.locator('bdi', { hasText: TURNED }).count(), 2)
    await page.getByLabel('Item name').fill('n'.repeat(10_000))
    await itemMetadataField(page).fill(`https://${'u'.repeat(10_000)}`)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Item name').fill('Dawn')
    const uri = 'https://example.com/harm.json'
    await enterBasics(page, { symbol: '<b>HARM</b>', name: MARKUP, uri })
    await page.getByRole('button', { name: 'Use the file of the collection' }).click()
    await deployAndConfirm(page, '<b>HARM</b>')
    await page.getByRole('heading', { level: 1, name: MARKUP }).waitFor()
    await expectNoSidewaysScroll(page)
    await visit.end()
  })

  it('can be viewed without a wallet', async () => {
    const { page, end } = await app.open({ path: '#/deploy', viewport: PHONE })
    await page.getByText('Connect a wallet, at the top of the page.').waitFor()
    await chooseAddress(page)
    await enter(page, 'Symbol', 'NOBODY')
    await enter(page, 'Name', 'Nobody')
    await page.getByText('Total, about').waitFor()
    await expectSoon(
      () => page.getByRole('button', { name: 'Deploy', exact: true }).isDisabled(),
      true,
    )
    await expectAccessible(page)
    await end()
  })
})

function enter(page: Page, label: string, text: string): Promise<void> {
  return page.getByLabel(label, { exact: true }).fill(text)
}
