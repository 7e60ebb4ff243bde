import type { CoinUnit } from '@mintline/core'
import {
  baseUnitsOf as baseUnitsIn,
  type CoinAmount,
  readCoinAmount,
} from '../../amounts/coinAmount.ts'

/** Names for the native coins' base unit. */
const WEI = ['wei']

/**
 * Parses an amount in a config or an option: `0.01 ETH`, `5 USDC`, `100 wei`, or `0`. Throws as `readCoinAmount` does.
 */
export function readEvmAmount(value: string): CoinAmount {
  return readCoinAmount(value, 'ETH')
}

/**
 * Converts an amount to base units. Throws as the function for all chains does.
 *
 * @param coin Currency in which it is due.
 * @param isNative True for the native coin, where amounts may be in wei.
 */
export function baseUnitsOf(amount: CoinAmount, coin: CoinUnit, isNative: boolean): bigint {
  return baseUnitsIn(amount, coin, isNative ? WEI : [])
}
