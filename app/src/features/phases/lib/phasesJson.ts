import { phaseLabel } from '@mintline/core'
import type { NativeCurrency } from '@mintline/core/networks'
import { type EditionPhase, priceTokenOf } from '@mintline/solana/reads'
import { hasEnd } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { isoDateTime } from '#shared/lib/dateTimeText.ts'
import { formatDecimal } from '#shared/lib/decimal.ts'
import { exactJson } from '#shared/lib/download.ts'
import { hexText } from '#shared/lib/hexText.ts'

/**
 * Formats phases as JSON, with the names used in the `drop` command's config. Amounts and limits are strings, so that
 * they stay exact.
 */
export function phasesJson(
  phases: readonly EditionPhase[],
  { currency, names }: { currency: NativeCurrency; names: PhaseNames },
): string {
  return exactJson({
    phases: phases.map((phase) => ({
      name: phaseLabel(phase.phaseIndex, names[phase.phaseIndex]),
      ...exported(phase, currency),
    })),
  })
}

function exported(phase: EditionPhase, { symbol, decimals }: NativeCurrency) {
  const { phaseType, priceAmount, merkleRoot } = phase
  const mint = priceTokenOf(phase)
  return {
    type: phaseType,
    price:
      mint === undefined
        ? `${formatDecimal(priceAmount, decimals)} ${symbol}`
        : `${priceAmount} base units of ${mint}`,
    start: isoDateTime(phase.startTime),
    ...(hasEnd(phase) && { end: isoDateTime(phase.endTime) }),
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    active: phase.active,
    ...(merkleRoot && { merkleRoot: hexText(merkleRoot) }),
  }
}
