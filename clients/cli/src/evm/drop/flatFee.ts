import { type CoinUnit, flatFeeProblem } from '@mintline/core'
import {
  type ClaimCondition,
  chainTime,
  closingTime,
  type DropSettings,
  type DropState,
  hasAllowlist,
  isForListedOnly,
  isNativeToken,
  NATIVE_TOKEN,
  phasesOf,
} from '@mintline/evm'
import { type Address, maxUint256 } from 'viem'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { CommandError } from '../../errors/commandError.ts'
import { baseUnitsOf } from '../amounts/evmAmount.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { fetchCoins } from './fetchCoins.ts'

/** The parts of a phase that a flat fee depends on. */
export interface FeePhase {
  /** The price's currency, in which the contract takes the fee. */
  readonly currency: Address
  readonly coin: CoinUnit
  /** Base units for one item that is not on a list; 0 = free, undefined = for listed wallets only. */
  readonly publicPrice: bigint | undefined
  /** True if a claim may cost something: the contract takes no fee from free claims. */
  readonly isPaid: boolean
}

/** A currency in which a contract takes a flat fee. */
export interface FeeCurrency {
  readonly address: Address
  readonly coin: CoinUnit
}

/** Returns a drop's phases that have not ended. */
export async function feePhasesOnChain(
  context: Pick<EvmContext, 'chain' | 'signal'>,
  state: Pick<DropState, 'conditions' | 'activeConditionId'>,
): Promise<FeePhase[]> {
  const now = chainTime(state)
  const isToCome = (condition: ClaimCondition) => {
    const closing = closingTime(condition, state.conditions)
    return closing === undefined || closing > now
  }
  const phases = phasesOf(state.conditions).filter(isToCome)
  const coins = await fetchCoins(
    context,
    phases.map(({ currency }) => currency),
  )
  return phases.flatMap((phase) => {
    const coin = coins.get(phase.currency)
    if (!coin) return []
    const { currency, pricePerToken } = phase
    const publicPrice = isForListedOnly(phase) ? undefined : pricePerToken
    // A list's prices are not on chain.
    return [{ currency, coin, publicPrice, isPaid: pricePerToken > 0n || hasAllowlist(phase) }]
  })
}

/** Returns the phases in a config. */
export function feePhasesOfConfig(phases: readonly ReadEvmPhase[]): FeePhase[] {
  return phases.map(({ currency, coin, price, list, merkleRoot }) => {
    const isListed = merkleRoot !== undefined
    const isPaidByList = list
      ? list.entries.some(({ pricePerToken }) =>
          pricePerToken === maxUint256 ? price > 0n : pricePerToken > 0n,
        )
      : isListed
    return {
      currency,
      coin,
      publicPrice: isListed ? undefined : price,
      isPaid: isListed ? isPaidByList : price > 0n,
    }
  })
}

/** Returns the currencies in which some phase takes a flat fee; the native coin if nothing is paid. */
export function feeCurrencies(phases: readonly FeePhase[], native: CoinUnit): FeeCurrency[] {
  const paid = phases.filter(({ isPaid }) => isPaid)
  const byAddress = new Map(
    paid.map(({ currency: address, coin }) => [address.toLowerCase(), { address, coin }]),
  )
  return byAddress.size > 0 ? [...byAddress.values()] : [{ address: NATIVE_TOKEN, coin: native }]
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

/** Builds a platform fee's document for scripts, with the currencies for a flat fee. */
export function feeDocument(
  platformFee: DropSettings['platformFee'],
  currencies: readonly FeeCurrency[],
) {
  if (platformFee?.chosen !== 'flat') return platformFee
  return {
    ...platformFee,
    currencies: currencies.map(({ address, coin }) => ({ address, ...coin })),
  }
}

/**
 * Throws if a flat fee is above the price in a phase that is open to everybody.
 *
 * @param fee Base units in each phase's currency.
 * @throws FLAT_FEE_CLOSES_PHASE
 */
export function assertFeeFits(fee: bigint, phases: readonly FeePhase[]): void {
  for (const { publicPrice: price, coin, isPaid } of phases) {
    const problem = isPaid && price !== undefined && flatFeeProblem({ fee, price, coin })
    if (problem) throw problem
  }
}
