import { buildMerkleList, listAddress } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { giveFile } from './helpers/allowlists.ts'
import { readCollection } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
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
import { deployWithMerklePhases, openMerkleList, openMore } from './helpers/merklePage.ts'
import { confirmReview } from './helpers/review.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'

describe('the files of allowlists', () => {
  let app: AppWithFiles
  let deployment: string
  const creator = Keypair.generate()
  const entries = madeUpEntries(990)

  before(async () => {
    app = await startAppWithFiles()
    const { root } = await buildMerkleList(entries)
    deployment = await deployWithMerklePhases(app, { creator, root })
  })
  after(() => app.close())

  it('saves the very files that the command line writes, zipped and into a folder', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    const written = await filesOfCommandLine(entries)
    await giveFile(page, csvWith(entries, []))
    await openMore(page)

    const archive = await downloadArchive(page, () =>
      page.getByRole('button', { name: 'Download .zip' }).click(),
    )
    expect(archive.name).to.equal(`proofs-${(await rootOf(entries)).slice(0, 8)}.zip`)
    expect(archive.files).to.deep.equal(written)

    await offerFolder(page, 'guild')
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('990 files written.').waitFor()
    await expectSoon(() => filesIn(page, 'guild'), written)
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('0 files written, 990 were there already.').waitFor()
    await visit.end()
  })

  it('does not mix two lists in a folder unless it is told to', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    await offerFolder(page, 'mixed')
    await giveFile(page, csvWith(madeUpEntries(5), []))
    await openMore(page)
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('5 files written.').waitFor()

    const others = madeUpEntries(4)
    await page.getByRole('button', { name: 'Close the file' }).click()
    await giveFile(page, csvWith(others, []))
    await openMore(page)
    await page.getByRole('button', { name: 'Save into a folder' }).click()
    await page.getByText('This folder holds the proofs of another list').waitFor()
    await expectSoon(() => filesIn(page, 'mixed'), await filesOfCommandLine(madeUpEntries(5)))

    await page.getByRole('button', { name: 'Replace them' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
    await page.getByText('4 files written, 1 of another list removed.').waitFor()
    await expectSoon(() => filesIn(page, 'mixed'), await filesOfCommandLine(others))
    await visit.end()
  })

  it('checks files where somebody hosts them, and has the phase read them there', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 1 })
    visit.expectConsoleError(/404/)
    const few = madeUpEntries(3)
    const right = await serveFiles(await filesOfCommandLine(few))
    const wrong = await serveFiles(await filesOfCommandLine(madeUpEntries(5)))
    const empty = await serveFiles({})
    await giveFile(page, csvWith(few, []))
    await openMore(page)
    const address = page.getByRole('textbox', { name: /URL of the folder/ })

    await address.fill('javascript:alert(1)')
    await page.getByText('Enter a URL that begins with https:// or ipfs://.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: 'Check' }).isDisabled(), true)
    for (const [server, text] of [
      [empty, "The first wallet's proof is not there"],
      [wrong, 'The proofs there are of another list'],
      [right, "The first wallet's proof is there"],
    ] as const) {
      await address.fill(server.url)
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText(text).waitFor()
    }
    await page.getByRole('button', { name: 'Use this address' }).click()
    await confirmReview(page, 'Use this list')
    await page.getByText('Phase 1 uses this list').waitFor()
    const info = await readCollection(app, deployment)
    expect(listAddress(info, { merkleRoot: info.phases[0]?.merkleRoot })).to.equal(right.url)
    await visit.end()
    await Promise.all([right.close(), wrong.close(), empty.close()])
  })

  it('makes room for the proofs of a long list', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 2 })
    const many = madeUpEntries(66_000)
    await giveFile(page, csvWith(many, []))
    await page.getByText('So long a list needs a lookup table').waitFor()
    await openMore(page)
    await page.getByText(await rootOf(many), { exact: true }).waitFor()
    await page.getByText('17 nodes', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Download part 1 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Download part 2 of 2' }).waitFor()
    await shoot(page, 'merkle-long-desktop-light')

    await page.getByRole('button', { name: 'Create lookup table' }).click()
    await confirmReview(page, 'Create lookup table')

    await page.getByText('Wallets can mint with this list.').waitFor()
    await visit.end()
  })

  it('asks for what the file lacks, and reads it in another way', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 2 })
    const wallets = madeUpEntries(20).map(({ user }) => user)
    await giveFile(page, wallets.join('\n'))
    await page.getByText('The file is incomplete').waitFor()

    await page.getByRole('textbox', { name: 'Price for every wallet' }).fill('0.5')
    await page.getByRole('textbox', { name: 'Amount for every wallet' }).fill('300')

    const same = wallets.map((user) => ({ user, price: 500_000_000n, maxClaims: 300n }))
    await openMore(page)
    await page.getByText(await rootOf(same), { exact: true }).waitFor()
    await visit.end()
  })

  it('asks what prices are in, and stops at what looks like a mistake', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 2 })
    const [one, three] = [Keypair.generate(), Keypair.generate()]
    await giveFile(page, `address,price,max_claims\n${one.publicKey},1,1\n${three.publicKey},3,2`)
    const inSol = [
      entryOf(one, { price: 1_000_000_000n, maxClaims: 1n }),
      entryOf(three, { price: 3_000_000_000n, maxClaims: 2n }),
    ]
    await openMore(page)
    await page.getByText(await rootOf(inSol), { exact: true }).waitFor()
    await page.getByText('Total, if all 3 items are minted').waitFor()
    await page.getByText('7 SOL', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Publish the list' }).click()
    await page.getByRole('dialog').getByText('7 SOL', { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('radio', { name: 'Lamports' }).click()
    const meant = page.getByRole('checkbox', { name: /^Yes, the lowest price is/ })
    await meant.waitFor()
    await page.getByText('Yes, the lowest price is 0.000000001 SOL.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: 'Publish the list' }).count(), 0)
    await expectAccessible(page)
    await shoot(page, 'merkle-cheap-desktop-light')
    await meant.click()
    await page.getByRole('button', { name: 'Publish the list' }).waitFor()
    await visit.end()
  })

  it('stops building when it is told to, and starts again', async () => {
    const { page, visit } = await openMerkleList(app, { creator, deployment, phase: 2 })
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
    await openMore(page)
    await page.getByText(await rootOf(few), { exact: true }).waitFor()
    await visit.end()
  })
})
