import type { Account } from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'
import type { Page } from 'playwright-core'
import type { TestNetwork } from '../../../clients/aptos/test/support/network.ts'
import { APTOS_WALLET, installAptosWallet } from './aptosWallet.ts'
import { buildOnce } from './buildOnce.ts'
import { serveStatic } from './serveStatic.ts'
import { type OpenOptions, openVisit, type Visit } from './visit.ts'

/** Slug of the local network. */
const LOCAL = 'aptos-local'

/** One APT in octas. */
export const APT = 100_000_000n

/** The published mint page beside a network. */
export interface AptosApp {
  url: string
  /** Opens the page of a drop with a wallet of these accounts, not connected yet. */
  open: (collection: string, options?: AptosOpenOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Options of a visit. */
export interface AptosOpenOptions extends OpenOptions {
  /** Parameters added to the link. */
  search?: Readonly<Record<string, string>>
  /** Default: no wallet. */
  accounts?: readonly Account[]
  /** Chain that the wallet is on. Default: that of the drop. */
  chainId?: number
}

/** Serves the published app with the network as one of its networks. */
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

/** Address of a drop's mint page, relative to the console. */
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

/** Octas of an account. */
export function octasOf({ connection }: TestNetwork, account: Account | string): Promise<bigint> {
  const address = typeof account === 'string' ? account : account.accountAddress.toStringLong()
  return fetchBalance(connection, address)
}
