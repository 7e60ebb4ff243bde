import { formatAmount, phaseNumber } from '@mintline/core'
import {
  type ActivePhase,
  type Currency,
  isNativeToken,
  type PreparedMint,
  phasesOf,
} from '@mintline/evm'
import { labelled } from '../../output/table.ts'
import type { EvmChain } from '../chain/resolveChain.ts'

/** Input for describing a mint besides the mint itself. */
export interface EvmMintSummary {
  readonly quantity: bigint
  /** Wallet that gets the items. */
  readonly receiver: string
  /** Names of the phases in their order, from the config. */
  readonly names: readonly string[]
  /** Terms of an active-phase document; undefined = none was given. */
  readonly told: ActivePhase | undefined
}

/** Describes the phase, the price, the approval and the gas of a mint, and the receiver of the items. */
export function describeEvmMint(
  { network }: Pick<EvmChain, 'network'>,
  { state, terms, currency, cost, transactions }: PreparedMint,
  { quantity, receiver, names, told }: EvmMintSummary,
): string {
  const { id } = terms.phase
  const index = phasesOf(state.drop.conditions).findIndex((phase) => phase.id === id)
  const number = phaseNumber(index)
  const name = names[index]
  return labelled([
    ['phase', name === undefined ? `${number}` : `${number}, ${name}`],
    ['price of one', formatAmount(terms.price, currency)],
    ['by document', told && toldTerms(told, currency)],
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

function toldTerms(told: ActivePhase, currency: Currency): string {
  const { price, decimals, maxPerWallet } = told
  const symbol = toldPrice(told, currency) === undefined ? told.currency : currency.symbol
  const limit = maxPerWallet === 0n ? 'no limit per wallet' : `at most ${maxPerWallet} per wallet`
  return `${formatAmount(price, { decimals, symbol })}, ${limit}`
}

/** The price of one item in an active-phase document; undefined where it is in another currency than the contract's. */
export function toldPrice(
  { currency, price }: ActivePhase,
  { token }: Currency,
): bigint | undefined {
  const isNative = isNativeToken(currency) || /^0x0+$/.test(currency)
  const isSame = isNative ? token === undefined : token?.toLowerCase() === currency.toLowerCase()
  return isSame ? price : undefined
}
