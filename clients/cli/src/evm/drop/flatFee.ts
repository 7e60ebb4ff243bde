import { isNativeToken } from '@mintline/evm'
import type { FeeCurrency } from '@mintline/evm/drop'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { CommandError } from '../../errors/commandError.ts'
import { baseUnitsOf } from '../chain/evmAmount.ts'

/**
 * Converts a flat fee to base units in the currency in which the contract takes it.
 *
 * @throws FLAT_FEE_CURRENCIES if the phases have several.
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function flatFeeIn(amount: CoinAmount, [first, ...others]: readonly FeeCurrency[]): bigint {
  if (!first || others.length > 0) {
    const currencies = [first, ...others].flatMap((currency) => currency?.coin.symbol ?? [])
    throw new CommandError('FLAT_FEE_CURRENCIES', { currencies })
  }
  return baseUnitsOf(amount, first.coin, isNativeToken(first.address))
}
