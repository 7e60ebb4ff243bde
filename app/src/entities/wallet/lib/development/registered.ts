import type { DevelopmentWallet } from './developmentWallet.ts'

let registered: DevelopmentWallet | undefined

/** Remembers the development wallet of this page. */
export function rememberDevelopmentWallet(wallet: DevelopmentWallet): void {
  registered = wallet
}

/** Undefined until the page has used the embedded network. */
export function registeredDevelopmentWallet(): DevelopmentWallet | undefined {
  return registered
}
