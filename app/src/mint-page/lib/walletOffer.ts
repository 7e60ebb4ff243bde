/** Wallets that can be connected. */
export interface WalletOffer {
  wallets: readonly OfferedWallet[]
  /** Wallets to install where there is none; at least two. */
  installable: readonly { name: string; url: string }[]
  /** Wallet apps that can open the page; empty where they are not in reach. */
  apps: readonly WalletApp[]
}

/** A wallet that can be connected. */
export interface OfferedWallet {
  id: string
  name: string
  /** Data URL of the wallet. */
  icon: string
}

/** A wallet app of phones. */
export interface WalletApp {
  name: string
  /** Opens the page in the app. */
  url: string
}
