import type { CoinSymbol } from '@mintline/solana'

/** What prices in a file may be written in besides lamports; undefined = nothing else is known. */
export function coinOf({ symbol }: { symbol: string }): CoinSymbol | undefined {
  return symbol === 'SOL' || symbol === 'ETH' ? symbol : undefined
}
