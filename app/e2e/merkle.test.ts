import {
  keypairWallet,
  type MerkleEntryInput,
  mintItems,
  parseProofDocument,
} from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { giveFile } from './helpers/allowlists.ts'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, giveMoney, readCollection } from './helpers/chain.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { cardOf } from './helpers/facts.ts'
import { expectAccessible, expectGoodLook, shoot } from './helpers/look.ts'
import { csvWith, downloadArchive, entryOf, madeUpEntries, rootOf } from './helpers/merkleLists.ts'
import { deployWithMerklePhases, openMerkleList } from './helpers/merklePage.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

describe('merkle lists', () => {
  let app: RunningApp
  let deployment: string
  const creator = Keypair.generate()
  const member = Keypair.generate()
  const entries: MerkleEntryInput[] = [
    ...madeUpEntries(989),
    entryOf(member, { price: 40_000_000n, maxClaims: 2n }),
  ]

  before(async () => {
    app = await startApp()
    deployment = await deployWithMerklePhases(app, { creator })
  })
  after(() => app.close())

  it('makes the root of a file with bad rows, puts it into the phase, and a mint with it works', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    const [first, second] = entries
    const bad = [
      'not-an-address,1,1',
      '0x52908400098527886E0F7030069857D2E4169EE7,1,1',
      `${second?.user},minus,0`,
      `${first?.user},0,1`,
      `${Keypair.generate().publicKey},18446744073709551616,1`,
    ]
    const clashing = Keypair.generate().publicKey
    await giveFile(
      page,
      csvWith(entries, [...bad, `${clashing},1,1`, `${clashing},2,1`, '', 'x']),
      'members.csv',
    )

    await expectCounts(page, {
      Rows: '998',
      'Wallets to use': '990',
      'Duplicate rows': '1',
      'Conflicting rows': '2',
      'Invalid rows': '5',
    })
    await page.getByText('Left out: 5 invalid rows and 2 conflicting rows.').waitFor()
    const root = await rootOf(entries)
    await page.getByText(root, { exact: true }).waitFor()
    await page.getByText('10 nodes', { exact: true }).waitFor()
    await page.getByText('These proofs fit into a mint of this collection.').waitFor()
    await page.getByText('Phase 1 has another root on chain').waitFor()
    await expectAccessible(page)
    await shoot(page, 'merkle-desktop-light')

    await page.getByRole('button', { name: 'Use this root in phase 1' }).click()
    await confirmReview(page, 'Use this root')

    await page.getByText('Same root as phase 1 on chain').waitFor()
    expect(await rootOnChain(0)).to.equal(root)
    const { files } = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    await mintWith(deployment, files[`${member.publicKey}.json`] ?? '')
    await visit.end()
  })

  it('shows what any wallet may claim, with its proof checked', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    await giveFile(page, csvWith(entries, []))
    const wallet = page.getByRole('textbox', { name: 'Wallet', exact: true })
    await page.getByText('Wallet 1 of 990').waitFor()
    await page.getByText('10 nodes, verified against the root').waitFor()
    await expectValue(wallet, entries[0]?.user ?? '')
    await page.getByText('Free', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Next wallet' }).click()
    await page.getByText('Wallet 2 of 990').waitFor()
    await page.getByText('0.05 SOL', { exact: true }).waitFor()

    await wallet.fill(`${member.publicKey}`)
    await cardOf(page, 'Proof of a wallet').getByText('0.04 SOL', { exact: true }).waitFor()
    await page.getByText('verified against the root').waitFor()
    await page.getByText('Nodes of the proof').click()
    await page.locator('details li').nth(5).waitFor()

    await wallet.fill(`${Keypair.generate().publicKey}`)
    await page.getByText('This wallet is not on the list.').waitFor()
    await wallet.fill('nobody')
    await page.getByText('This is not a Solana address.').waitFor()
    await visit.end()
  })

  it('warns of a root that another phase has, on the page and before it is sent', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 2 })
    await giveFile(page, csvWith(entries, []))
    const shared =
      'Phase 1 has the same root: a wallet on the list has its claims in each of these phases'
    await page.getByText(shared).waitFor()

    await page.getByRole('button', { name: 'Use this root in phase 2' }).click()
    await page.getByRole('dialog').getByText(shared).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Phase 2 has another root on chain').waitFor()
    await visit.end()
  })

  it('is built in the editor of phases beside other drafts, and a wallet of it mints', async () => {
    const drop = await deployCollection(app, { creator, symbol: 'INSIDE', name: 'Inside' })
    const path = `#/collections/${drop}/phases`
    const { page, visit } = await openAsCreator(app, { creator, path })
    await page.getByRole('button', { name: /^Public/ }).click()
    await page.getByLabel('Price').fill('0.5')
    await page.getByLabel('Start', { exact: true }).fill('2040-06-01T18:00')
    await page.getByRole('button', { name: 'Close phase 1' }).click()
    await page.getByRole('button', { name: 'Add phase' }).click()
    await page.getByRole('button', { name: /^Merkle list/ }).click()

    await giveFile(page, csvWith(entries, []), 'members.csv')
    await page.getByRole('button', { name: 'Use this root' }).click()
    await page.getByText('This phase has this root').waitFor()
    const root = await rootOf(entries)
    await expectValue(page.getByLabel('Merkle root'), root)
    const { files } = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    await page.getByText('2 new phases').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await confirmReview(page, 'Save')
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })

    const { phases } = await readCollection(app, drop)
    expect(phases.map(({ phaseType }) => phaseType)).to.deep.equal(['public', 'merkleTree'])
    expect(Buffer.from(phases[1]?.merkleRoot ?? []).toString('hex')).to.equal(root)
    await mintWith(drop, files[`${member.publicKey}.json`] ?? '')
    await visit.end()
  })

  it('becomes a phase from its own page, beside the drafts that are there', async () => {
    const drop = await deployCollection(app, { creator, symbol: 'BESIDE', name: 'Beside' })
    const path = `#/collections/${drop}/phases`
    const { page, visit } = await openAsCreator(app, { creator, path })
    await page.getByRole('button', { name: /^Public/ }).click()
    await page.getByLabel('Price').fill('0.25')
    await page.getByRole('link', { name: 'Allowlists' }).click()
    await page.getByRole('button', { name: 'Start from a file' }).click()
    const few = madeUpEntries(10)
    await giveFile(page, csvWith(few, []))
    await page.getByText(await rootOf(few), { exact: true }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'merkle-add-phase-desktop-light')
    await page.getByRole('button', { name: 'Add a merkle phase with this root' }).click()

    await page.getByText('2 new phases').waitFor()
    await expectValue(page.getByLabel('Price'), '0.25')
    await expectValue(page.getByLabel('Merkle root'), await rootOf(few))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await confirmReview(page, 'Save')
    const { phases } = await readCollection(app, drop)
    expect(phases.map(({ priceAmount }) => priceAmount)).to.deep.equal([250_000_000n, 0n])
    await visit.end()
  })

  it('leaves the making of a phase to the owner', async () => {
    const { page, visit } = await openMerkleList(app, {
      creator,
      deployment,
      phase: 3,
      connectedAs: 'Collector 1',
    })
    await page.getByRole('button', { name: 'Start from a file' }).click()
    const few = madeUpEntries(10)
    await giveFile(page, csvWith(few, []))
    await page.getByText('The owner of the collection can make a phase with this root.').waitFor()
    await page.getByRole('button', { name: 'Copy root' }).click()
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), await rootOf(few))
    await visit.end()
  })

  it('lets anybody look into a list, and only the owner use its root', async () => {
    const { page, visit } = await openMerkleList(app, {
      creator,
      deployment,
      phase: 2,
      connectedAs: 'Collector 1',
    })
    await page.getByText('Read-only: only the owner may put another root into the phase.').waitFor()
    await giveFile(page, csvWith(entries, []))
    await page.getByText('Phase 2 has another root on chain').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /Use this root/ }).count(), 0)
    const { files } = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    expect(Object.keys(files)).to.have.length(991)
    await visit.end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const list = { creator, deployment, phase: 1, viewport: PHONE }
    const { page, visit } = await openMerkleList(app, list)
    await page.getByText('Root on chain').waitFor()
    await expectGoodLook(page, 'merkle-empty')
    await giveFile(page, csvWith(madeUpEntries(9_000), ['nobody,1,1']))
    await page.getByText('verified against the root').waitFor()
    await page.getByText('These proofs fit into a mint of this collection.').waitFor()
    await expectGoodLook(page, 'merkle')
    await visit.end()
  })

  async function expectCounts(page: Page, counts: Record<string, string>): Promise<void> {
    for (const [term, count] of Object.entries(counts)) {
      const entry = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
      await entry.getByText(count, { exact: true }).waitFor()
    }
  }

  async function rootOnChain(phaseIndex: number): Promise<string> {
    const { phases } = await readCollection(app, deployment)
    return Buffer.from(phases[phaseIndex]?.merkleRoot ?? []).toString('hex')
  }

  async function mintWith(deployment: string, file: string): Promise<void> {
    await giveMoney(app, member.publicKey)
    // A phase is open strictly after its start, which may be this very second.
    app.network.advanceClock(1)
    const document = parseProofDocument(file, 'the archive')
    const result = await mintItems(
      connectionOf(app),
      {
        wallet: keypairWallet(member),
        deployment,
        quantity: 2n,
        proofSource: async () => document,
      },
      { metadata: { fetch: () => Promise.resolve(new Response('{}')) } },
    )
    expect(result.failure).to.equal(undefined)
    expect(result.items).to.have.length(2)
  }
})
