import type { NativeCurrency } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana'
import { rootText } from '#features/merkle/lib/rootText.ts'
import { formatDecimal } from '#shared/lib/decimal.ts'
import { hasEnd } from './phaseDraft.ts'

/**
 * Phases in JSON, with the names that the `drop` command's config has for them. Amounts and limits are
 * texts, so that none is rounded.
 */
export function phasesJson(phases: readonly EditionPhase[], currency: NativeCurrency): string {
  return `${JSON.stringify({ phases: phases.map((phase) => exported(phase, currency)) }, null, 2)}\n`
}

function exported(phase: EditionPhase, { symbol, decimals }: NativeCurrency) {
  const { phaseIndex, phaseType, priceAmount, merkleRoot } = phase
  return {
    name: `Phase ${phaseIndex}`,
    type: phaseType,
    price: `${formatDecimal(priceAmount, decimals)} ${symbol}`,
    start: moment(phase.startTime),
    ...(hasEnd(phase) && { end: moment(phase.endTime) }),
    maxMintsPerWallet: String(phase.maxMintsPerWallet),
    maxMintsTotal: String(phase.maxMintsTotal),
    active: phase.active,
    ...(merkleRoot && { merkleRoot: rootText(merkleRoot) }),
  }
}

/** ISO 8601 in UTC; unix seconds where no calendar has it. */
function moment(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1_000)
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().replace('.000Z', 'Z')
}
