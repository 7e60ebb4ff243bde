import type { EvmWallet } from '@mintline/evm'
import type { Page } from 'playwright-core'
import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { TestChain } from '../../../clients/evm/test/support/chain.ts'
import type { TestDrop } from '../../../clients/evm/test/support/drops.ts'
import { buildOnce } from './buildOnce.ts'
import { EVM_WALLET, type EvmWalletOptions, installEvmWallet } from './evmWallet.ts'
import { serveStatic } from './serveStatic.ts'
import { type OpenOptions, openVisit, type Visit } from './visit.ts'

/** Slug for chains that are started without options. */
const LOCAL = 'local-development'

/** The published mint page beside a chain. */
export interface EvmApp {
  url: string
  /** Opens a drop's page with a wallet with these accounts, not connected yet. */
  open: (drop: string, options?: EvmOpenOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Options for a visit. */
export interface EvmOpenOptions extends OpenOptions {
  /** Parameters added to the link. */
  search?: Readonly<Record<string, string>>
  /** Default: no wallet. */
  accounts?: EvmWalletOptions['accounts']
  /** The wallet's chain. Default: the drop's. */
  chainId?: number
  /** True for a wallet app's browser, as in `EvmWalletOptions`. */
  isInApp?: boolean
}

/**
 * Serves the published app with the chain among its networks.
 *
 * @param slug That network's slug. Default: the local one.
 */
export async function startEvmApp(
  { url }: Pick<TestChain, 'url'>,
  slug: string = LOCAL,
): Promise<EvmApp> {
  const site = await serveStatic(await buildOnce(), { rpc: { [slug]: [url] } })
  return {
    url: site.url,
    open: async (drop, { search, accounts, chainId, isInApp = false, ...options } = {}) => {
      const path = evmMintPath(drop, { network: slug, ...search })
      if (!accounts) return openVisit(site.url, { ...options, path })
      return openVisit(site.url, {
        ...options,
        path,
        prepare: (context) =>
          installEvmWallet(context, {
            url,
            accounts,
            isInApp,
            ...(chainId !== undefined && { chainId }),
          }),
      })
    },
    close: () => site.close(),
  }
}

/** Returns a drop's mint page path, relative to the console. */
export function evmMintPath(drop: string, search: Readonly<Record<string, string>> = {}): string {
  return `mint/#/${drop}?${new URLSearchParams({ network: LOCAL, ...search })}`
}

/** Returns a drop's union id. */
export function unionId({ address }: TestDrop, tokenId?: bigint): string {
  return `ETHEREUM:${address}${tokenId === undefined ? '' : `:${tokenId}`}`
}

/** Connects the wallet with the mouse. */
export async function connectEvmWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: EVM_WALLET }).click()
  await page.getByRole('button', { name: new RegExp(`^Account: ${EVM_WALLET}`) }).waitFor()
}

/** Counts a drop's items that a wallet holds. */
export function heldItems(
  { connection }: TestChain,
  { address }: TestDrop,
  wallet: EvmWallet,
): Promise<bigint> {
  const args = [wallet.address as Address] as const
  const abi = erc20Abi
  return readContract(connection.client, { address, abi, functionName: 'balanceOf', args })
}
