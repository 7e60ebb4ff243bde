import { expect } from 'chai'
import { openAdministration, PART_TITLES } from './helpers/administrationPage.ts'
import { expectGoodLook } from './helpers/look.ts'
import { someAddress } from './helpers/someAddress.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

describe('the look of the administration page', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('fits all sizes and is accessible in both themes', async () => {
    const { visit, page, part } = await openAdministration(app, { symbol: 'LOOK', viewport: PHONE })
    await expectGoodLook(page, 'administration-closed')
    for (const name of PART_TITLES) await part(name).getByRole('button', { name }).first().click()
    await part('Royalties').getByRole('textbox', { name: 'Royalties' }).fill('1')
    await part('Collection').getByLabel('Treasury').fill(someAddress())
    const long = `ipfs://${'x'.repeat(150)}/{}`
    await part('Collection').getByLabel('Metadata URL of future items').fill(long)
    await part('Lookup table').getByText('Not created yet').waitFor()
    await expectGoodLook(page, 'administration')
    await visit.end()
  })

  it('is edited and saved by keyboard alone on a phone', async () => {
    const { visit, page, part, read } = await openAdministration(app, {
      symbol: 'KEYBOARD',
      viewport: PHONE,
    })
    await tabToButton('Royalties')
    await page.keyboard.press('Enter')
    await part('Royalties').getByRole('textbox', { name: 'Royalties' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('10')
    await tabToButton('Save')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
    await tabToButton('Save')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).waitFor()
    expect((await read()).royalties.royaltyBasisPoints).to.equal(1_000)
    await visit.end()

    async function tabToButton(name: string) {
      const target = page
        .getByRole('button', { name, exact: true })
        .filter({ visible: true })
        .last()
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${name} cannot be reached with Tab.`)
    }
  })
})
