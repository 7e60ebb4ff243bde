import { formatAmount, phaseNumber } from '@mintline/core'
import type { PlanSection } from '@mintline/core/signing'
import {
  type ActivePhase,
  activePhaseCurrency,
  type Currency,
  NATIVE_TOKEN,
  type PreparedMint,
  phasesOf,
} from '@mintline/evm'
import { type Address, getAddress } from 'viem'
import { infoSection } from '../../plans/planSections.ts'
import type { EvmChain } from '../chain/resolveChain.ts'
import { toldTerms } from './activePhase.ts'

/** Input for describing a mint besides the mint itself. */
export interface EvmMintSummary {
  readonly quantity: bigint
  /** Wallet that gets the items. */
  readonly receiver: string
  /** Phase names in order, from the config. */
  readonly names: readonly string[]
  /** Terms from an active-phase document; undefined = none was given. */
  readonly told: ActivePhase | undefined
}

/** Describes a mint's phase, price, approval and gas, and who receives the items. */
export function describeEvmMint(
  { network }: Pick<EvmChain, 'network'>,
  { state, terms, currency, cost, transactions }: PreparedMint,
  { quantity, receiver, names, told }: EvmMintSummary,
): PlanSection {
  const { id } = terms.phase
  const index = phasesOf(state.drop.conditions).findIndex((phase) => phase.id === id)
  const number = phaseNumber(index)
  const name = names[index]
  return infoSection([
    ['phase', name === undefined ? `${number}` : `${number}, ${name}`],
    ['price of one', formatAmount(terms.price, currency)],
    [
      'by document',
      told && toldTerms(told, new Map([[contractAddress(currency.token), currency]])),
    ],
    ['items', `${quantity}`],
    ['price of all', formatAmount(cost.items, currency)],
    [
      'left-over approval',
      transactions.reset && `${formatAmount(currency.allowance ?? 0n, currency)}, set to 0 first`,
    ],
    ['approval', transactions.approval && formatAmount(cost.items, currency)],
    ['gas', `at most ${formatAmount(cost.gas, network.nativeCurrency)}`],
    ['receiver', receiver],
  ])
}

/**
 * Returns the price for one item in an active-phase document; undefined if it is in another currency than the
 * contract's.
 */
export function toldPrice(told: ActivePhase, { token }: Currency): bigint | undefined {
  return activePhaseCurrency(told) === contractAddress(token) ? told.price : undefined
}

function contractAddress(token: Address | undefined): Address {
  return token === undefined ? NATIVE_TOKEN : getAddress(token)
}
