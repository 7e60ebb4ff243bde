import type { Account } from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'
import type { Page } from 'playwright-core'
import type { TestNetwork } from '../../../clients/aptos/test/support/network.ts'
import { APTOS_WALLET, installAptosWallet } from './aptosWallet.ts'
import { buildOnce } from './buildOnce.ts'
import { serveStatic } from './serveStatic.ts'
import { type OpenOptions, openVisit, type Visit } from './visit.ts'

/** The local network's slug. */
const LOCAL = 'aptos-local'

/** One APT in octas. */
export const APT = 100_000_000n

/** The published mint page beside a network. */
export interface AptosApp {
  url: string
  /** Opens a drop's page with a wallet with these accounts, not connected yet. */
  open: (collection: string, options?: AptosOpenOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Options for a visit. */
export interface AptosOpenOptions extends OpenOptions {
  /** Parameters added to the link. */
  search?: Readonly<Record<string, string>>
  /** Default: no wallet. */
  accounts?: readonly Account[]
  /** The wallet's chain. Default: the drop's. */
  chainId?: number
}

/** Serves the published app with the network among its networks. */
export async function startAptosApp(network: TestNetwork): Promise<AptosApp> {
  const { nodeUrl, faucetUrl: faucet, publisher: machine } = network
  const site = await serveStatic(await buildOnce(), {
    rpc: { [LOCAL]: [nodeUrl] },
    aptos: { [LOCAL]: { machine, faucet } },
  })
  return {
    url: site.url,
    open: (collection, { search, accounts, chainId = network.chainId, ...options } = {}) => {
      const path = aptosMintPath(collection, search)
      if (!accounts) return openVisit(site.url, { ...options, path })
      const prepare: OpenOptions['prepare'] = (context) =>
        installAptosWallet(context, { accounts, chainId })
      return openVisit(site.url, { ...options, path, prepare })
    },
    close: () => site.close(),
  }
}

/** Returns a drop's mint page path, relative to the console. */
export function aptosMintPath(
  collection: string,
  search: Readonly<Record<string, string>> = {},
): string {
  return `mint/#/APTOS:${collection}?${new URLSearchParams({ network: LOCAL, ...search })}`
}

/** Connects the wallet with the mouse. */
export async function connectAptosWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: APTOS_WALLET }).click()
  await page.getByRole('button', { name: new RegExp(`^Account: ${APTOS_WALLET}`) }).waitFor()
}

/** Fetches an account's octas. */
export function octasOf({ connection }: TestNetwork, account: Account | string): Promise<bigint> {
  const address = typeof account === 'string' ? account : account.accountAddress.toStringLong()
  return fetchBalance(connection, address)
}
