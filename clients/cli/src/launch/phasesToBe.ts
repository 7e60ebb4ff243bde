import { solanaAddress } from '@mintline/core/identifiers'
import {
  type CollectionInfo,
  type DesiredPhase,
  type EditionPhase,
  PRICE_TOKEN,
  phaseStateOf,
  phaseTermsOf,
} from '@mintline/solana'

/**
 * Returns all future phases: first the config's, then additional ones on chain, unchanged.
 *
 * @param info The collection; undefined if it does not exist yet.
 */
export function phasesWanted(
  desired: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
): readonly DesiredPhase[] {
  return [...desired, ...phasesBeside(desired, info).map(phaseStateOf)]
}

/** Returns phases on chain that the config lacks. */
export function phasesBeside(
  desired: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
): readonly EditionPhase[] {
  return info?.phases.slice(desired.length) ?? []
}

/** Returns phases in their future state. */
export function phasesToBe(
  wanted: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
  now: bigint,
): readonly EditionPhase[] {
  return wanted.map((phase, phaseIndex) => {
    const existing = info?.phases[phaseIndex]
    const terms = phaseTermsOf(phase, existing?.startTime ?? now)
    return {
      ...terms,
      phaseIndex,
      priceToken: solanaAddress(terms.priceToken ?? PRICE_TOKEN),
      currentMints: existing?.currentMints ?? 0n,
      active: phase.active ?? true,
      merkleRoot: phase.merkleRoot,
    }
  })
}
