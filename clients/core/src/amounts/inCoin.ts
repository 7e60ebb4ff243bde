import { type CoinSymbol, type CoinUnit, formatAmount } from './formatAmount.ts'

/** Error context with the coin for displaying lamports. */
export interface InCoin {
  /** The network's coin; undefined if the network is unknown. */
  coin?: CoinSymbol | undefined
}

/** Formats an amount in coins for a message. For an unknown network, the text names both SOL and ETH. */
export function inCoin(amount: bigint, coin: CoinSymbol | CoinUnit | undefined): string {
  return coin ? formatAmount(amount, coin) : `${formatAmount(amount)} (ETH on Eclipse)`
}
