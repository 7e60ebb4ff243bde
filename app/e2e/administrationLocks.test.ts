import { expect } from 'chai'
import { openAdministration, pressSave } from './helpers/administrationPage.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { mintPath } from './helpers/mintPage.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

const PHASE = { phaseType: 'public', priceAmount: 500_000_000n } as const

describe('what an owner locks for good', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('is locked after typing the symbol, disables its fields, and shows on the mint page', async () => {
    const opened = await openAdministration(app, { symbol: 'PROMISE' })
    const { visit, page, part, read, creator, deployment } = opened
    await addPhases(app, { creator, deployment, phases: [PHASE] })
    const before = await read()

    // Given three switches, one of them taken back
    const locks = part('Locks')
    for (const name of ['Supply', 'Names and artwork', 'Terms of phases', 'Royalties', 'Royalties'])
      await locks.getByRole('switch', { name, exact: true }).click()
    await locks.getByText('fromcan changetolocked for good').first().waitFor()
    await locks.getByRole('button', { name: 'Lock' }).click()

    // Then the dialog names what can never change again, and wants the symbol
    const alert = page.getByRole('alertdialog', { name: 'Lock for good?' })
    await alert.getByText('The max supply can only be lowered.').waitFor()
    expect(await alert.getByRole('listitem').count()).to.equal(3)
    const lock = alert.getByRole('button', { name: 'Lock' })
    await expectSoon(() => lock.isDisabled(), true)
    await alert.getByLabel('Type PROMISE to confirm').fill('PROMISE')
    await expectGoodLook(page, 'administration-lock-dialog')
    await lock.click()
    await page
      .getByRole('dialog')
      .getByText(/A lock cannot be undone/)
      .first()
      .waitFor()
    await confirmReview(page, 'Lock')
    expect((await read()).locks).to.deep.equal({
      ...before.locks,
      supply: true,
      texts: true,
      phases: true,
    })

    // And locked switches and fields are disabled, with the reason
    const supply = locks.getByRole('switch', { name: 'Supply, locked for good' })
    await expectSoon(() => supply.isDisabled(), true)
    const collection = part('Collection')
    for (const label of ['Name of future items', 'Metadata URL of future items', 'Max per wallet'])
      await expectSoon(() => collection.getByLabel(label).isDisabled(), true)
    await collection.getByText('Locked: it can only be lowered.').waitFor()
    await part('Item names and metadata')
      .getByText(/Locked: names and metadata URLs/)
      .waitFor()
    const royalties = part('Royalties').getByRole('textbox', { name: 'Royalties' })
    expect(await royalties.isDisabled()).to.equal(false)

    // And a higher supply is refused at its field, and a lower one saved
    await collection.getByLabel('Max supply').fill('1001')
    await pressSave(collection)
    await collection.getByText('The supply is locked: choose at most 1000, not 1001').waitFor()
    await expectGoodLook(page, 'administration-locked')
    await collection.getByLabel('Max supply').fill('999')
    await pressSave(collection)
    await confirmReview(page, 'Save')
    expect((await read()).maxNumberOfTokens).to.equal(999n)

    // And a locked phase can only be switched off
    await page.goto(`${app.url}#/collections/${deployment}/phases`)
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByText(/Locked: terms of existing phases/).waitFor()
    expect(await page.getByLabel('Price', { exact: true }).isDisabled()).to.equal(true)
    expect(await page.getByRole('switch', { name: 'Switched on' }).isDisabled()).to.equal(false)
    await expectGoodLook(page, 'phases-locked')

    // And collectors see what can never change
    await page.goto(`${app.url}${mintPath(deployment)}`)
    await page.getByRole('heading', { name: 'Locked on chain, for good' }).waitFor()
    for (const term of ['The supply never grows', 'Terms of these phases stay'])
      await page.getByText(term).waitFor()
    await expectGoodLook(page, 'mint-locked')
    await visit.end()
  })
})
