import { getWallets } from '@wallet-standard/app'
import { createDevelopmentWallet, type DevelopmentWallet } from './developmentWallet.ts'
import { registeredDevelopmentWallet, rememberDevelopmentWallet } from './registered.ts'

/**
 * Returns the development wallet, which it registers with Wallet Standard when the page first uses the embedded
 * network. It stays registered: the adapters for React (1.1.5) drop all other wallets when one is unregistered. On
 * other networks it has no accounts.
 */
export function registerDevelopmentWallet(): DevelopmentWallet {
  const registered = registeredDevelopmentWallet()
  if (registered) return registered
  const wallet = createDevelopmentWallet()
  rememberDevelopmentWallet(wallet)
  getWallets().register(wallet)
  return wallet
}
