import type { CoinUnit } from '@mintline/core/amounts'
import type { EvmNetwork } from '@mintline/core/networks'

/** Address that represents the native coin in drop contracts. */
export const NATIVE_TOKEN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Returns true if a currency is the native coin. */
export function isNativeToken(currency: string): boolean {
  return currency.toLowerCase() === NATIVE_TOKEN.toLowerCase()
}

/** Returns the native coin's decimals inside contracts: 8 on Hedera, where RPC amounts have 18. */
export function contractDecimals({ contractDecimals, nativeCurrency }: EvmNetwork): number {
  return contractDecimals ?? nativeCurrency.decimals
}

/** Returns the native coin as contracts use it. */
export function nativeCoinOf(network: EvmNetwork): CoinUnit {
  return { symbol: network.nativeCurrency.symbol, decimals: contractDecimals(network) }
}

/** Converts a contract amount to a transaction value: times 10^10 on Hedera. */
export function transactionValue(amount: bigint, network: EvmNetwork): bigint {
  const digits = network.nativeCurrency.decimals - contractDecimals(network)
  return amount * 10n ** BigInt(digits)
}
