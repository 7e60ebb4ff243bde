import { PHASE_TYPES, phaseNumber } from '@mintline/core'
import { type EditionPhase, formatAmount, phaseTiming } from '@mintline/solana'
import { timeText } from '../amounts/time.ts'
import { table } from '../output/table.ts'
import type { DescribedAt } from './describedAt.ts'
import { limitText } from './limitText.ts'

const HEAD = ['#', 'name', 'type', 'price', 'start', 'end', 'per wallet', 'minted', 'now']

/** Describes phases for display; empty without phases. */
export function describePhases(phases: readonly EditionPhase[], at: DescribedAt): string {
  if (phases.length === 0) return ''
  return table([HEAD, ...phases.map((phase) => row(phase, at))])
}

function row(phase: EditionPhase, { currency, now, phaseNames }: DescribedAt): string[] {
  const { phaseIndex, phaseType } = phase
  return [
    String(phaseNumber(phaseIndex)),
    phaseNames[phaseIndex] ?? '-',
    phaseType,
    PHASE_TYPES[phaseType].isListed ? 'by list' : formatAmount(phase.priceAmount, currency),
    timeText(phase.startTime),
    timeText(phase.endTime),
    limitText(phase.maxMintsPerWallet),
    `${phase.currentMints} of ${limitText(phase.maxMintsTotal)}`,
    phaseTiming(phase, now),
  ]
}
