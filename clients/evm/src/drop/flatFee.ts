import type { CoinUnit } from '@mintline/core/amounts'
import {
  type DropPhaseTerms,
  newProblems,
  type RefusedChange,
  TermError,
} from '@mintline/core/drop'
import { flatFeeProblem } from '@mintline/core/mint'
import type { EvmNetwork } from '@mintline/core/networks'
import type { Address } from 'viem'
import { hasAllowlist, isForListedOnly } from '../conditions/claimCondition.ts'
import { closingTime, type Phase, phasesOf } from '../conditions/phases.ts'
import { chainTime, type DropState } from '../contract/dropState.ts'
import { NATIVE_TOKEN, nativeCoinOf } from '../contract/nativeCoin.ts'
import { coinOf, currencyOf, type EvmTerms } from './evmTerms.ts'
import type { EvmPresent } from './readDrop.ts'
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

/** The terms that a flat fee is checked by. */
type FeeTerms = Pick<EvmTerms, 'money' | 'phases' | 'currencies' | 'extras'>

/** Where and when a flat fee is checked. */
interface FeePlace {
  readonly network: EvmNetwork
  /** Unix seconds: phases that have ended by then pay no fee any more. */
  readonly now: bigint
}

/**
 * Returns what a flat fee breaks, by paths in the terms: the contract takes it in the currency of the price, out of the
 * price, so that a phase that is open to everybody has to cost as much.
 */
export function brokenFeeRules(
  { money: { platformFee }, extras: { variant }, phases = [], currencies }: FeeTerms,
  { network, now }: FeePlace,
): readonly RefusedChange[] {
  // Where items share a token id, there is no flat fee at all.
  if (platformFee.type === 'percentage' || variant === 'erc1155') return []
  const { value: fee } = platformFee
  const toCome = feePhasesToCome(phases, currencies, now)
  if (feeCurrencies(toCome, nativeCoinOf(network)).length > 1) {
    const error = new TermError('TERM_NOT_SUPPORTED', {
      chains: 'EVM chains',
      term: 'a flat fee beside prices in several currencies',
      advice: 'write basis points instead',
    })
    return [{ path: 'money.platformFee', error }]
  }
  return toCome.flatMap(({ index, publicPrice: price, coin, isPaid }) => {
    const error = isPaid && price !== undefined ? flatFeeProblem({ fee, price, coin }) : undefined
    return error ? [{ path: `phases.${index}.price`, error }] : []
  })
}

/**
 * Returns what a flat fee depends on in wanted phases that have not ended, with their places.
 *
 * @param now Unix seconds.
 */
export function feePhasesToCome(
  phases: readonly DropPhaseTerms[],
  currencies: ReadonlyMap<string, CoinUnit>,
  now: bigint,
): readonly (FeePhase & { readonly index: number })[] {
  return wantedFeePhases(phases, currencies).flatMap((feePhase, index) => {
    const closing = phases[index]?.endTime ?? phases[index + 1]?.startTime
    return closing === undefined || closing > now ? [{ ...feePhase, index }] : []
  })
}

/** Returns what a flat fee on an existing drop breaks and has not broken before: what stays refuses no other change. */
export function newFeeProblems(
  terms: EvmTerms,
  own: EvmTerms,
  contract: EvmPresent['contract'],
): readonly RefusedChange[] {
  const { phases = own.phases } = terms
  const currencies = new Map([...own.currencies, ...terms.currencies])
  const place = { network: contract.network, now: chainTime(contract) }
  return newProblems(
    brokenFeeRules({ ...terms, phases, currencies }, place),
    brokenFeeRules(own, place),
  )
}
