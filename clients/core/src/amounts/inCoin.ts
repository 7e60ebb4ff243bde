import { type CoinSymbol, formatAmount } from './formatAmount.ts'

/** Other half of a message with lamports. */
export interface InCoin {
  /** Coin of the network; undefined where whoever throws does not know the network. */
  coin?: CoinSymbol | undefined
}

/**
 * Lamports for a message to a person, who counts in coins. Where the network is not known, it says what
 * they are on Eclipse too.
 */
export function inCoin(lamports: bigint, coin: CoinSymbol | undefined): string {
  return coin ? formatAmount(lamports, coin) : `${formatAmount(lamports)} (ETH on Eclipse)`
}
