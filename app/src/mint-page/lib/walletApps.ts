import type { OfferedWallet } from '#entities/wallet/browser/browserWallet.ts'
import { KNOWN_WALLETS } from '#entities/wallet/browser/knownWallets.ts'
import { isPhone } from './isPhone.ts'
import type { MintKind } from './mintKind.ts'
import { ownPage } from './ownPage.ts'
import type { WalletApp, WalletOffer } from './walletOffer.ts'

/**
 * Returns links that open a mint page in phones' wallet apps, where it finds a wallet.
 *
 * @param address The open page's URL; an embedded page opens on its own in the app.
 */
export function walletApps(kind: MintKind, address: string): WalletApp[] {
  const page = new URL(ownPage(address))
  return KNOWN_WALLETS[kind].flatMap(({ name, browse }) =>
    browse ? [{ name, url: browse(page) }] : [],
  )
}

/**
 * Returns the wallets to choose from.
 *
 * @param hasOwnWallet True if the browser has a wallet, as one that belongs to a wallet app.
 */
export function walletOffer(
  kind: MintKind,
  { wallets, hasOwnWallet }: { wallets: readonly OfferedWallet[]; hasOwnWallet: boolean },
): WalletOffer {
  return {
    wallets,
    installable: KNOWN_WALLETS[kind],
    apps: isPhone() && !hasOwnWallet ? walletApps(kind, window.location.href) : [],
  }
}
