import { ownPage } from '../../lib/ownPage.ts'
import type { WalletApp } from '../../lib/walletOffer.ts'

/** Universal links that open a page in a wallet app's browser, as each wallet documents its own. */
const APPS = [
  { name: 'Phantom', browse: 'https://phantom.app/ul/browse/' },
  { name: 'Solflare', browse: 'https://solflare.com/ul/v1/browse/' },
  { name: 'Backpack', browse: 'https://backpack.app/ul/v1/browse/' },
] as const

/**
 * Returns links that open a mint page in phones' wallet apps, where it finds a wallet.
 *
 * @param address The open page's URL; an embedded page opens on its own in the app.
 */
export function walletApps(address: string): WalletApp[] {
  const page = ownPage(address)
  const ref = encodeURIComponent(new URL(page).origin)
  return APPS.map(({ name, browse }) => ({
    name,
    url: `${browse}${encodeURIComponent(page)}?ref=${ref}`,
  }))
}
