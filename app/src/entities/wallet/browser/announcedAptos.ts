import type { AptosWallet } from '@aptos-labs/wallet-standard'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'

/** Features of a wallet in the Aptos wallet standard, each with the method that the page calls. */
const FEATURES = {
  'aptos:account': 'account',
  'aptos:connect': 'connect',
  'aptos:disconnect': 'disconnect',
  'aptos:network': 'network',
  'aptos:onAccountChange': 'onAccountChange',
  'aptos:onNetworkChange': 'onNetworkChange',
  'aptos:signMessage': 'signMessage',
  'aptos:signTransaction': 'signTransaction',
} as const

let wallets: readonly AptosWallet[] = []

/** Returns the Aptos wallet standard wallets announced so far. */
export function announcedWallets(): readonly AptosWallet[] {
  return wallets
}

/** Listens for wallets that come or go. */
export function subscribeToWallets(listener: () => void): () => void {
  const { get, on } = getWallets()
  const read = () => {
    wallets = get()
      .filter(isAptosWallet)
      .filter(({ icon }) => icon.startsWith('data:image/'))
    listener()
  }
  read()
  const ends = [on('register', read), on('unregister', read)]
  return () => {
    for (const end of ends) end()
  }
}

/** Returns false also for a wallet that names a feature without its method. */
export function isAptosWallet(wallet: Wallet): wallet is AptosWallet {
  const features: Readonly<Record<string, unknown>> = wallet.features
  return Object.entries(FEATURES).every(([name, call]) => {
    const feature = features[name]
    return (
      typeof feature === 'object' &&
      feature !== null &&
      call in feature &&
      typeof Object(feature)[call] === 'function'
    )
  })
}
