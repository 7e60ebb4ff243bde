import { UNBOUNDED_END_TIME } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { readChainTime, readCollection } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { shoot } from './helpers/look.ts'
import {
  addHostedPhase,
  addPhase,
  closePhase,
  JUNE,
  MERKLE_ROOT,
  openPhases,
  publicPhase,
  savePhases,
} from './helpers/phasesPage.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { expectFocused, tabTo } from './helpers/steps.ts'

/** A free public phase without end or limits, as it is read. */
const FREE = {
  priceAmount: 0n,
  endTime: UNBOUNDED_END_TIME,
  maxMintsPerWallet: 0n,
  maxMintsTotal: 0n,
  currentMints: 0n,
  phaseType: 'public',
  active: true,
  merkleRoot: undefined,
}

describe('phases', () => {
  let app: RunningApp
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('adds phases from presets, which then are on chain exactly as entered', async () => {
    const { page, visit, deployment } = await openPhases(app, {
      creator,
      symbol: 'PRESETS',
      name: 'Presets',
    })
    await page.getByRole('heading', { name: 'No phases yet' }).waitFor()
    await shoot(page, 'phases-empty-desktop-light')
    const before = await readChainTime(app)

    await page.getByRole('button', { name: /^Public/ }).click()
    await page.getByLabel('Price').fill('0.5')
    await page.getByRole('switch', { name: 'Has an end' }).click()
    await page.getByLabel('End', { exact: true }).fill('2040-06-01T18:00')
    await page.getByLabel('In all in this phase').fill('500')
    await closePhase(page, 0)
    await addPhase(page, /^Allowlist/)
    await page.getByLabel('Per wallet in this phase').fill('2')
    await closePhase(page, 1)
    await addHostedPhase(page)
    await page.getByLabel('Merkle root').fill(`0x${MERKLE_ROOT.toUpperCase()}`)
    await closePhase(page, 2)
    await addPhase(page, /^Free claim/)
    await page.getByText('4 new phases').waitFor()
    await savePhases(page)
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })

    const { phases } = await readCollection(app, deployment)
    const after = await readChainTime(app)
    const [open, ...others] = phases
    expect(open?.startTime).to.satisfy((time: bigint) => before <= time && time <= after)
    expect(phases.map(({ startTime, priceToken, ...phase }) => phase)).to.deep.equal([
      { ...FREE, phaseIndex: 0, priceAmount: 500_000_000n, endTime: JUNE, maxMintsTotal: 500n },
      { ...FREE, phaseIndex: 1, phaseType: 'allowList', maxMintsPerWallet: 2n },
      {
        ...FREE,
        phaseIndex: 2,
        phaseType: 'merkleTree',
        merkleRoot: new Uint8Array(32).fill(0xab),
      },
      { ...FREE, phaseIndex: 3, maxMintsPerWallet: 1n },
    ])
    // Each starts when the previous one ends, or at once if that has no end.
    expect(others.map(({ startTime }) => startTime === JUNE)).to.deep.equal([true, false, false])
    await page.getByRole('heading', { name: /^Phase 4/ }).waitFor()
    await visit.end()
  })

  it('shows what a change does and costs, and makes it', async () => {
    const { page, visit, deployment } = await openPhases(app, {
      creator,
      symbol: 'CHANGE',
      phases: [publicPhase()],
    })

    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('Price').fill('0.75')
    await page.getByRole('switch', { name: 'Has an end' }).click()
    await addHostedPhase(page)
    await page.getByLabel('Merkle root').fill(MERKLE_ROOT)
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.getByText('1 new phase and 2 changes in 1 phase').waitFor()
    // A merkle phase takes 115 bytes of rent, 6,960 lamports each, and a transaction 5,000.
    await bar.getByText(`1 transaction, ${(115 * 6_960 + 5_000) / 1e9} SOL`).waitFor()

    const changes = page.locator('section').filter({ hasText: 'What will change' })
    const texts = await changes.locator('li').allInnerTexts()
    expect(texts.map((text) => text.replace(/\s+/g, ' '))).to.deep.equal([
      'Phase 1 Price from 0.5 SOL to 0.75 SOL End from Jun 1, 2040, 6:00 PM UTC to No end',
      'Phase 2 New: Hosted allowlist, prices in the list, from when it is saved without end, no limit in this phase.',
    ])

    await savePhases(page)
    const { phases } = await readCollection(app, deployment)
    expect(phases[0]?.priceAmount).to.equal(750_000_000n)
    expect(phases[0]?.endTime).to.equal(UNBOUNDED_END_TIME)
    expect(phases[1]?.phaseType).to.equal('merkleTree')
    await bar.waitFor({ state: 'detached' })
    await visit.end()
  })

  it('saves more phases than one transaction holds, and says how many it takes', async () => {
    const { page, visit, deployment } = await openPhases(app, {
      creator,
      symbol: 'MANY',
      name: 'Many',
    })
    await page.getByRole('button', { name: /^Free claim/ }).click()
    for (let index = 0; index < 19; index += 1) {
      await page.getByRole('button', { name: `Duplicate phase ${index + 1}` }).click()
    }
    await page.getByText('A collection has at most 20 phases.', { exact: false }).waitFor()
    await page.getByText('20 new phases').waitFor()
    const cost = page.getByText(/^\d+ transactions, /)
    await cost.waitFor()
    const planned = Number.parseInt((await cost.textContent()) ?? '', 10)
    expect(planned).to.be.above(1)

    await page.getByRole('region', { name: 'Unsaved changes' }).getByText('Save').click()
    await page.getByRole('dialog').getByText(`${planned} transactions`).waitFor()
    await confirmReview(page, 'Save')
    expect((await readCollection(app, deployment)).phases).to.have.length(20)
    await visit.end()
  })

  it('refuses what makes no sense, beside the field and with the focus there', async () => {
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'WRONG',
      phases: [publicPhase()],
      platformFee: { platformFeeValue: 1_000_000n, isFeeFlat: true },
    })
    const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByRole('button', { name: 'Edit phase 1' }).click()
    await page.getByLabel('End', { exact: true }).fill('2040-05-31T18:00')
    await expectSoon(() => page.getByText('The end must be after the start.').count(), 0)
    await page.getByLabel('Price').focus()
    await page.getByText('The end must be after the start.').waitFor()
    await closePhase(page, 0)
    await press()
    await expectFocused(page.getByLabel('End', { exact: true }))
    await page.getByLabel('End', { exact: true }).fill('')
    await press()
    await page.getByText('Enter a date and a time, or switch the end off.').waitFor()
    await page.getByLabel('End', { exact: true }).fill('2040-05-31T18:01')

    await page.getByLabel('Price').fill('0.000999999')
    await press()
    await page.getByText('The platform fee for each item is higher than this price').waitFor()
    await expectFocused(page.getByLabel('Price', { exact: true }))
    await page.getByLabel('Price').fill('0.001')
    await closePhase(page, 0)

    await addHostedPhase(page)
    await expectSoon(() => page.getByText('Enter the root of the list.').count(), 0)
    await page.getByText('1 thing to correct before they can be saved.').waitFor()
    await press()
    await page.getByText('Enter the root of the list.').waitFor()
    await expectFocused(page.getByLabel('Merkle root', { exact: true }))
    await page.getByLabel('Merkle root').fill('abcd')
    await page.getByText('A merkle root has exactly 32 bytes, but received - 2.').waitFor()
    await page.getByLabel('Merkle root').fill(MERKLE_ROOT)
    await page.getByText('1 transaction, ', { exact: false }).waitFor()
    await visit.end()
  })

  it('adds a phase by keyboard alone', async () => {
    const { page, visit, deployment } = await openPhases(app, {
      creator,
      symbol: 'KEYS',
      name: 'Keys',
    })
    await page.getByRole('heading', { name: 'No phases yet' }).waitFor()

    await tabTo(page, /^Public/)
    await page.keyboard.press('Enter')
    await expectFocused(page.getByLabel('Name', { exact: true }))
    await page.keyboard.type('Friends')
    await page.keyboard.press('Tab')
    await expectFocused(page.getByLabel('Who may mint', { exact: true }))
    await page.keyboard.press('Tab')
    await expectFocused(page.getByLabel('Price', { exact: true }))
    await page.keyboard.type('0.25')
    await tabTo(page, /^Save$/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor()
    await tabTo(page, /^Save$/)
    await page.keyboard.press('Enter')
    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
    await tabTo(page, /^Done$/)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    const { phases } = await readCollection(app, deployment)
    expect(phases.map(({ priceAmount }) => priceAmount)).to.deep.equal([250_000_000n])
    await page.getByRole('heading', { name: /^Friends/ }).waitFor()
    await visit.end()
  })
})
