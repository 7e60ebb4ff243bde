import { type Account, Deserializer, Hex, SimpleTransaction } from '@aptos-labs/ts-sdk'
import type { BrowserContext, Page } from 'playwright-core'

/** The wallet's name on the page. */
export const APTOS_WALLET = 'Test wallet'

/** A wallet for the page. */
export interface AptosWalletOptions {
  /** The first is active. */
  accounts: readonly Account[]
  /** Chain it is on at first. */
  chainId: number
}

/** The wallet's answers, as a person gives them in its window. */
export interface WalletConduct {
  /** Default: true. */
  approves?: boolean
  /** True if its window stays open without an answer. */
  waits?: boolean
}

/**
 * Adds an Aptos wallet standard wallet to every page in a context, as a browser extension does. It signs with keys that
 * the page does not have.
 */
export async function installAptosWallet(
  context: BrowserContext,
  { accounts, chainId }: AptosWalletOptions,
): Promise<void> {
  await context.exposeFunction('testWalletSign', (address: string, transaction: string) => {
    const account = accounts.find(({ accountAddress }) => accountAddress.toStringLong() === address)
    if (!account) throw new Error('The wallet has no such account.')
    const bytes = Hex.fromHexInput(transaction).toUint8Array()
    const parsed = SimpleTransaction.deserialize(new Deserializer(bytes))
    return new Hex(account.signTransactionWithAuthenticator(parsed).bcsToBytes()).toString()
  })
  // These flows' loader adds calls to a name helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(injected, {
    name: APTOS_WALLET,
    chainId,
    accounts: accounts.map(({ accountAddress, publicKey }) => ({
      address: accountAddress.toStringLong(),
      publicKey: publicKey.toString(),
    })),
  })
}

/** Decides how the wallet answers from now on. */
export async function conductAptosWallet(page: Page, conduct: WalletConduct): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('test-wallet:conduct', { detail })),
    conduct,
  )
}

/** Switches the wallet to another account, by its position, or chain, as a person does in the wallet's own window. */
export async function switchAptosWallet(
  page: Page,
  change: { account?: number; chainId?: number },
): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('test-wallet:switch', { detail })),
    change,
  )
}

declare global {
  interface Window {
    testWalletSign: (address: string, transaction: string) => Promise<string>
  }
}

interface Injected {
  name: string
  chainId: number
  accounts: readonly { address: string; publicKey: string }[]
}

// Runs in the page: nothing from the outer scope is available.
function injected({ name, chainId, accounts }: Injected): void {
  const CONNECTED = 'test-wallet.connected'
  const listeners = { account: new Set<() => void>(), network: new Set<() => void>() }
  let conduct: WalletConduct = {}
  let active = 0
  let network = { name: 'custom', chainId }
  const account = () => accounts[active]
  const rejected = { status: 'Rejected' }
  const approved = (args: unknown) => ({ status: 'Approved', args })
  const toHex = (bytes: Uint8Array) =>
    [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const fromHex = (text: string) =>
    Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

  const connect = async (silent?: boolean) => {
    const isKnown = localStorage.getItem(CONNECTED) !== null
    if (silent ? !isKnown : conduct.approves === false) return rejected
    localStorage.setItem(CONNECTED, 'yes')
    return approved(account())
  }
  const signTransaction = async (transaction: { bcsToBytes(): Uint8Array }) => {
    if (conduct.waits) await new Promise(() => undefined)
    if (conduct.approves === false) return rejected
    const { address = '' } = account() ?? {}
    const signed = await window.testWalletSign(address, toHex(transaction.bcsToBytes()))
    return approved({ bcsToBytes: () => fromHex(signed) })
  }
  const changeNetwork = async (next: { name: string; chainId: number }) => {
    if (conduct.approves === false) return rejected
    network = next
    for (const listener of listeners.network) listener()
    return approved({ success: true })
  }
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    url: 'https://wallet.example',
    chains: ['aptos:localnet'],
    accounts: [],
    features: {
      'aptos:connect': { version: '1.0.0', connect },
      'aptos:disconnect': { version: '1.0.0', disconnect: async () => undefined },
      'aptos:account': { version: '1.0.0', account: async () => account() },
      'aptos:network': { version: '1.0.0', network: async () => network },
      'aptos:onAccountChange': {
        version: '1.0.0',
        onAccountChange: async (listener: () => void) => listeners.account.add(listener),
      },
      'aptos:onNetworkChange': {
        version: '1.0.0',
        onNetworkChange: async (listener: () => void) => listeners.network.add(listener),
      },
      'aptos:changeNetwork': { version: '1.0.0', changeNetwork },
      'aptos:signTransaction': { version: '1.0.0', signTransaction },
      'aptos:signMessage': { version: '1.0.0', signMessage: async () => rejected },
    },
  }
  const register = (api: { register: (added: unknown) => void }) => api.register(wallet)
  window.addEventListener('wallet-standard:app-ready', (event) => {
    if ('detail' in event) register(Object(event.detail))
  })
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  window.addEventListener('test-wallet:conduct', (event) => {
    if ('detail' in event) conduct = Object(event.detail)
  })
  window.addEventListener('test-wallet:switch', (event) => {
    const change = 'detail' in event ? Object(event.detail) : {}
    if (change.account !== undefined) {
      active = change.account
      for (const listener of listeners.account) listener()
    }
    if (change.chainId !== undefined) {
      network = { name: 'custom', chainId: change.chainId }
      for (const listener of listeners.network) listener()
    }
  })
}
