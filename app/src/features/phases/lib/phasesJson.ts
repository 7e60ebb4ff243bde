import { type CoinUnit, phaseLabel } from '@mintline/core'
import type { NativeCurrency } from '@mintline/core/networks'
import {
  configTokens,
  type EditionPhase,
  formatAmount,
  type PriceTokenFacts,
  priceTokenOf,
} from '@mintline/solana/reads'
import { hasEnd } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { isoDateTime } from '#shared/lib/dateTimeText.ts'
import { exactJson } from '#shared/lib/download.ts'
import { hexText } from '#shared/lib/hexText.ts'

interface PhasesContext {
  currency: NativeCurrency
  /** Tokens that phases are priced in, by mint; an unknown one's prices are in base units, which no config takes. */
  tokens: ReadonlyMap<string, PriceTokenFacts>
  names: PhaseNames
}

/**
 * Formats phases as JSON, with the names used in the `drop` command's config. Amounts and limits are strings, so that
 * they stay exact.
 */
export function phasesJson(
  phases: readonly EditionPhase[],
  { currency: coin, tokens: known, names }: PhasesContext,
): string {
  const tokens = configTokens(known)
  const priceTokens = Object.fromEntries([...tokens].map(([mint, { symbol }]) => [symbol, mint]))
  return exactJson({
    ...(tokens.size > 0 && { priceTokens }),
    phases: phases.map((phase) => ({
      name: phaseLabel(phase.phaseIndex, names[phase.phaseIndex]),
      ...exported(phase, { coin, tokens }),
    })),
  })
}

/** Currencies in which phases can be priced. */
interface Currencies {
  coin: NativeCurrency
  /** By mint. */
  tokens: ReadonlyMap<string, CoinUnit>
}

function exported(phase: EditionPhase, { coin, tokens }: Currencies) {
  const { phaseType, priceAmount, merkleRoot } = phase
  const mint = priceTokenOf(phase)
  const unit = mint === undefined ? coin : tokens.get(mint)
  return {
    type: phaseType,
    price: unit ? formatAmount(priceAmount, unit) : `${priceAmount} base units of ${mint}`,
    start: isoDateTime(phase.startTime),
    ...(hasEnd(phase) && { end: isoDateTime(phase.endTime) }),
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    active: phase.active,
    ...(merkleRoot && { merkleRoot: hexText(merkleRoot) }),
  }
}
