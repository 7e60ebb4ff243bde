import type { CoinUnit } from '@mintline/core'
import {
  baseUnitsOf as baseUnitsIn,
  type CoinAmount,
  readCoinAmount,
} from '../../amounts/coinAmount.ts'

/** Names of the base unit of native coins. */
const WEI = ['wei']

/** An amount in a config or an option: `0.01 ETH`, `5 USDC`, `100 wei`, or `0`; throws as `readCoinAmount` does. */
export function readEvmAmount(value: string): CoinAmount {
  return readCoinAmount(value, 'ETH')
}

/**
 * The base units of an amount; throws as that of all chains does.
 *
 * @param coin Currency in which it is due.
 * @param isNative True if that is the native coin, of which amounts may be in wei.
 */
export function baseUnitsOf(amount: CoinAmount, coin: CoinUnit, isNative: boolean): bigint {
  return baseUnitsIn(amount, coin, isNative ? WEI : [])
}
