import type { CoinSymbol } from '@mintline/solana'

/** Returns the coin in which prices in a file may be written, besides lamports; undefined = lamports only. */
export function coinOf({ symbol }: { symbol: string }): CoinSymbol | undefined {
  return symbol === 'SOL' || symbol === 'ETH' ? symbol : undefined
}
