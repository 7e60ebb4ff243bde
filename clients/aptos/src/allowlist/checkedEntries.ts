import { aptosWallet } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import { MAX_U64 } from '../drop/decodeAnswer.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { AllowlistEntry } from './allowlistProof.ts'

/**
 * Checks list entries, on or off chain, and returns them with normalized wallets.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, ALLOWLIST_WALLET_LISTED_TWICE
 * @throws ALLOWLIST_CAP_INVALID for a cap beyond 64 bits, or 0, which would mean that the wallet is not listed.
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
