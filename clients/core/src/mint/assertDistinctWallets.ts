import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/index.ts'

/**
 * Checks that a list has each wallet once, since only one of two entries could apply.
 *
 * @throws `ALLOWLIST_WALLET_LISTED_TWICE` with the first repeated wallet's positions, counted from 1
 */
export function assertDistinctWallets(wallets: readonly string[]): void {
  const distinct = new Set(wallets)
  if (distinct.size === wallets.length) return
  const seen = new Set<string>()
  for (const wallet of wallets) {
    if (seen.has(wallet)) throw listedTwice(wallet, wallets)
    seen.add(wallet)
  }
}

function listedTwice(wallet: string, wallets: readonly string[]): MintlineError {
  const positions = wallets.flatMap((other, index) => (other === wallet ? [index + 1] : []))
  return new CoreError('ALLOWLIST_WALLET_LISTED_TWICE', { wallet, positions })
}
