import { getWallets } from '@wallet-standard/app'
import { createDevelopmentWallet, type DevelopmentWallet } from './developmentWallet.ts'

let registered: DevelopmentWallet | undefined

/**
 * The development wallet, registered with Wallet Standard when the page first uses the embedded
 * network. It stays registered: the adapters for React (1.1.5) drop all other wallets when one is
 * unregistered. On other networks it has no accounts.
 */
export function registerDevelopmentWallet(): DevelopmentWallet {
  if (!registered) {
    registered = createDevelopmentWallet()
    getWallets().register(registered)
  }
  return registered
}

/** Undefined until the page has used the embedded network. */
export function registeredDevelopmentWallet(): DevelopmentWallet | undefined {
  return registered
}
