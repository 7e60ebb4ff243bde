import { type CoinSymbol, formatAmount } from './formatAmount.ts'

/** Error context with the coin that lamports are shown in. */
export interface InCoin {
  /** Coin of the network; undefined where the network is not known. */
  coin?: CoinSymbol | undefined
}

/** Lamports as text for a message, in coins. For an unknown network, the text gives both SOL and ETH. */
export function inCoin(lamports: bigint, coin: CoinSymbol | undefined): string {
  return coin ? formatAmount(lamports, coin) : `${formatAmount(lamports)} (ETH on Eclipse)`
}
