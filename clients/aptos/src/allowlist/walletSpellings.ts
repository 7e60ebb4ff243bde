import type { AptosAddress } from '@mintline/core/identifiers'

/**
 * Lists a wallet's distinct spellings in proof document names: the normal form, without leading zeros as other tools
 * write it, and both in upper case.
 */
export function walletSpellings(wallet: AptosAddress): string[] {
  const short = wallet.replace(/^0x0+(?=.)/, '0x')
  const lower = [wallet, short]
  const upper = lower.map((spelling) => `0x${spelling.slice(2).toUpperCase()}`)
  return [...new Set([...lower, ...upper])]
}
