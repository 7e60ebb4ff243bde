import { type DropState, isNativeToken } from '@mintline/evm'
import { type FeeCurrency, type FeePhase, phasesToCome, presentFeePhases } from '@mintline/evm/drop'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { CommandError } from '../../errors/commandError.ts'
import { baseUnitsOf } from '../amounts/evmAmount.ts'
import type { ChainReader } from '../chain/resolveChain.ts'
import { fetchCoins } from './fetchCoins.ts'

/** Returns a drop's phases that have not ended. */
export async function feePhasesOnChain(
  context: ChainReader,
  state: Pick<DropState, 'conditions' | 'activeConditionId'>,
): Promise<FeePhase[]> {
  const phases = phasesToCome(state)
  const addresses = phases.map(({ currency }) => currency)
  return presentFeePhases(phases, await fetchCoins(context, addresses))
}

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
