import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { readCollection } from './helpers/chain.ts'
import { setPhases } from './helpers/collectionPhases.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { holdRpcRequests } from './helpers/heldRequests.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { addPhase, closePhase, openPhases, publicPhase, savePhases } from './helpers/phasesPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { goOnAs } from './helpers/steps.ts'

describe('phases that are not saved', () => {
  let app: RunningApp
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('keeps drafts on the way to another page, over a reload and in another tab', async () => {
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'LEAVE',
      phases: [publicPhase()],
    })
    const open = (name: string) => page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('Price').fill('0.75')
    await closePhase(page, 0)
    await addPhase(page, /^Allowlist/)
    await page.getByLabel('Per wallet in this phase').fill('2')

    await open('Items')
    await page.getByRole('link', { name: 'Phases (not saved)' }).click()
    await page.getByText('1 new phase and 1 change in 1 phase').waitFor()
    await expectValue(page.getByLabel('Per wallet in this phase'), '2')
    await page.reload()
    await page.getByText('1 new phase and 1 change in 1 phase').waitFor()
    await expectValue(page.getByLabel('Per wallet in this phase'), '2')

    const other = await visit.context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Per wallet in this phase').fill('5')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[value="5"]') !== null,
    )
    await expectValue(page.getByLabel('Per wallet in this phase'), '5')

    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    await other.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Phases', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await expectValue(page.getByLabel('Price'), '0.5')
    await visit.end()
  })

  it('keeps what is not saved from other accounts', async () => {
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'KEPT',
      phases: [publicPhase()],
    })
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('Price').fill('0.75')

    await goOnAs(page, 'Collector 1')
    await page.getByText('Read-only: only the owner may change phases.').waitFor()
    await expectSoon(() => page.getByLabel('Price').isVisible(), false)
    await expectSoon(() => page.getByRole('link', { name: 'Phases (not saved)' }).count(), 0)
    await page.getByText('0.5 SOL').filter({ visible: true }).first().waitFor()
    await goOnAs(page, 'Creator')
    await expectValue(page.getByLabel('Price'), '0.75')
    await visit.end()
  })

  it('lets a person choose where somebody else has changed the same', async () => {
    const { page, visit, deployment } = await openPhases(app, {
      creator,
      symbol: 'BOTH',
      phases: [publicPhase()],
    })
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('Price').fill('0.75')
    await page.getByLabel('Per wallet in this phase').fill('3')

    // Found when saving, and not by the page before.
    const { rpcUrl } = app.network
    const held = await holdRpcRequests(page, { rpcUrl, method: 'getMultipleAccounts', after: 0 })
    const theirs = publicPhase({
      priceAmount: 600_000_000n,
      maxMintsPerWallet: 9n,
      maxMintsTotal: 50n,
    })
    await setPhases(app, { creator, deployment, phases: [theirs] })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await held.release()
    await page.getByText('Somebody else has changed the same fields meanwhile.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Changed on chain' })
    await alert.waitFor()
    await alert.getByText('Price of phase 1: 0.6 SOL on chain, 0.75 SOL here').waitFor()
    await expectValue(page.getByLabel('In all in this phase'), '50')
    await page.getByText('Decide first what to keep').waitFor()
    await expectAccessible(page)
    await shoot(page, 'phases-conflict-desktop-light')

    await alert.getByRole('button', { name: /^Keep my value: Price/ }).click()
    await alert.getByRole('button', { name: /^Use the on-chain value: Per wallet/ }).click()
    await alert.waitFor({ state: 'detached' })
    await expectValue(page.getByLabel('Per wallet in this phase'), '9')
    await page.getByText('1 change in 1 phase').waitFor()
    await savePhases(page)
    const [phase] = (await readCollection(app, deployment)).phases
    expect(phase?.priceAmount).to.equal(750_000_000n)
    expect(phase?.maxMintsPerWallet).to.equal(9n)
    expect(phase?.maxMintsTotal).to.equal(50n)
    await visit.end()
  })
})
