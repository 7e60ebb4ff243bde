import { readFile } from 'node:fs/promises'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { addPhase, openPhases, publicPhase } from './helpers/phasesPage.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const PHASES = [publicPhase({ priceAmount: 1_000_000_000n }), publicPhase()]

describe('names of phases', () => {
  let app: RunningApp
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('are kept in the browser, and shown wherever the phase is', async () => {
    // Given two phases, the first of which is named
    const { page, visit, deployment } = await openPhases(app, {
      creator,
      symbol: 'NAMED',
      phases: PHASES,
    })
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('Name', { exact: true }).fill('  Fri\u202eends ')
    await page.getByRole('button', { name: 'Close Fri ends' }).click()
    await page.getByRole('button', { name: 'Edit Fri ends' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Friends')

    // When the page is loaded again
    await page.reload()

    // Then the name is in the list, on the timeline, in the overview and in the file
    await page.getByRole('heading', { name: 'Friends Phase 1 · Public' }).waitFor()
    await page.getByText('1 · Friends').waitFor()
    await page.getByText('2 · Public').waitFor()
    await page.getByText('Friends and phase 2 are both open').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export phases' }).click(),
    ])
    const { phases } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(phases.map(({ name }: { name: string }) => name)).to.deep.equal(['Friends', 'Phase 2'])
    await page.goto(`${app.url}#/collections/${deployment}`)
    await page.getByText('Friends · Public').waitFor()
    await page.goto(`${app.url}#/collections/${deployment}/activity`)
    await page.getByText('Friends added: 1 SOL').waitFor()
    await visit.end()
  })

  it('are refused where they could be mistaken', async () => {
    const { page, visit } = await openPhases(app, { creator, symbol: 'TWICE', phases: PHASES })
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Friends')
    await page.getByRole('button', { name: 'Close Friends' }).click()
    await page.getByRole('button', { name: 'Edit phase 2' }).click()

    await name.fill('friends')
    await page.getByText('Another phase is called friends. Enter another name.').waitFor()
    await name.fill('Phase 1')
    await page.getByText('Enter a word: phases have their numbers already.').waitFor()
    await name.fill('x'.repeat(41))
    await page.getByText('Enter at most 40 characters.').waitFor()
    await page.getByRole('heading', { name: /^Phase 2/ }).waitFor()
    await visit.end()
  })

  it('go with a phase that is removed, and move with those behind it', async () => {
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'MOVED',
      phases: [publicPhase()],
    })
    for (const name of ['Second', 'Third']) {
      await addPhase(page, /^Free claim/)
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByRole('button', { name: `Close ${name}` }).click()
    }
    await page.getByRole('button', { name: 'Remove Second' }).click()
    await page.getByRole('heading', { name: 'Third Phase 2 · Public' }).waitFor()
    await expectSoon(() => page.getByText('Second').count(), 0)

    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { name: /^Third/ }).waitFor({ state: 'detached' })
    await addPhase(page, /^Free claim/)
    await page.getByRole('heading', { name: /^Phase 2 Public/ }).waitFor()
    await visit.end()
  })

  it('are imported from a config', async () => {
    const { page, visit } = await openPhases(app, { creator, symbol: 'IMPORTED', phases: PHASES })
    const choose = async (file: { phases: object[] }) => {
      await page.getByLabel('Import names').setInputFiles({
        name: 'drop.config.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      })
    }
    await choose({ phases: [{ name: 'Members' }, { name: 'Everybody' }] })
    await page.getByRole('heading', { name: 'Members Phase 1 · Public' }).waitFor()
    await page.getByRole('heading', { name: 'Everybody Phase 2 · Public' }).waitFor()
    await choose({ phases: [{ name: 'Everybody' }] })
    await page.getByText('The name of phase 2 cannot be used.', { exact: false }).waitFor()
    await page.getByRole('heading', { name: 'Members Phase 1 · Public' }).waitFor()
    await visit.end()
  })

  it('are in the review, which says what changes', async () => {
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'SAYS',
      viewport: PHONE,
      phases: PHASES,
    })
    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Friends')
    await page.getByLabel('Price', { exact: true }).fill('2')
    await page.getByLabel('Per wallet in this phase').fill('3')
    await page.getByRole('button', { name: 'Close Friends' }).click()
    await addPhase(page, /^Free claim/)
    await expectGoodLook(page, 'phases-names')

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'What changes' }).waitFor()
    const groups = dialog.getByRole('listitem').filter({ has: page.locator('dl') })
    await dialog.getByText('from1 SOLto2 SOL').waitFor()
    const texts = (await groups.allTextContents()).map((text) => text.replace(/Start.*End/, ''))
    expect(texts).to.deep.equal([
      'FriendsPricefrom1 SOLto2 SOLPer wallet in this phasefromNo limitto3',
      'Phase 3NewWho may mintPublicPriceFreeNo endPer wallet in this phase1In all in this phaseNo limitSwitched onYes',
    ])
    await expectGoodLook(page, 'review-changes')
    await confirmReview(page, 'Save')
    await page.getByRole('heading', { name: /^Friends/ }).waitFor()
    await visit.end()
  })
})
