import { readFile } from 'node:fs/promises'
import type { DesiredPhase } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from '../../clients/cli/test/_command.ts'
import { readChainTime } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import {
  addHostedPhase,
  DAY,
  JUNE,
  MERKLE_ROOT,
  openPhases,
  publicPhase,
} from './helpers/phasesPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

/** Milliseconds between the page's reads of the chain time. */
const POLL_INTERVAL = 15_000

describe('the timeline of phases', () => {
  let app: RunningApp
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('flags where phases overlap and where none is open', async () => {
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'FLAGS',
      phases: [
        publicPhase({ startTime: JUNE - 3n * DAY, endTime: JUNE - DAY }),
        publicPhase({ startTime: JUNE - 2n * DAY, endTime: JUNE }),
        publicPhase({ startTime: JUNE + DAY / 2n, endTime: JUNE + DAY }),
      ],
    })

    const notes = page.getByRole('list', { name: 'Overlaps and gaps' })
    await notes.waitFor()
    await expectSoon(
      () => notes.getByRole('listitem').allInnerTexts(),
      [
        'Phases 1 and 2 are both open for 1 d, from May 30, 2040, 6:00 PM UTC until May 31, 2040, 6:00 PM UTC. Mint pages offer phase 1.',
        'No phase is open for 12 h, from Jun 1, 2040, 6:00 PM UTC until Jun 2, 2040, 6:00 AM UTC.',
      ],
    )

    await page.getByRole('button', { name: 'Edit phase 3' }).click()
    await page.getByLabel('Start', { exact: true }).fill('2040-06-01T18:00')
    await notes.getByText('No phase is open').waitFor({ state: 'detached' })
    await page.getByRole('switch', { name: 'Switched on' }).click()
    await visit.end()
  })

  it('shows phases to everybody and lets nobody else change them', async () => {
    const phases = [publicPhase({ maxMintsPerWallet: 2n, maxMintsTotal: 100n })]
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'OTHERS',
      phases,
      connectedAs: 'Collector 1',
    })

    await page.getByText('Read-only: only the owner may change phases.').waitFor()
    await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    await page.getByText('2 per wallet in this phase, 100 in all').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /Edit|Add phase|Save/ }).count(), 0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export phases' }).click(),
    ])
    expect(download.suggestedFilename()).to.equal('OTHERS-phases.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).to.deep.equal({
      phases: [
        {
          name: 'Phase 1',
          kind: 'public',
          price: '0.5 SOL',
          start: '2040-05-31T18:00:00Z',
          end: '2040-06-01T18:00:00Z',
          maxPerWallet: 2,
          maxItems: 100,
        },
      ],
    })
    await visit.end()
  })

  it('exports phases that a config of the command takes as they are', async () => {
    const phases = [
      publicPhase({ maxMintsPerWallet: 2n, endTime: JUNE }),
      publicPhase({
        ...{
          phaseType: 'merkleTree',
          merkleRoot: Uint8Array.from(Buffer.from(MERKLE_ROOT, 'hex')),
        },
        ...{ startTime: JUNE, endTime: JUNE + DAY, active: false },
      }),
    ]
    const { page, visit } = await openPhases(app, { creator, symbol: 'WRITTEN', phases })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export phases' }).click(),
    ])
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
    const workplace = new Workplace()
    const wallet = creator.publicKey.toBase58()
    workplace.write('drop.config.json', {
      version: 2,
      name: 'Written',
      symbol: 'WRITTEN',
      uri: 'https://example.com/collection.json',
      items: { name: 'Item {}', uri: 'https://example.com/{}.json' },
      money: {
        receivers: wallet,
        platformFee: { basisPoints: 300, recipients: wallet },
        royalties: { basisPoints: 500, recipients: wallet },
      },
      extras: {},
      ...exported,
    })
    const { code, stdout, stderr } = await workplace.runInside(['validate'])
    expect(code, stdout + stderr).to.equal(0)
    expect(exported.phases[1]).to.deep.include({
      ...{ kind: 'list', isOpen: false },
      list: { form: 'merkle', root: `0x${MERKLE_ROOT}` },
    })
    await visit.end()
  })

  it('moves on with the clock of the chain', async () => {
    const now = await readChainTime(app)
    const phases = [publicPhase({ startTime: now - DAY, endTime: now + DAY })]
    const { page, visit } = await openPhases(app, { creator, symbol: 'CLOCK', phases })
    await page.clock.install()
    await page.reload()
    const card = page.getByRole('listitem').filter({ hasText: 'Phase 1' }).last()
    await card.getByText('Open', { exact: true }).waitFor()
    await card.getByText(/^Closes in (1 d|23 h 59 min)$/).waitFor()

    app.network.advanceClock(Number(DAY))
    await page.clock.fastForward(POLL_INTERVAL)
    await card.getByText('Ended', { exact: true }).waitFor()
    await card.getByText('Ended just now').waitFor()
    await visit.end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const now = await readChainTime(app)
    const { page, visit } = await openPhases(app, {
      creator,
      symbol: 'LOOK',
      viewport: PHONE,
      timezoneId: 'Europe/Berlin',
      phases: lookPhases(now),
    })
    const check = (name: string) => expectGoodLook(page, `phases-${name}`)
    await page.getByText('Now', { exact: true }).waitFor()
    await check('timeline')

    await page.getByRole('button', { name: 'Edit phase 3' }).click()
    await page.getByLabel('Price').fill('0.75')
    await page.getByRole('button', { name: 'Add phase' }).click()
    await check('presets')
    await page.getByRole('button', { name: 'Add phase' }).click()
    await addHostedPhase(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter the root of the list.').waitFor()
    await check('editor')
    await page.getByLabel('Merkle root').fill(MERKLE_ROOT)
    await page.getByRole('heading', { name: 'What will change' }).waitFor()
    await page.getByText(/^1 transaction/).waitFor()
    await check('changes')
    await visit.end()
  })
})

/** Creates one phase of each kind: over, open, to come, switched off, and without end. */
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
