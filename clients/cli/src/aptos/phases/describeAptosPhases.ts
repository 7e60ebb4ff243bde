import type { DropSettings, PhaseRecord } from '@mintline/aptos'
import { audienceText, termTexts } from '@mintline/aptos/drop'
import { timeText } from '../../amounts/time.ts'
import { table } from '../../output/table.ts'

const HEAD = ['id', 'name', 'who', 'price', 'start', 'end', 'per wallet', 'per transaction']
const COUNTS = ['listed', 'minted', 'now']

/** The parts of a drop that its phases depend on. */
type PhasedDrop = Pick<DropSettings, 'phases' | 'endTime' | 'ledger' | 'isPaused'>

/**
 * Describes phases for display; empty without phases.
 *
 * @param names Phase names by id, from the config.
 */
export function describeAptosPhases(drop: PhasedDrop, names: ReadonlyMap<bigint, string>): string {
  const { phases, endTime } = drop
  if (phases.length === 0) return ''
  const rows = phases.map((phase, index) => {
    const end = phases[index + 1]?.saleMintTime ?? endTime
    const { price, maxPerWallet, maxPerTransaction } = termTexts(phase)
    return [
      `${phase.phaseId}`,
      names.get(phase.phaseId) ?? '-',
      audienceText(phase),
      price,
      timeText(phase.saleMintTime),
      end === undefined ? 'no end' : timeText(end),
      phase.isPrivate ? 'by list' : maxPerWallet,
      maxPerTransaction,
      `${phase.entries}`,
      `${phase.minted}`,
      timingOf(phase, end, drop),
    ]
  })
  return table([[...HEAD, ...COUNTS], ...rows])
}

function timingOf(
  { saleMintTime }: PhaseRecord,
  end: bigint | undefined,
  { ledger: { now }, isPaused }: PhasedDrop,
): string {
  if (now < saleMintTime) return 'to come'
  if (end !== undefined && now >= end) return 'ended'
  return isPaused ? 'paused' : 'open'
}
