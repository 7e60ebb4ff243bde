import { readFile } from 'node:fs/promises'
import { type DesiredPhase, UNBOUNDED_END_TIME } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { giveFile } from './helpers/allowlists.ts'
import { type CreatorOptions, openAsCreator } from './helpers/asCreator.ts'
import { readChainTime, readCollection } from './helpers/chain.ts'
import { setPhases } from './helpers/collectionPhases.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import { holdRequests } from './helpers/heldRequests.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { csvWith, madeUpEntries } from './helpers/merkleLists.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { goOnAs, tabTo } from './helpers/steps.ts'
import { DESKTOP, PHONE } from './helpers/visit.ts'

const SIZES = { phone: PHONE, desktop: DESKTOP }
/** Milliseconds after which the page asks the chain for its time anew. */
const ASKED_EVERY = 15_000
const DAY = 86_400n
/** 1 June 2040, 18:00 UTC. */
const JUNE = BigInt(Date.UTC(2040, 5, 1, 18) / 1_000)
const ROOT = 'ab'.repeat(32)
const LIST = csvWith(madeUpEntries(20), [])

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

interface OpenPhasesOptions extends Omit<CreatorOptions, 'creator' | 'path'> {
  /** Default: Dawn Chorus. */
  name?: string
  /** Already on chain. Default: none. */
  phases?: readonly DesiredPhase[]
  platformFee?: { platformFeeValue: bigint; isFeeFlat: boolean }
}

describe('phases', () => {
  let app: RunningApp
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('adds phases from presets, which then are on chain exactly as entered', async () => {
    const { page, visit, deployment } = await openPhases('PRESETS', { name: 'Presets' })
    await page.getByRole('heading', { name: 'No phases yet' }).waitFor()
    await shoot(page, 'phases-empty-desktop-light')
    const before = await readChainTime(app)

    await page.getByRole('button', { name: /^Public/ }).click()
    await page.getByLabel('Price').fill('0.5')
    await page.getByRole('switch', { name: 'Has an end' }).click()
    await page.getByLabel('End', { exact: true }).fill('2040-06-01T18:00')
    await page.getByLabel('In all in this phase').fill('500')
    await closeCard(page, 0)
    await addPhase(page, /^Allowlist/)
    await page.getByLabel('Per wallet in this phase').fill('2')
    await closeCard(page, 1)
    await addPhase(page, /^Merkle list/)
    await page.getByLabel('Merkle root').fill(`0x${ROOT.toUpperCase()}`)
    await closeCard(page, 2)
    await addPhase(page, /^Free claim/)
    await page.getByText('4 new phases').waitFor()
    await save(page)
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
    // Each starts where the one before it ends, or at once where that has no end.
    expect(others.map(({ startTime }) => startTime === JUNE)).to.deep.equal([true, false, false])
    await page.getByRole('heading', { name: /^Phase 3/ }).waitFor()
    await visit.end()
  })

  it('shows what a change does and costs, and makes it', async () => {
    const { page, visit, deployment } = await openPhases('CHANGE', { phases: [publicPhase()] })

    await page.getByRole('button', { name: 'Edit phase 0' }).click()
    await page.getByLabel('Price').fill('0.75')
    await page.getByRole('switch', { name: 'Has an end' }).click()
    await addPhase(page, /^Merkle list/)
    await page.getByLabel('Merkle root').fill(ROOT)
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.getByText('1 new phase and 2 changes in 1 phase').waitFor()
    // A merkle phase takes 115 bytes of rent, 6,960 lamports each, and a transaction 5,000.
    await bar.getByText(`1 transaction, ${(115 * 6_960 + 5_000) / 1e9} SOL`).waitFor()

    const changes = page.locator('section').filter({ hasText: 'What will change' })
    const texts = await changes.locator('li').allInnerTexts()
    expect(texts.map((text) => text.replace(/\s+/g, ' '))).to.deep.equal([
      'Phase 0 Price from 0.5 SOL to 0.75 SOL End from Jun 1, 2040, 6:00 PM UTC to No end',
      'Phase 1 New: Merkle list, prices in the list, from when it is saved without end, no limit in this phase.',
    ])

    await save(page)
    const { phases } = await readCollection(app, deployment)
    expect(phases[0]?.priceAmount).to.equal(750_000_000n)
    expect(phases[0]?.endTime).to.equal(UNBOUNDED_END_TIME)
    expect(phases[1]?.phaseType).to.equal('merkleTree')
    await bar.waitFor({ state: 'detached' })
    await visit.end()
  })

  it('saves more phases than one transaction holds, and says how many it takes', async () => {
    const { page, visit, deployment } = await openPhases('MANY', { name: 'Many' })
    await page.getByRole('button', { name: /^Free claim/ }).click()
    for (let index = 0; index < 19; index += 1) {
      await page.getByRole('button', { name: `Duplicate phase ${index}` }).click()
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

  it('flags where phases overlap and where none is open', async () => {
    const { page, visit } = await openPhases('FLAGS', {
      phases: [
        publicPhase({ startTime: JUNE - 3n * DAY, endTime: JUNE - DAY }),
        publicPhase({ startTime: JUNE - 2n * DAY, endTime: JUNE }),
        publicPhase({ startTime: JUNE + DAY / 2n, endTime: JUNE + DAY }),
      ],
    })

    const notes = page.getByRole('list', { name: 'Overlaps and gaps' })
    await notes.waitFor()
    expect(await notes.getByRole('listitem').allInnerTexts()).to.deep.equal([
      'Phases 0 and 1 are both open for 1 d, from May 30, 2040, 6:00 PM UTC until May 31, 2040, 6:00 PM UTC. Mint pages offer phase 0.',
      'No phase is open for 12 h, from Jun 1, 2040, 6:00 PM UTC until Jun 2, 2040, 6:00 AM UTC.',
    ])

    await page.getByRole('button', { name: 'Edit phase 2' }).click()
    await page.getByLabel('Start', { exact: true }).fill('2040-06-01T18:00')
    await notes.getByText('No phase is open').waitFor({ state: 'detached' })
    await page.getByRole('switch', { name: 'Switched on' }).click()
    await visit.end()
  })

  it('keeps drafts on the way to another page, over a reload and in another tab', async () => {
    const { page, visit } = await openPhases('LEAVE', { phases: [publicPhase()] })
    const open = (name: string) => page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Edit phase 0' }).click()
    await page.getByLabel('Price').fill('0.75')
    await closeCard(page, 0)
    await addPhase(page, /^Allowlist/)
    await page.getByLabel('Per wallet in this phase').fill('2')

    await open('Items')
    await page.getByRole('link', { name: 'Phases (not saved)' }).click()
    await page.getByText('1 new phase and 1 change in 1 phase').waitFor()
    expect(await page.getByLabel('Per wallet in this phase').inputValue()).to.equal('2')
    await page.reload()
    await page.getByText('1 new phase and 1 change in 1 phase').waitFor()
    expect(await page.getByLabel('Per wallet in this phase').inputValue()).to.equal('2')

    const other = await visit.context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Per wallet in this phase').fill('5')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[value="5"]') !== null,
    )
    expect(await page.getByLabel('Per wallet in this phase').inputValue()).to.equal('5')

    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    await other.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Phases', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Edit phase 0' }).click()
    expect(await page.getByLabel('Price').inputValue()).to.equal('0.5')
    await visit.end()
  })

  it('keeps what is not saved from other accounts', async () => {
    const { page, visit } = await openPhases('KEPT', { phases: [publicPhase()] })
    await page.getByRole('button', { name: 'Edit phase 0' }).click()
    await page.getByLabel('Price').fill('0.75')

    await goOnAs(page, 'Collector 1')
    await page.getByText('Read-only: only the owner may change phases.').waitFor()
    expect(await page.getByLabel('Price').isVisible()).to.equal(false)
    expect(await page.getByRole('link', { name: 'Phases (not saved)' }).count()).to.equal(0)
    await page.getByText('0.5 SOL').filter({ visible: true }).first().waitFor()
    await goOnAs(page, 'Creator')
    expect(await page.getByLabel('Price').inputValue()).to.equal('0.75')
    await visit.end()
  })

  it('shows phases to everybody and lets nobody else change them', async () => {
    const phases = [publicPhase({ maxMintsPerWallet: 2n, maxMintsTotal: 100n })]
    const { page, visit } = await openPhases('OTHERS', { phases, connectedAs: 'Collector 1' })

    await page.getByText('Read-only: only the owner may change phases.').waitFor()
    await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    await page.getByText('2 per wallet in this phase, 100 in all').waitFor()
    expect(await page.getByRole('button', { name: /Edit|Add phase|Save/ }).count()).to.equal(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export phases' }).click(),
    ])
    expect(download.suggestedFilename()).to.equal('OTHERS-phases.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).to.deep.equal({
      phases: [
        {
          name: 'Phase 0',
          type: 'public',
          price: '0.5 SOL',
          start: '2040-05-31T18:00:00Z',
          end: '2040-06-01T18:00:00Z',
          maxMintsPerWallet: '2',
          maxMintsTotal: '100',
          active: true,
        },
      ],
    })
    await visit.end()
  })

  it('moves on with the clock of the chain', async () => {
    const now = await readChainTime(app)
    const phases = [publicPhase({ startTime: now - DAY, endTime: now + DAY })]
    const { page, visit } = await openPhases('CLOCK', { phases })
    await page.clock.install()
    await page.reload()
    const card = page.getByRole('listitem').filter({ hasText: 'Phase 0' }).last()
    await card.getByText('Active', { exact: true }).waitFor()
    await card.getByText(/^Closes in (1 d|23 h 59 min)$/).waitFor()

    app.network.advanceClock(Number(DAY))
    await page.clock.fastForward(ASKED_EVERY)
    await card.getByText('Ended', { exact: true }).waitFor()
    await card.getByText('Ended just now').waitFor()
    await visit.end()
  })

  it('refuses what makes no sense, beside the field and with the focus there', async () => {
    const { page, visit } = await openPhases('WRONG', {
      phases: [publicPhase()],
      platformFee: { platformFeeValue: 1_000_000n, isFeeFlat: true },
    })
    const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByRole('button', { name: 'Edit phase 0' }).click()
    await page.getByLabel('End', { exact: true }).fill('2040-05-31T18:00')
    await page.getByText('The end must be after the start.').waitFor()
    await closeCard(page, 0)
    await press()
    await expectFocusOn(page, 'End')
    await page.getByLabel('End', { exact: true }).fill('')
    await press()
    await page.getByText('Enter a date and a time, or switch the end off.').waitFor()
    await page.getByLabel('End', { exact: true }).fill('2040-05-31T18:01')

    await page.getByLabel('Price').fill('0.000999999')
    await press()
    await page.getByText('The platform fee for each item is higher than this price').waitFor()
    await expectFocusOn(page, 'Price')
    await page.getByLabel('Price').fill('0.001')
    await closeCard(page, 0)

    await addPhase(page, /^Merkle list/)
    expect(await page.getByText('Enter the root of the list.').count()).to.equal(0)
    await page.getByText('1 thing to correct before they can be saved.').waitFor()
    await press()
    await page.getByText('Enter the root of the list.').waitFor()
    await expectFocusOn(page, 'Merkle root')
    await page.getByLabel('Merkle root').fill('abcd')
    await page.getByText('A merkle root has exactly 32 bytes, but received - 2.').waitFor()
    await page.getByLabel('Merkle root').fill(ROOT)
    await page.getByText('1 transaction, ', { exact: false }).waitFor()
    await visit.end()
  })

  it('lets a person choose where somebody else has changed the same', async () => {
    const { page, visit, deployment } = await openPhases('BOTH', { phases: [publicPhase()] })
    await page.getByRole('button', { name: 'Edit phase 0' }).click()
    await page.getByLabel('Price').fill('0.75')
    await page.getByLabel('Per wallet in this phase').fill('3')

    // Saving finds it out, not the page by itself before.
    const { rpcUrl } = app.network
    const held = await holdRequests(page, { rpcUrl, method: 'getMultipleAccounts', after: 0 })
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
    await alert.getByText('Price of phase 0: 0.6 SOL on chain, 0.75 SOL here').waitFor()
    expect(await page.getByLabel('In all in this phase').inputValue()).to.equal('50')
    await page.getByText('Decide first what to keep').waitFor()
    await expectAccessible(page)
    await shoot(page, 'phases-conflict-desktop-light')

    await alert.getByRole('button', { name: /^Keep my value: Price/ }).click()
    await alert.getByRole('button', { name: /^Use the on-chain value: Per wallet/ }).click()
    await alert.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Per wallet in this phase').inputValue()).to.equal('9')
    await page.getByText('1 change in 1 phase').waitFor()
    await save(page)
    const [phase] = (await readCollection(app, deployment)).phases
    expect(phase?.priceAmount).to.equal(750_000_000n)
    expect(phase?.maxMintsPerWallet).to.equal(9n)
    expect(phase?.maxMintsTotal).to.equal(50n)
    await visit.end()
  })

  it('adds a phase by keyboard alone', async () => {
    const { page, visit, deployment } = await openPhases('KEYS', { name: 'Keys' })
    await page.getByRole('heading', { name: 'No phases yet' }).waitFor()

    await tabTo(page, /^Public/)
    await page.keyboard.press('Enter')
    await expectFocusOn(page, 'Who may mint')
    await page.keyboard.press('Tab')
    await expectFocusOn(page, 'Price')
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
    await visit.end()
  })

  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`fits a ${size} and is accessible in ${colorScheme}`, async () => {
        const now = await readChainTime(app)
        const { page, visit } = await openPhases(`LOOK${size}${colorScheme}`, {
          viewport,
          colorScheme,
          timezoneId: 'Europe/Berlin',
          phases: lookPhases(now),
        })
        const check = async (name: string) => {
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
          await shoot(page, `phases-${name}-${size}-${colorScheme}`)
        }
        await page.getByText('Now', { exact: true }).waitFor()
        await check('timeline')

        await page.getByRole('button', { name: 'Edit phase 2' }).click()
        await page.getByLabel('Price').fill('0.75')
        await page.getByRole('button', { name: 'Add phase' }).click()
        await check('presets')
        await page.getByRole('button', { name: /^Merkle list/ }).click()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByText('Enter the root of the list.').waitFor()
        await check('editor')
        await giveFile(page, LIST)
        await page.getByText('verified against the root').waitFor()
        await page.getByText('These proofs fit into a mint of this collection.').waitFor()
        await check('merkle')
        await page.getByLabel('Merkle root').fill(ROOT)
        await page.getByRole('heading', { name: 'What will change' }).waitFor()
        await page.getByText(/^1 transaction/).waitFor()
        await check('changes')
        await visit.end()
      })
    }
  }

  /** Opens the phases of a new collection, as its owner or as somebody else. */
  async function openPhases(symbol: string, options: OpenPhasesOptions) {
    const { name = 'Dawn Chorus', platformFee, phases, ...visitOptions } = options
    const deployment = await deployCollection(app, {
      creator,
      symbol,
      name,
      ...(platformFee && { platformFee }),
    })
    if (phases) await setPhases(app, { creator, deployment, phases })
    const path = `#/collections/${deployment}/phases`
    const opened = await openAsCreator(app, { creator, path, ...visitOptions })
    return { ...opened, deployment }
  }
})

/** Of 0.5 SOL, on the last day of May 2040. */
function publicPhase(change: Partial<DesiredPhase> = {}): DesiredPhase {
  return {
    phaseType: 'public',
    priceAmount: 500_000_000n,
    startTime: JUNE - DAY,
    endTime: JUNE,
    ...change,
  }
}

/** One of each kind to look at: over, open, to come, switched off, and without end. */
function lookPhases(now: bigint): DesiredPhase[] {
  const day = now - (now % DAY)
  return [
    {
      phaseType: 'allowList',
      priceAmount: 0n,
      startTime: day - 2n * DAY,
      endTime: day - DAY / 2n,
      maxMintsPerWallet: 2n,
    },
    {
      phaseType: 'merkleTree',
      merkleRoot: new Uint8Array(32).fill(7),
      priceAmount: 0n,
      startTime: day - DAY / 2n,
      endTime: day + 2n * DAY,
      maxMintsTotal: 100n,
    },
    publicPhase({
      startTime: day + DAY,
      endTime: day + 3n * DAY,
      maxMintsPerWallet: 5n,
      maxMintsTotal: 500n,
    }),
    publicPhase({ startTime: day - DAY, endTime: day + DAY, active: false }),
    { phaseType: 'public', priceAmount: 250_000_000n, startTime: day + 4n * DAY },
  ]
}

async function addPhase(page: Page, preset: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add phase' }).click()
  await page.getByRole('button', { name: preset }).click()
}

/** Closes the editor of a phase, so that its fields are not mistaken for those of another. */
async function closeCard(page: Page, phaseIndex: number): Promise<void> {
  await page.getByRole('button', { name: `Close phase ${phaseIndex}`, exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await confirmReview(page, 'Save')
}

async function expectFocusOn(page: Page, label: string): Promise<void> {
  const hasFocus = await page
    .getByLabel(label, { exact: true })
    .evaluate((element) => element === document.activeElement)
  expect(hasFocus, `the focus on ${label}`).to.equal(true)
}
