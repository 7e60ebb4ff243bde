import type { OfferedWallet } from '#entities/wallet/browser/browserWallet.ts'

/** Wallets that can be connected. */
export interface WalletOffer {
  wallets: readonly OfferedWallet[]
  /** Wallets to install if there is none; at least two. */
  installable: readonly { name: string; url: string }[]
  /** Wallet apps that can open the page; empty if they are not in reach. */
  apps: readonly WalletApp[]
}

/** A wallet app for phones. */
export interface WalletApp {
  name: string
  /** Opens the page in the app. */
  url: string
}
