import { formatAmount, phaseNumber } from '@mintline/core'
import { type PreparedMint, phasesOf } from '@mintline/evm'
import { labelled } from '../../output/table.ts'
import type { EvmChain } from '../chain/resolveChain.ts'

/** Input for describing a mint besides the mint itself. */
export interface EvmMintSummary {
  readonly quantity: bigint
  /** Wallet that gets the items. */
  readonly receiver: string
  /** Names of the phases in their order, from the config. */
  readonly names: readonly string[]
}

/** Describes the phase, the price, the approval and the gas of a mint, and the receiver of the items. */
export function describeEvmMint(
  { network }: Pick<EvmChain, 'network'>,
  { state, terms, currency, cost, transactions }: PreparedMint,
  { quantity, receiver, names }: EvmMintSummary,
): string {
  const { id } = terms.phase
  const index = phasesOf(state.drop.conditions).findIndex((phase) => phase.id === id)
  const number = phaseNumber(index)
  const name = names[index]
  return labelled([
    ['phase', name === undefined ? `${number}` : `${number}, ${name}`],
    ['price of one', formatAmount(terms.price, currency)],
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
