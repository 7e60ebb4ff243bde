import { Keypair } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { giveMoney } from './chain.ts'
import { type ACCOUNTS, storedAccounts } from './developmentAccounts.ts'
import type { RunningApp } from './startApp.ts'
import type { OpenOptions, Visit } from './visit.ts'

/** Wallet and options for opening the app. */
export interface CreatorOptions extends OpenOptions {
  /** Owner of the test's collections. Default: a new keypair. */
  creator?: Keypair
  /** Connected development wallet account. Default: Creator. */
  connectedAs?: (typeof ACCOUNTS)[number]
  /** True if the wallet asks before it signs. Default: false. */
  asksBeforeSigning?: boolean
}

/** The open app, with a development wallet whose keys the test knows. */
export interface CreatorVisit {
  visit: Visit
  page: Page
  /** The wallet's first account, funded. */
  creator: Keypair
  /** The other two accounts, funded. */
  collectors: readonly [Keypair, Keypair]
}

/** Opens the app with a wallet with known keypairs, gives each account 10 SOL, and connects it. */
export async function openAsCreator(
  app: RunningApp,
  {
    creator = Keypair.generate(),
    connectedAs = 'Creator',
    asksBeforeSigning = false,
    ...options
  }: CreatorOptions = {},
): Promise<CreatorVisit> {
  const collectors = [Keypair.generate(), Keypair.generate()] as const
  const keypairs = [creator, ...collectors]
  await giveMoney(app, ...keypairs.map(({ publicKey }) => publicKey))
  const visit = await app.open({
    ...options,
    stored: {
      ...options.stored,
      ...storedAccounts(keypairs, { active: connectedAs, asksBeforeSigning }),
    },
  })
  await connect(visit.page, connectedAs)
  return { visit, page: visit.page, creator, collectors }
}

async function connect(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: /Development wallet/ }).click()
  await page.getByRole('button', { name: `Account: ${account}` }).waitFor()
}
