import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { keypairWallet, listAddress, type MerkleEntryInput, mintItems } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { giveFile } from './helpers/allowlists.ts'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, giveMoney, readCollection } from './helpers/chain.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { cardOf } from './helpers/facts.ts'
import { expectAccessible, expectGoodLook, shoot } from './helpers/look.ts'
import { csvWith, downloadArchive, entryOf, madeUpEntries, rootOf } from './helpers/merkleLists.ts'
import { deployWithMerklePhases, openMerkleList, openMore } from './helpers/merklePage.ts'
import { confirmReview } from './helpers/review.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'
import { PHONE } from './helpers/visit.ts'

describe('allowlists in files', () => {
  let app: AppWithFiles
  let deployment: string
  const creator = Keypair.generate()
  const member = Keypair.generate()
  const entries: MerkleEntryInput[] = [
    ...madeUpEntries(989),
    entryOf(member, { price: 40_000_000n, maxClaims: 2n }),
  ]

  before(async () => {
    app = await startAppWithFiles()
    deployment = await deployWithMerklePhases(app, { creator })
  })
  after(() => app.close())

  it('publishes a file with bad rows where the artwork is, and a link without its address mints', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    const [first, second] = entries
    const bad = [
      'not-an-address,1,1',
      '0x52908400098527886E0F7030069857D2E4169EE7,1,1',
      `${second?.user},minus,0`,
      `${first?.user},0,1`,
      `${Keypair.generate().publicKey},18446744073709551616,1`,
    ]
    await page.getByText('Collectors cannot find this list').waitFor()
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
    await page.getByText('Wallets can mint with this list.').waitFor()
    const computer = page.getByRole('radio', { name: 'This computer' })
    await expectSoon(() => computer.isChecked(), true)
    // Nobody has to know how lists are kept.
    const [words] = await page.getByRole('main').allInnerTexts()
    expect(words).not.to.match(/merkle|proofs? |\broot/i)
    await expectAccessible(page)
    await shoot(page, 'hosted-list-desktop-light')

    await page.getByRole('button', { name: 'Publish the list' }).click()
    await confirmReview(page, 'Use this list')

    await page.getByText('Phase 1 uses this list').waitFor()
    await page.getByText('Can read it').waitFor()
    expect(await rootOnChain(0)).to.equal(await rootOf(entries))
    const address = (await addressOnChain(0)) ?? ''
    expect(address.startsWith(`${app.url}files/baf`)).to.equal(true)
    await mint(deployment)
    await visit.end()
  })

  it('is part of the check of a drop, which says what to do before its link is shared', async () => {
    const path = `#/collections/${deployment}`
    const { page, visit } = await openAsCreator(app, { creator, path })
    const listed = entries[1]?.user ?? ''
    await page.getByRole('textbox', { name: /^Wallet on the list/ }).fill('nobody')
    await page.getByText('This is not a Solana address.').waitFor()
    await page.getByRole('textbox', { name: /^Wallet on the list/ }).fill(listed)
    await page.getByRole('button', { name: 'Check the drop' }).click()
    await page.getByText(/things? to do first\.$/).waitFor()
    const checks = await page.getByRole('list', { name: 'Checks' }).locator('li').allInnerTexts()
    const texts = checks.map((text) => text.replace(/\s+/g, ' '))
    for (const text of [
      'List of Phase 1 Loads.',
      'Phase 1, for a wallet on its list Can mint.',
      'Phase 1, for a wallet that is not on its list Is turned away.',
      'List of Phase 2 The collection does not say where it is: publish it under Allowlists.',
      'Phase 3, for everybody Can mint.',
      'Times A phase is open.',
    ]) {
      expect(texts).to.include(text)
    }
    expect(texts[0]).to.match(/List of Phase 2|Texts|Picture/)
    await expectGoodLook(page, 'launch-check')
    await visit.end()
  })

  it('says so where the list and its phase are shown if it is gone, and stores it again', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    visit.expectConsoleError(/404/)
    await page.getByText('Can read it').waitFor()
    const [folder = ''] = readdirSync(app.files).filter((name) => !name.includes('.'))
    const away = join(app.files, 'away.')
    renameSync(join(app.files, folder), away)
    await page.reload()
    await page.getByText('The list cannot be read').waitFor()
    await page.getByText('Nothing is there, or it does not answer.').waitFor()
    await shoot(page, 'hosted-list-gone-desktop-light')
    await page.getByRole('link', { name: 'Phases', exact: true }).click()
    await page.getByRole('heading', { name: /^Phase 1/ }).waitFor()
    await page.getByText('The list cannot be read').waitFor()

    renameSync(away, join(app.files, folder))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectSoon(() => page.getByText('The list cannot be read').count(), 0)
    await visit.end()
  })

  it('takes a list from the chain into files and back, with the leftovers removable', async () => {
    const drop = await deployCollection(app, { creator, symbol: 'THERE', name: 'There' })
    await addPhases(app, {
      creator,
      deployment: drop,
      phases: [{ priceAmount: 0n, phaseType: 'allowList' }],
    })
    const path = `#/collections/${drop}/allowlists`
    const { page, visit } = await openAsCreator(app, { creator, path })
    const few = [...madeUpEntries(3), entryOf(member, { price: 40_000_000n, maxClaims: 2n })]
    await giveFile(page, csvWith(few, []))
    await page.getByText('This list is kept on chain').waitFor()
    await page.getByRole('button', { name: 'Keep it in files instead' }).click()
    await page.getByRole('button', { name: 'Publish the list' }).click()
    await confirmReview(page, 'Use this list')
    await page.getByText('Phase 1 uses this list').waitFor()
    await mint(drop)

    await openMore(page)
    await page.getByRole('button', { name: 'Keep it on chain instead' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^Nobody can mint in the phase until/)
      .waitFor()
    await confirmReview(page, 'Keep it on chain')
    await page.getByRole('button', { name: 'Write 4 entries' }).waitFor()
    const info = await readCollection(app, drop)
    expect(info.phases.map(({ phaseType }) => phaseType)).to.deep.equal(['allowList'])
    expect(info.metadata.extraMetadata).to.deep.equal([])
    await visit.end()
  })

  it('shows what any wallet may claim, with its proof checked', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    await giveFile(page, csvWith(entries, []))
    await openMore(page)
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

  it('warns of a list that another phase has, on the page and before it is sent', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 2 })
    await giveFile(page, csvWith(entries, []))
    const shared =
      'Phase 1 has the same list: a wallet on it has its claims in each of these phases'
    await page.getByText(shared).waitFor()

    await page.getByRole('button', { name: 'Publish the list' }).click()
    await page.getByRole('dialog').getByText(shared).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Publish the list' }).waitFor()
    await visit.end()
  })

  it('lets anybody look into a list, and only the owner publish it', async () => {
    const { page, visit } = await openMerkleList(app, {
      creator,
      deployment,
      phase: 2,
      connectedAs: 'Collector 1',
    })
    await page.getByText('Read-only: only the owner may change allowlists.').waitFor()
    await giveFile(page, csvWith(entries, []))
    await page.getByText('Wallets can mint with this list.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: 'Publish the list' }).count(), 0)
    await openMore(page)
    await expectSoon(() => page.getByRole('button', { name: /Keep it on chain/ }).count(), 0)
    const { files } = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    expect(Object.keys(files)).to.have.length(991)
    await visit.end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const list = { creator, deployment, phase: 1, viewport: PHONE }
    const { page, visit } = await openMerkleList(app, list)
    await page.getByText('Can read it').waitFor()
    await expectGoodLook(page, 'hosted-list-empty')
    await giveFile(page, csvWith(madeUpEntries(9_000), ['nobody,1,1']))
    await page.getByText('Wallets can mint with this list.').waitFor()
    await expectGoodLook(page, 'hosted-list')
    await openMore(page)
    await page.getByText('verified against the root').waitFor()
    await expectGoodLook(page, 'hosted-list-more')
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

  async function addressOnChain(phaseIndex: number): Promise<string | undefined> {
    const info = await readCollection(app, deployment)
    return listAddress(info, { merkleRoot: info.phases[phaseIndex]?.merkleRoot })
  }

  /** Mints as a member, who knows the collection alone. */
  async function mint(deployment: string): Promise<void> {
    await giveMoney(app, member.publicKey)
    // A phase is open strictly after its start, which may be this very second.
    app.network.advanceClock(1)
    const result = await mintItems(
      connectionOf(app),
      { wallet: keypairWallet(member), deployment, quantity: 2n },
      { metadata: { fetch: () => Promise.resolve(new Response('{}')) } },
    )
    expect(result.failure).to.equal(undefined)
    expect(result.items).to.have.length(2)
  }
})
