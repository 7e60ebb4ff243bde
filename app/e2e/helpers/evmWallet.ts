import type { BrowserContext, Page } from 'playwright-core'

/** The wallet's name on the page. */
export const EVM_WALLET = 'Test wallet'

/** A wallet for the page. */
export interface EvmWalletOptions {
  /** Node that holds its accounts' keys. */
  url: string
  /** Addresses; the first is active. */
  accounts: readonly string[]
  /** Chain it is on at first. Default: the node's. */
  chainId?: number
  /** True for a wallet app's browser, which sets `window.ethereum` and announces nothing. */
  isInApp?: boolean
}

/** The wallet's answers, as a person gives them in its window. */
export interface WalletConduct {
  /** Default: true. */
  approves?: boolean
  /** True if its window stays open without an answer. */
  waits?: boolean
  /** Number of transactions after which it waits, until its conduct changes. */
  waitsAfter?: number
  /** Its answer in place of a hash, for a transaction that it hands to others and does not send itself. */
  answer?: string | null
  /** True if it sends, and its answer gets lost. */
  isMute?: boolean
  /** True if somebody else pays the gas, and the wallet announces that this is possible. */
  isSponsored?: boolean
}

/**
 * Adds a wallet to every page in a context as a browser extension does: by EIP-6963, with an EIP-1193 provider over a
 * node's accounts.
 */
export async function installEvmWallet(
  context: BrowserContext,
  { url, accounts, chainId, isInApp = false }: EvmWalletOptions,
): Promise<void> {
  // As from an extension's own process, which no page's policy binds.
  await context.exposeFunction('testWalletNode', async (method: string, params: unknown[]) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return response.json()
  })
  // These flows' loader adds calls to a name helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(injected, { name: EVM_WALLET, accounts, chainId, isInApp })
}

/** Decides how the wallet answers from now on. */
export async function conductWallet(page: Page, conduct: WalletConduct): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('test-wallet:conduct', { detail })),
    conduct,
  )
}

/** Switches the wallet to another account or chain, as a person does in the wallet's own window. */
export async function switchWallet(
  page: Page,
  change: { account?: string; chainId?: number },
): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('test-wallet:switch', { detail })),
    change,
  )
}

/** Returns the methods called on the wallet since the page was loaded. */
export function askedOfWallet(page: Page): Promise<string[]> {
  return page.evaluate(() => window.testWalletAsked ?? [])
}

declare global {
  interface Window {
    testWalletAsked?: string[]
    testWalletNode: (
      method: string,
      params: readonly unknown[],
    ) => Promise<{ result?: unknown; error?: { code: number; message: string } }>
  }
}

interface Injected {
  name: string
  accounts: readonly string[]
  chainId: number | undefined
  isInApp: boolean
}

// Runs in the page: nothing from the outer scope is available.
function injected({ name, accounts, chainId, isInApp }: Injected): void {
  const CONNECTED = 'test-wallet.connected'
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const asked: string[] = []
  window.testWalletAsked = asked
  let conduct: WalletConduct = {}
  let sends = 0
  const waiting: (() => void)[] = []
  let active = accounts[0]
  let chain = chainId === undefined ? undefined : `0x${chainId.toString(16)}`
  let known = chain === undefined
  const tell = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  const failure = (code: number, message: string) => Object.assign(new Error(message), { code })

  async function node(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const { result, error } = await window.testWalletNode(method, params)
    if (error) throw failure(error.code, error.message)
    return result
  }

  async function request({ method, params = [] }: { method: string; params?: unknown[] }) {
    asked.push(method)
    switch (method) {
      case 'eth_requestAccounts':
        if (conduct.approves === false) throw failure(4001, 'User rejected the request.')
        localStorage.setItem(CONNECTED, 'yes')
        return [active]
      case 'eth_accounts':
        return localStorage.getItem(CONNECTED) ? [active] : []
      case 'eth_chainId':
        return chain ?? node(method)
      case 'wallet_switchEthereumChain':
        if (conduct.approves === false) throw failure(4001, 'User rejected the request.')
        if (!known) throw failure(4902, 'Unrecognized chain ID.')
        chain = String(Reflect.get(Object(params[0]), 'chainId'))
        tell('chainChanged', chain)
        return null
      case 'wallet_addEthereumChain':
        known = true
        chain = String(Reflect.get(Object(params[0]), 'chainId'))
        tell('chainChanged', chain)
        return null
      case 'eth_sendTransaction':
        if (conduct.waits) await new Promise(() => undefined)
        sends += 1
        if (sends > (conduct.waitsAfter ?? sends)) {
          await new Promise<void>((resolve) => waiting.push(resolve))
        }
        if (conduct.approves === false) throw failure(4001, 'User rejected the request.')
        if (conduct.answer !== undefined) return conduct.answer
        // The sponsor's coins: the node takes gas from the account.
        if (conduct.isSponsored) await node('anvil_setBalance', [active, '0xde0b6b3a7640000'])
        if (conduct.isMute) {
          await node(method, params)
          await new Promise(() => undefined)
        }
        return node(method, params)
      case 'wallet_getCapabilities':
        if (!conduct.isSponsored) throw failure(4200, 'The method is not supported.')
        return { '0x0': { paymasterService: { supported: true } } }
      default:
        return node(method, params)
    }
  }
  const provider = {
    request,
    on: (event: string, listener: (value: unknown) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: (value: unknown) => void) => {
      listeners.get(event)?.delete(listener)
    },
  }
  const detail = Object.freeze({
    info: {
      uuid: '350670db-19fa-4704-a166-e52e178b59d2',
      name,
      icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
      rdns: 'example.test.wallet',
    },
    provider,
  })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  if (isInApp) Object.assign(window, { ethereum: provider })
  else window.addEventListener('eip6963:requestProvider', announce)
  window.addEventListener('test-wallet:conduct', (event) => {
    if ('detail' in event) conduct = Object(event.detail)
    sends = 0
    for (const goOn of waiting.splice(0)) goOn()
  })
  window.addEventListener('test-wallet:switch', (event) => {
    const change = 'detail' in event ? Object(event.detail) : {}
    if (change.account !== undefined) {
      active = change.account
      tell('accountsChanged', [active])
    }
    if (change.chainId !== undefined) {
      chain = `0x${change.chainId.toString(16)}`
      tell('chainChanged', chain)
    }
  })
  if (!isInApp) announce()
}
