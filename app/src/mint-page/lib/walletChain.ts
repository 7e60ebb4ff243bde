import type { MintKind } from './mintKind.ts'
import type { WalletOffer } from './walletOffer.ts'

/** A chain whose wallets the page connects by itself, in words. */
export interface WalletChain {
  kind: MintKind
  isAddress: (text: string) => boolean
  /** Wallets to install if there is none; at least two. */
  installable: WalletOffer['installable']
  /** How a mint that the network does not confirm may end: a sentence without its full stop. */
  slow: string
}
