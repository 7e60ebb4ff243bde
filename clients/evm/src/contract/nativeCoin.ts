import type { EvmNetwork } from '@mintline/core/networks'

/** Address by which the contracts of drops call the native coin of their chain. */
export const NATIVE_TOKEN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Whether a currency of a claim condition is the native coin. */
export function isNativeToken(currency: string): boolean {
  return currency.toLowerCase() === NATIVE_TOKEN.toLowerCase()
}

/** Decimals of the native coin inside contracts: 8 on Hedera, whose nodes count in 18. */
export function contractDecimals({ contractDecimals, nativeCurrency }: EvmNetwork): number {
  return contractDecimals ?? nativeCurrency.decimals
}

/** What a transaction carries for an amount that contracts count: times 10^10 on Hedera. */
export function transactionValue(amount: bigint, network: EvmNetwork): bigint {
  const digits = network.nativeCurrency.decimals - contractDecimals(network)
  return amount * 10n ** BigInt(digits)
}
