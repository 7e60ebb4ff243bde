import { assertDistinctWallets } from '@mintline/core'
import { aptosWallet } from '@mintline/core/identifiers'
import { MAX_U64 } from '../drop/decodeAnswer.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { AllowlistEntry } from './allowlistProof.ts'

/**
 * Checks the entries of a list, whatever holds it, and returns them with wallets in their normal form.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, ALLOWLIST_WALLET_LISTED_TWICE
 * @throws ALLOWLIST_CAP_INVALID for a cap of 0, with which no wallet is on a list, or beyond 64 bits.
 */
export function checkedEntries(entries: readonly AllowlistEntry[]): AllowlistEntry[] {
  const checked = entries.map((entry) => ({ ...entry, wallet: aptosWallet(entry.wallet) }))
  assertDistinctWallets(checked.map(({ wallet }) => wallet))
  for (const { wallet, maxPerWalletByAllowList: cap } of checked) {
    if (cap < 1n || cap > MAX_U64) {
      throw new AptosClientError('ALLOWLIST_CAP_INVALID', { wallet, cap })
    }
  }
  return checked
}
