import type { Eip1193Provider } from '@mintline/core/signing'
import { isRecord, textOf } from '#shared/lib/record.ts'

/** A wallet's provider, with the EIP-1193 events. */
export interface WalletProvider extends Eip1193Provider {
  on?(event: string, listener: (value: unknown) => void): void
  removeListener?(event: string, listener: (value: unknown) => void): void
}

/** A wallet that announced itself by EIP-6963. */
export interface AnnouncedWallet {
  /** Reverse domain name: `io.example`. */
  rdns: string
  name: string
  /** Data URL. */
  icon: string
  provider: WalletProvider
}

let wallets: readonly AnnouncedWallet[] = []
const listeners = new Set<() => void>()

/** Returns the wallets announced so far. */
export function announcedWallets(): readonly AnnouncedWallet[] {
  return wallets
}

/** Listens for wallets, and asks them to announce themselves. */
export function subscribeToWallets(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('eip6963:announceProvider', hear)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('eip6963:announceProvider', hear)
  }
}

function hear(event: Event): void {
  const wallet = 'detail' in event ? walletIn(event.detail) : undefined
  if (!wallet || wallets.some(({ rdns }) => rdns === wallet.rdns)) return
  wallets = [...wallets, wallet]
  for (const listener of listeners) listener()
}

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
