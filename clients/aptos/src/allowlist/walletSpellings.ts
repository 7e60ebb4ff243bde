import type { AptosAddress } from '@mintline/core/identifiers'

/**
 * Spellings of a wallet in the names of proof documents, each once: in its normal form, without leading zeros as
 * other tools write it, and both with digits in upper case.
 */
export function walletSpellings(wallet: AptosAddress): string[] {
  const short = wallet.replace(/^0x0+(?=.)/, '0x')
  const lower = [wallet, short]
  const upper = lower.map((spelling) => `0x${spelling.slice(2).toUpperCase()}`)
  return [...new Set([...lower, ...upper])]
}
