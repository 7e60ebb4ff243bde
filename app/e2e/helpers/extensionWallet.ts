import type { Keypair } from '@solana/web3.js'
import type { BrowserContext, Page } from 'playwright-core'

/** The wallet's name on the page. */
export const EXTENSION_WALLET = 'Test extension'

/**
 * Adds a wallet to every page in a context as a browser extension does: by Wallet Standard, before the page runs. It
 * signs everything with Ed25519, without asking.
 *
 * @param keypairs Its accounts; the first one is active initially.
 */
export async function installExtensionWallet(
  context: BrowserContext,
  keypairs: readonly [Keypair, ...Keypair[]],
  { answers = true, versions = ['legacy', 0] }: ExtensionWalletOptions = {},
): Promise<void> {
  // These flows' loader adds calls to a name helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(injected, {
    name: EXTENSION_WALLET,
    answers,
    versions,
    keys: keypairs.map(({ publicKey, secretKey }) => ({
      address: publicKey.toBase58(),
      publicKey: [...publicKey.toBytes()],
      seed: [...secretKey.slice(0, 32)],
    })),
  })
}

/** Switches the wallet to another account, as a person does in the wallet's own window. */
export async function switchExtensionAccount(page: Page, index: number): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('test-extension:switch', { detail })),
    index,
  )
}

/** Has the wallet decline everything from now on. */
export async function declineInExtension(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('test-extension:decline')))
}

interface ExtensionWalletOptions {
  /** Versions of transactions that it signs. Default: legacy and 0. */
  versions?: readonly ('legacy' | 0)[]
  /** True if it signs; some wallets never answer once their window was closed. Default: true. */
  answers?: boolean
}

interface Injected {
  name: string
  answers: boolean
  versions: readonly ('legacy' | 0)[]
  keys: { address: string; publicKey: number[]; seed: number[] }[]
}

// Runs in the page: nothing from the outer scope is available.
function injected({ name, answers, versions, keys }: Injected): void {
  const PKCS8 = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]
  const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']
  const own = keys.map(({ address, publicKey }) => ({
    address,
    publicKey: Uint8Array.from(publicKey),
    chains: CHAINS,
    features: ['solana:signTransaction'],
  }))
  let active = 0
  let declines = false
  let accounts: typeof own = []
  const listeners = new Set<(change: { accounts: typeof own }) => void>()
  const change = (next: typeof own) => {
    accounts = next
    for (const listener of listeners) listener({ accounts })
  }

  async function sign(wire: Uint8Array, address: string): Promise<Uint8Array> {
    const { seed = [], publicKey = [] } = keys.find((one) => one.address === address) ?? {}
    if (!answers) await new Promise(() => undefined)
    if (declines) throw new Error('User rejected the request.')
    const key = await crypto.subtle.importKey(
      'pkcs8',
      Uint8Array.from([...PKCS8, ...seed]),
      'Ed25519',
      false,
      ['sign'],
    )
    const signatures = wire[0] ?? 0
    const message = wire.slice(1 + signatures * 64)
    // Legacy format: three numbers, the number of keys, then the keys, signers first.
    const place = Array.from({ length: signatures }, (_, at) => at).find((at) =>
      publicKey.every((byte, index) => byte === message[4 + at * 32 + index]),
    )
    if (place === undefined) throw new Error('This wallet is not asked to sign.')
    const signed = Uint8Array.from(wire)
    signed.set(new Uint8Array(await crypto.subtle.sign('Ed25519', key, message)), 1 + place * 64)
    return signed
  }

  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: CHAINS,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async () => {
          change(own.slice(active, active + 1))
          return { accounts }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => change([]) },
      'standard:events': {
        version: '1.0.0',
        on: (_: string, listener: (change: { accounts: typeof own }) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: versions,
        signTransaction: (...inputs: { transaction: Uint8Array; account: { address: string } }[]) =>
          Promise.all(
            inputs.map(async ({ transaction, account }) => ({
              signedTransaction: await sign(transaction, account.address),
            })),
          ),
      },
    },
  }
  const register = (api: unknown) => {
    const isApi = typeof api === 'object' && api !== null && 'register' in api
    if (isApi && typeof api.register === 'function') api.register(wallet)
  }
  window.addEventListener('test-extension:decline', () => {
    declines = true
  })
  window.addEventListener('test-extension:switch', (event) => {
    if (!('detail' in event) || typeof event.detail !== 'number') return
    active = event.detail
    if (accounts.length > 0) change(own.slice(active, active + 1))
  })
  window.addEventListener('wallet-standard:app-ready', (event) => {
    if ('detail' in event) register(event.detail)
  })
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
