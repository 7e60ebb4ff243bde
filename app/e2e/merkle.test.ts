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
import { type CreatorOptions, openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, giveMoney, readCollection } from './helpers/chain.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import { cardOf } from './helpers/facts.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import {
  csvWith,
  downloadArchive,
  entryOf,
  filesIn,
  filesOfCommandLine,
  madeUpEntries,
  offerFolder,
  rootOf,
  serveFiles,
} from './helpers/merkleLists.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

describe('merkle lists', () => {
  let app: RunningApp
  let deployment: string
  const creator = Keypair.generate()
  const member = Keypair.generate()
  const merkle = { priceAmount: 0n, phaseType: 'merkleTree' } as const
  const entries: MerkleEntryInput[] = [
    ...madeUpEntries(989),
    entryOf(member, { price: 40_000_000n, maxClaims: 2n }),
  ]

  before(async () => {
    app = await startApp()
    deployment = await deployCollection(app, { creator, symbol: 'GUILD', name: 'Guild' })
    await addPhases(app, {
      creator,
      deployment,
      phases: [
        { ...merkle, merkleRoot: new Uint8Array(32).fill(1) },
        { ...merkle, merkleRoot: new Uint8Array(32).fill(2) },
        { priceAmount: 0n, phaseType: 'public', startTime: 4_000_000_000n },
      ],
    })
  })
  after(() => app.close())

  it('makes the root of a file with bad rows, puts it into the phase, and a mint with it works', async () => {
    const { page, visit } = await openList({ phase: 0 })
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
    await page.getByText('Phase 0 has another root on chain').waitFor()
    await expectAccessible(page)
    await shoot(page, 'merkle-desktop-light')

    await page.getByRole('button', { name: 'Use this root in phase 0' }).click()
    await confirmReview(page, 'Use this root')

    await page.getByText('Same root as phase 0 on chain').waitFor()
    expect(await rootOnChain(0)).to.equal(root)
    const { files } = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    await mintWith(deployment, files[`${member.publicKey}.json`] ?? '')
    await visit.end()
  })

  it('shows what any wallet may claim, with its proof checked', async () => {
    const { page, visit } = await openList({ phase: 0 })
    await giveFile(page, csvWith(entries, []))
    const wallet = page.getByRole('textbox', { name: 'Wallet', exact: true })
    await page.getByText('Wallet 1 of 990').waitFor()
    expect(await wallet.inputValue()).to.equal(entries[0]?.user)
    await page.getByText('10 nodes, verified against the root').waitFor()
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

  it('saves the very files that the command line writes, zipped and into a folder', async () => {
    const { page, visit } = await openList({ phase: 0 })
    const written = await filesOfCommandLine(entries)
    await giveFile(page, csvWith(entries, []))
    await page.getByText('Same root as phase 0 on chain').waitFor()

    const archive = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    expect(archive.name).to.equal(`proofs-${(await rootOf(entries)).slice(0, 8)}.zip`)
    expect(archive.files).to.deep.equal(written)

    await offerFolder(page, 'guild')
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('990 files written.').waitFor()
    expect(await filesIn(page, 'guild')).to.deep.equal(written)
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('0 files written, 990 were there already.').waitFor()
    await visit.end()
  })

  it('does not mix two lists in a folder unless it is told to', async () => {
    const { page, visit } = await openList({ phase: 0 })
    await offerFolder(page, 'mixed')
    await giveFile(page, csvWith(madeUpEntries(5), []))
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('5 files written.').waitFor()

    const others = madeUpEntries(4)
    await page.getByRole('button', { name: 'Close the file' }).click()
    await giveFile(page, csvWith(others, []))
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('This folder holds the proofs of another list').waitFor()
    expect(await filesIn(page, 'mixed')).to.deep.equal(await filesOfCommandLine(madeUpEntries(5)))

    await page.getByRole('button', { name: 'Replace them' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
    await page.getByText('4 files written, 1 of another list removed.').waitFor()
    expect(await filesIn(page, 'mixed')).to.deep.equal(await filesOfCommandLine(others))
    await visit.end()
  })

  it('checks proofs where they are online, and names the mint page that reads them', async () => {
    const { page, visit } = await openList({ phase: 0 })
    visit.expectConsoleError(/404/)
    const few = madeUpEntries(3)
    const right = await serveFiles(await filesOfCommandLine(few))
    const wrong = await serveFiles(await filesOfCommandLine(madeUpEntries(5)))
    const empty = await serveFiles({})
    await giveFile(page, csvWith(few, []))
    const address = page.getByRole('textbox', { name: /Address of the folder/ })

    await address.fill('javascript:alert(1)')
    await page.getByText('Enter an address that begins with https:// or ipfs://.').waitFor()
    expect(await page.getByRole('button', { name: 'Check' }).isDisabled()).to.equal(true)
    for (const [server, text] of [
      [empty, "The first wallet's proof is not there"],
      [wrong, 'The proofs there are of another list'],
      [right, "The first wallet's proof is there"],
    ] as const) {
      await address.fill(server.url)
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText(text).waitFor()
    }
    const link = page.getByRole('link', { name: /Mint page that reads these proofs/ })
    expect(await link.getAttribute('href')).to.equal(
      `${app.url}mint/#/${deployment}?cluster=embedded&proofs=${encodeURIComponent(right.url)}`,
    )
    await visit.end()
    await Promise.all([right.close(), wrong.close(), empty.close()])
  })

  it('warns of a root that another phase has, on the page and before it is sent', async () => {
    const { page, visit } = await openList({ phase: 1 })
    await giveFile(page, csvWith(entries, []))
    const shared =
      'Phase 0 has the same root: a wallet on the list has its claims in each of these phases'
    await page.getByText(shared).waitFor()

    await page.getByRole('button', { name: 'Use this root in phase 1' }).click()
    await page.getByRole('dialog').getByText(shared).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Phase 1 has another root on chain').waitFor()
    await visit.end()
  })

  it('makes room for the proofs of a long list', async () => {
    const { page, visit } = await openList({ phase: 1 })
    const many = madeUpEntries(66_000)
    await giveFile(page, csvWith(many, []))
    await page.getByText(await rootOf(many), { exact: true }).waitFor()
    await page.getByText('17 nodes', { exact: true }).waitFor()
    await page.getByText('These proofs need a lookup table').waitFor()
    await page.getByRole('button', { name: 'Download part 1 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Download part 2 of 2' }).waitFor()
    await shoot(page, 'merkle-long-desktop-light')

    await page.getByRole('button', { name: 'Create lookup table' }).click()
    await confirmReview(page, 'Create lookup table')

    await page.getByText('These proofs fit into a mint of this collection.').waitFor()
    await visit.end()
  })

  it('asks for what the file lacks, and reads it in another way', async () => {
    const { page, visit } = await openList({ phase: 1 })
    const wallets = madeUpEntries(20).map(({ user }) => user)
    await giveFile(page, wallets.join('\n'))
    await page.getByText('The file is incomplete').waitFor()

    await page.getByRole('textbox', { name: 'Price for every wallet' }).fill('0.5')
    await page.getByRole('textbox', { name: 'Amount for every wallet' }).fill('300')

    const same = wallets.map((user) => ({ user, price: 500_000_000n, maxClaims: 300n }))
    await page.getByText(await rootOf(same), { exact: true }).waitFor()
    await visit.end()
  })

  it('asks what prices are in, and stops at what looks like a mistake', async () => {
    const { page, visit } = await openList({ phase: 1 })
    const [one, three] = [Keypair.generate(), Keypair.generate()]
    await giveFile(page, `address,price,max_claims\n${one.publicKey},1,1\n${three.publicKey},3,2`)
    const inSol = [
      entryOf(one, { price: 1_000_000_000n, maxClaims: 1n }),
      entryOf(three, { price: 3_000_000_000n, maxClaims: 2n }),
    ]
    await page.getByText(await rootOf(inSol), { exact: true }).waitFor()
    await page.getByText('Total, if all 3 items are minted').waitFor()
    await page.getByText('7 SOL', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Use this root in phase 1' }).click()
    await page.getByRole('dialog').getByText('7 SOL', { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('radio', { name: 'Lamports' }).click()
    const meant = page.getByRole('checkbox', { name: /^Yes, the lowest price is/ })
    await meant.waitFor()
    await page.getByText('Yes, the lowest price is 0.000000001 SOL.').waitFor()
    expect(await page.getByRole('button', { name: 'Use this root in phase 1' }).count()).to.equal(0)
    await expectAccessible(page)
    await shoot(page, 'merkle-cheap-desktop-light')
    await meant.click()
    await page.getByRole('button', { name: 'Use this root in phase 1' }).waitFor()
    await visit.end()
  })

  it('stops building when it is told to, and starts again', async () => {
    const { page, visit } = await openList({ phase: 1 })
    const held: (() => Promise<void>)[] = []
    await page.route(/merkle\.worker/, (route) => {
      held.push(() => route.continue().catch(() => undefined))
    })
    const few = madeUpEntries(10)
    await giveFile(page, csvWith(few, []))
    await page.getByText('Reading the rows').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('A list of wallets').waitFor()

    await page.unroute(/merkle\.worker/)
    for (const letThrough of held) await letThrough()
    await giveFile(page, csvWith(few, []))
    await page.getByText(await rootOf(few), { exact: true }).waitFor()
    await visit.end()
  })

  it('is built in the editor of phases beside other drafts, and a wallet of it mints', async () => {
    const drop = await deployCollection(app, { creator, symbol: 'INSIDE', name: 'Inside' })
    const path = `#/collections/${drop}/phases`
    const { page, visit } = await openAsCreator(app, { creator, path })
    await page.getByRole('button', { name: /^Public/ }).click()
    await page.getByLabel('Price').fill('0.5')
    await page.getByLabel('Start', { exact: true }).fill('2040-06-01T18:00')
    await page.getByRole('button', { name: 'Close phase 0' }).click()
    await page.getByRole('button', { name: 'Add phase' }).click()
    await page.getByRole('button', { name: /^Merkle list/ }).click()

    await giveFile(page, csvWith(entries, []), 'members.csv')
    await page.getByRole('button', { name: 'Use this root' }).click()
    await page.getByText('This phase has this root').waitFor()
    const root = await rootOf(entries)
    expect(await page.getByLabel('Merkle root').inputValue()).to.equal(root)
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
    expect(await page.getByLabel('Price').inputValue()).to.equal('0.25')
    expect(await page.getByLabel('Merkle root').inputValue()).to.equal(await rootOf(few))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await confirmReview(page, 'Save')
    const { phases } = await readCollection(app, drop)
    expect(phases.map(({ priceAmount }) => priceAmount)).to.deep.equal([250_000_000n, 0n])
    await visit.end()
  })

  it('leaves the making of a phase to the owner', async () => {
    const { page, visit } = await openList({ phase: 2, connectedAs: 'Collector 1' })
    await page.getByRole('button', { name: 'Start from a file' }).click()
    const few = madeUpEntries(10)
    await giveFile(page, csvWith(few, []))
    await page.getByText('The owner of the collection can make a phase with this root.').waitFor()
    await page.getByRole('button', { name: 'Copy root' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(await rootOf(few))
    await visit.end()
  })

  it('lets anybody look into a list, and only the owner use its root', async () => {
    const { page, visit } = await openList({ phase: 1, connectedAs: 'Collector 1' })
    await page.getByText('Read-only: only the owner may put another root into the phase.').waitFor()
    await giveFile(page, csvWith(entries, []))
    await page.getByText('Phase 1 has another root on chain').waitFor()
    expect(await page.getByRole('button', { name: /Use this root/ }).count()).to.equal(0)
    const { files } = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    expect(Object.keys(files)).to.have.length(991)
    await visit.end()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`fits a phone and is accessible in ${colorScheme}`, async () => {
      const { page, visit } = await openList({ phase: 0, viewport: PHONE, colorScheme })
      await page.getByText('Root on chain').waitFor()
      await shoot(page, `merkle-empty-phone-${colorScheme}`)
      await giveFile(page, csvWith(entries, ['nobody,1,1']))
      await page.getByText('verified against the root').waitFor()
      await page.getByText('These proofs fit into a mint of this collection.').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await shoot(page, `merkle-phone-${colorScheme}`)
      await visit.end()
    })
  }

  it('is accessible in dark on a desk', async () => {
    const { page, visit } = await openList({ phase: 1, colorScheme: 'dark' })
    await giveFile(page, csvWith(madeUpEntries(9_000), ['nobody,1,1']))
    await page.getByText('verified against the root').waitFor()
    await expectAccessible(page)
    await shoot(page, 'merkle-desktop-dark')
    await visit.end()
  })

  async function openList({ phase, ...options }: CreatorOptions & { phase: number }) {
    const opened = await openAsCreator(app, {
      creator,
      path: `#/collections/${deployment}/allowlists?phase=${phase}`,
      ...options,
    })
    return opened
  }

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
