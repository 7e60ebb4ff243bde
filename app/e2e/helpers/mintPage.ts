import { type DeployPlatformFee, type PhaseInput, phaseTermsOf } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import type { FrameLocator, Page } from 'playwright-core'
import { administrationOf, connectionOf, giveMoney, readChainTime } from './chain.ts'
import { ACCOUNTS, storedAccounts } from './developmentAccounts.ts'
import { type HeldRequests, holdRpcRequests } from './heldRequests.ts'
import type { RunningApp } from './startApp.ts'
import type { OpenOptions, Visit } from './visit.ts'

/** More than an account's minimum balance, so that it can receive small amounts. */
const SOME_LAMPORTS = 1_000_000

/** A deployed drop and its receivers. */
export interface DeployedDrop {
  deployment: string
  symbol: string
  creator: Keypair
  treasury: Keypair
  /** The only recipient of the platform fee. */
  platform: Keypair
}

/** Terms for a drop to deploy. */
export interface DropTerms {
  symbol: string
  name?: string
  phases: readonly PhaseInput[]
  /** Default: 100. */
  maxNumberOfTokens?: bigint
  maxMintsPerWallet?: bigint
  fee?: Omit<DeployPlatformFee, 'recipients'>
  /** Folder with `collection.json` and the items' documents; default: one with empty documents. */
  metadataUrl?: string
}

/** Deploys a drop with its phases, without the page. */
export async function deployDrop(app: RunningApp, terms: DropTerms): Promise<DeployedDrop> {
  const { symbol, name = symbol, metadataUrl = 'https://example.com' } = terms
  const connection = connectionOf(app)
  const [creator, treasury, platform] = [Keypair.generate(), Keypair.generate(), Keypair.generate()]
  await giveMoney(app, creator.publicKey)
  for (const { publicKey } of [treasury, platform]) {
    await connection.requestAirdrop(publicKey, SOME_LAMPORTS)
  }
  const now = await readChainTime(app)
  const { deployment } = await administrationOf(app, creator).deploy({
    symbol,
    collectionName: name,
    collectionUri: `${metadataUrl}/collection.json`,
    itemBaseName: `${name} #{}`,
    itemBaseUri: `${metadataUrl}/{}.json`,
    treasury: treasury.publicKey.toBase58(),
    maxNumberOfTokens: terms.maxNumberOfTokens ?? 100n,
    maxMintsPerWallet: terms.maxMintsPerWallet ?? 0n,
    royalties: { royaltyBasisPoints: 0, creators: [] },
    platformFee: {
      ...terms.fee,
      recipients: [{ address: platform.publicKey.toBase58(), share: 100 }],
    },
    // A phase is open strictly after its start.
    phases: terms.phases.map((phase) => phaseTermsOf({ startTime: now - 60n, ...phase }, now)),
  })
  return { deployment, symbol, creator, treasury, platform }
}

/** Options for opening a mint page. */
export interface CollectorOptions extends OpenOptions {
  /** Parameters added to the link, such as the proofs' address. */
  search?: Readonly<Record<string, string>>
  /** True if the wallet asks before it signs. Default: false. */
  asksBeforeSigning?: boolean
}

/** An open mint page and its collectors. */
export interface CollectorVisit extends Visit {
  /** The development wallet's first account, which mints, with 10 SOL. */
  collector: Keypair
  /** Second account, with 10 SOL. */
  other: Keypair
}

/** Opens a drop's page with a development wallet with known keys, not connected yet. */
export async function openMintPage(
  app: RunningApp,
  drop: string,
  { search, asksBeforeSigning = false, stored, ...options }: CollectorOptions = {},
): Promise<CollectorVisit> {
  const keypairs = ACCOUNTS.map(() => Keypair.generate())
  await giveMoney(app, ...keypairs.map(({ publicKey }) => publicKey))
  const [, collector, other] = keypairs
  if (!collector || !other) throw new Error('The development wallet has fewer accounts.')
  const visit = await app.open({
    ...options,
    path: mintPath(drop, search),
    stored: {
      ...storedAccounts(keypairs, { active: 'Collector 1', asksBeforeSigning }),
      ...stored,
    },
  })
  return { ...visit, collector, other }
}

/** Returns a drop's mint page path, relative to the console. */
export function mintPath(drop: string, search: Readonly<Record<string, string>> = {}): string {
  return `mint/#/${drop}?${new URLSearchParams({ cluster: 'embedded', ...search })}`
}

/** Connects the development wallet with the mouse. */
export async function connectCollector(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /Development wallet/ }).click()
  await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
}

/** Switches to the other collector in the account menu. */
export async function switchToOther(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitemradio', { name: 'Collector 2' }).click()
  await page.getByRole('button', { name: /^Account: Collector 2/ }).waitFor()
}

/** Reads a term's value on the page, such as `Balance afterwards`. */
export async function costOf(page: Page, term: string): Promise<string> {
  const line = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
  return (await line.locator('dd').textContent()) ?? ''
}

/**
 * Reads the page's large price, which a buyer pays.
 *
 * @param note The text above it.
 */
export async function largePrice(page: Page, note = 'Price per item'): Promise<string> {
  const above = page.getByText(note, { exact: true })
  return (await above.locator('xpath=following-sibling::div[1]/p[1]').textContent()) ?? ''
}

/** Parses an amount as the page shows it: `1,234.5 SOL`. */
export function lamportsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace(/,| SOL$/g, '').split('.')
  return BigInt(whole) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0') || '0')
}

/** Waits until a mint is simulated and its button is enabled. */
export async function readyToMint(page: Page | FrameLocator, label: string): Promise<void> {
  const button = page.getByRole('button', { name: label, exact: true })
  await button.and(page.locator(':enabled:not([aria-busy])')).waitFor()
}

/** Presses a mint button, and holds the transaction back before it reaches the network. */
export async function mintAndHold(
  app: RunningApp,
  page: Page,
  label: string,
): Promise<HeldRequests> {
  const { rpcUrl } = app.network
  await readyToMint(page, label)
  const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
  await page.getByRole('button', { name: label }).click()
  await held.reached(1)
  return held
}

/** Returns to the page, which makes it read the chain at once. */
export async function returnToPage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}
