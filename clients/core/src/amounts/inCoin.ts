import { type CoinSymbol, type CoinUnit, formatAmount } from './formatAmount.ts'

/** Error context with the coin used to display lamports. */
export interface InCoin {
  /** Coin of the network; undefined where the network is not known. */
  coin?: CoinSymbol | undefined
}

/** Amount as text for a message, in coins. For an unknown network, the text gives both SOL and ETH. */
export function inCoin(amount: bigint, coin: CoinSymbol | CoinUnit | undefined): string {
  return coin ? formatAmount(amount, coin) : `${formatAmount(amount)} (ETH on Eclipse)`
}
