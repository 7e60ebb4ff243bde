import type { CoinUnit } from '@mintline/core/amounts'
import type { DropPhaseTerms } from '@mintline/core/drop'
import { flatFeeProblem } from '@mintline/core/mint'
import type { Address } from 'viem'
import { hasAllowlist, isForListedOnly } from '../conditions/claimCondition.ts'
import { closingTime, type Phase, phasesOf } from '../conditions/phases.ts'
import { chainTime, type DropState } from '../contract/dropState.ts'
import { NATIVE_TOKEN } from '../contract/nativeCoin.ts'
import { coinOf, currencyOf } from './evmTerms.ts'
import type { FeeCurrency } from './settingTexts.ts'

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

/** Returns a drop's phases that have not ended. */
export function phasesToCome(
  state: Pick<DropState, 'conditions' | 'activeConditionId'>,
): readonly Phase[] {
  const now = chainTime(state)
  return phasesOf(state.conditions).filter((phase) => {
    const closing = closingTime(phase, state.conditions)
    return closing === undefined || closing > now
  })
}

/**
 * Returns what a flat fee depends on in phases on chain.
 *
 * @param coins By the currencies' addresses in the contract; phases without one are left out.
 */
export function presentFeePhases(
  phases: readonly Phase[],
  coins: ReadonlyMap<string, CoinUnit>,
): FeePhase[] {
  return phases.flatMap((phase) => {
    const coin = coins.get(phase.currency)
    if (!coin) return []
    const { currency, pricePerToken } = phase
    const publicPrice = isForListedOnly(phase) ? undefined : pricePerToken
    // A list's prices are not on chain.
    return [{ currency, coin, publicPrice, isPaid: pricePerToken > 0n || hasAllowlist(phase) }]
  })
}

/** Returns what a flat fee depends on in wanted phases. */
export function wantedFeePhases(
  phases: readonly DropPhaseTerms[],
  currencies: ReadonlyMap<string, CoinUnit>,
): FeePhase[] {
  return phases.map((phase) => {
    const { kind, price, list } = phase
    const isPublic = kind === 'public'
    const isPaidByList =
      list !== undefined &&
      (list.entries?.some((entry) => (entry.price ?? price).value > 0n) ?? true)
    return {
      currency: currencyOf(phase),
      coin: coinOf(phase, currencies),
      publicPrice: isPublic ? price.value : undefined,
      isPaid: isPaidByList || (isPublic && price.value > 0n),
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
