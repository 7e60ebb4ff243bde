import { ownPage } from '../../lib/ownPage.ts'
import type { WalletApp } from '../../lib/walletOffer.ts'

/** Universal links that open a page in the browser of a wallet app, as each wallet documents its own. */
const APPS = [
  { name: 'Phantom', browse: 'https://phantom.app/ul/browse/' },
  { name: 'Solflare', browse: 'https://solflare.com/ul/v1/browse/' },
  { name: 'Backpack', browse: 'https://backpack.app/ul/v1/browse/' },
] as const

/**
 * Links that open a mint page in wallet apps of phones, where it finds a wallet.
 *
 * @param address That of the open page; one that is embedded opens in the app by itself.
 */
export function walletApps(address: string): WalletApp[] {
  const page = ownPage(address)
  const ref = encodeURIComponent(new URL(page).origin)
  return APPS.map(({ name, browse }) => ({
    name,
    url: `${browse}${encodeURIComponent(page)}?ref=${ref}`,
  }))
}
