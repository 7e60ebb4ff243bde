import type { AptosWallet } from '@aptos-labs/wallet-standard'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'

/** Features that a wallet of the Aptos wallet standard has, each with the call that the page makes of it. */
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

/** Wallets of the Aptos wallet standard that have announced themselves so far. */
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

/** False also for a wallet that names a feature and has no call of it. */
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
