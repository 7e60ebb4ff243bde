import { PHASE_TYPES, phaseNumber } from '@mintline/core'
import { limitText } from '@mintline/core/drop'
import { type EditionPhase, formatAmount, phaseTiming, priceTokenOf } from '@mintline/solana'
import { timeText } from '../amounts/time.ts'
import { table } from '../output/table.ts'
import type { DescribedAt } from './describedAt.ts'

const HEAD = ['#', 'name', 'type', 'price', 'start', 'end', 'per wallet', 'minted', 'now']

/** Describes phases for display; empty without phases. */
export function describePhases(phases: readonly EditionPhase[], at: DescribedAt): string {
  if (phases.length === 0) return ''
  return table([HEAD, ...phases.map((phase) => row(phase, at))])
}

/** Formats a phase's price; a token that is not known is named by its mint. */
function priceOf(
  phase: EditionPhase,
  currency: DescribedAt['currency'],
  tokens: DescribedAt['tokens'],
): string {
  const mint = priceTokenOf(phase)
  const unit = mint === undefined ? currency : tokens.get(mint)
  if (PHASE_TYPES[phase.phaseType].isListed) {
    return mint === undefined ? 'by list' : `by list, in ${tokens.get(mint)?.symbol ?? mint}`
  }
  return unit ? formatAmount(phase.priceAmount, unit) : `${phase.priceAmount} base units of ${mint}`
}

function row(phase: EditionPhase, { currency, tokens, now, phaseNames }: DescribedAt): string[] {
  const { phaseIndex, phaseType } = phase
  return [
    String(phaseNumber(phaseIndex)),
    phaseNames[phaseIndex] ?? '-',
    phaseType,
    priceOf(phase, currency, tokens),
    timeText(phase.startTime),
    timeText(phase.endTime),
    limitText(phase.maxMintsPerWallet),
    `${phase.currentMints} of ${limitText(phase.maxMintsTotal)}`,
    phaseTiming(phase, now),
  ]
}
