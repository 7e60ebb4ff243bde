import type { Eip1193Provider } from '@mintline/core/signing'
import { isRecord, textOf } from '#shared/lib/record.ts'

/** A wallet's provider, with the EIP-1193 events. */
export interface WalletProvider extends Eip1193Provider {
  on?(event: string, listener: (value: unknown) => void): void
  removeListener?(event: string, listener: (value: unknown) => void): void
}

/** A wallet that announced itself by EIP-6963, or the browser's only provider. */
export interface AnnouncedWallet {
  /** Reverse domain name: `io.example`. */
  rdns: string
  name: string
  /** Data URL. */
  icon: string
  provider: WalletProvider
}

/** Announced by browsers of wallet apps that set `window.ethereum` late. */
const INJECTED = 'ethereum#initialized'

let wallets: readonly AnnouncedWallet[] = []
/** The provider at `window.ethereum`, which wallet apps' browsers have whether or not they announce it. */
let injected: readonly AnnouncedWallet[] = []
const listeners = new Set<() => void>()

/** Returns the wallets announced so far; without any, the one at `window.ethereum`. */
export function announcedWallets(): readonly AnnouncedWallet[] {
  return wallets.length > 0 ? wallets : injected
}

/** Listens for wallets, and asks them to announce themselves. */
export function subscribeToWallets(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('eip6963:announceProvider', hear)
    window.addEventListener(INJECTED, findInjected)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    findInjected()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('eip6963:announceProvider', hear)
    window.removeEventListener(INJECTED, findInjected)
  }
}

function hear(event: Event): void {
  const wallet = 'detail' in event ? walletIn(event.detail) : undefined
  if (!wallet || wallets.some(({ rdns }) => rdns === wallet.rdns)) return
  wallets = [...wallets, wallet]
  for (const listener of listeners) listener()
}

function findInjected(): void {
  const provider: unknown = Reflect.get(window, 'ethereum')
  if (!isProvider(provider) || injected[0]?.provider === provider) return
  injected = [{ rdns: 'window.ethereum', name: 'Wallet of this browser', icon: ICON, provider }]
  for (const listener of listeners) listener()
}

/** A wallet's outline. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#64748b"/><path d="M8 12a2 2 0 0 1 2-2h12v3M8 12v9a2 2 0 0 0 2 2h14v-10H10a2 2 0 0 1-2-1Zm12 6h.01" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`

/** Parses an announced wallet; undefined for anything else, which any script can send. */
export function walletIn(detail: unknown): AnnouncedWallet | undefined {
  if (!isRecord(detail) || !isRecord(detail.info)) return undefined
  const { info, provider } = detail
  const [rdns, name, icon] = [textOf(info, 'rdns'), textOf(info, 'name'), textOf(info, 'icon')]
  if (!rdns || !name || !icon?.startsWith('data:image/') || !isProvider(provider)) return undefined
  return { rdns, name, icon, provider }
}

function isProvider(value: unknown): value is WalletProvider {
  if (typeof value !== 'object' || value === null || !('request' in value)) return false
  return typeof value.request === 'function'
}
