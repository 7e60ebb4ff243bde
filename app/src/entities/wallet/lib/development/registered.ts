import type { DevelopmentWallet } from './developmentWallet.ts'

let registered: DevelopmentWallet | undefined

/** Remembers this page's development wallet. */
export function rememberDevelopmentWallet(wallet: DevelopmentWallet): void {
  registered = wallet
}

/** Returns the page's development wallet; undefined until the page has used the embedded network. */
export function registeredDevelopmentWallet(): DevelopmentWallet | undefined {
  return registered
}
