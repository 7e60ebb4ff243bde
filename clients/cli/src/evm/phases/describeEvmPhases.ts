import { type CoinUnit, formatAmount, phaseNumber } from '@mintline/core'
import {
  closingTime,
  currentPhases,
  type DropState,
  hasAllowlist,
  type Phase,
  phasesOf,
} from '@mintline/evm'
import { conditionLimit } from '@mintline/evm/drop'
import { timeText } from '../../amounts/time.ts'
import { table } from '../../output/table.ts'

const HEAD = ['#', 'name', 'who', 'price', 'start', 'end', 'per wallet', 'minted', 'now']

/** Input for describing phases besides the drop itself. */
export interface PhaseDescription {
  /** Currencies by address. */
  readonly coins: ReadonlyMap<string, CoinUnit>
  /** Phase names in order, from the config. */
  readonly names: readonly string[]
}

/** Describes phases for display; empty without phases. */
export function describeEvmPhases(drop: DropState, description: PhaseDescription): string {
  const phases = phasesOf(drop.conditions)
  if (phases.length === 0) return ''
  const { current, isOpen, hasEnded } = currentPhases(drop)
  const rows = phases.map((phase, index) => {
    const closing = closingTime(phase, drop.conditions)
    const isCurrent = phase.id === current?.id
    const isOver = current !== undefined && phase.startTimestamp < current.startTimestamp
    const closed = isOver || (isCurrent && hasEnded) ? 'ended' : 'to come'
    const timing = isCurrent && isOpen ? 'open' : closed
    return row(phase, index, description, { closing, timing })
  })
  return table([HEAD, ...rows])
}

function row(
  phase: Phase,
  index: number,
  { coins, names }: PhaseDescription,
  { closing, timing }: { readonly closing: bigint | undefined; readonly timing: string },
): string[] {
  const { startTimestamp, pricePerToken, currency } = phase
  const { quantityLimitPerWallet: perWallet, maxClaimableSupply, supplyClaimed } = phase
  const isListed = hasAllowlist(phase)
  return [
    String(phaseNumber(index)),
    names[index] ?? '-',
    isListed ? (perWallet === 0n ? 'listed' : 'everybody, listed') : 'everybody',
    formatAmount(pricePerToken, coins.get(currency)),
    timeText(startTimestamp),
    closing === undefined ? 'no end' : timeText(closing),
    isListed && perWallet === 0n ? 'by list' : conditionLimit(perWallet),
    `${supplyClaimed} of ${conditionLimit(maxClaimableSupply)}`,
    timing,
  ]
}
