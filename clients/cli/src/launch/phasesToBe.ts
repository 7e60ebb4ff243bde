import {
  type CollectionInfo,
  type DesiredPhase,
  type EditionPhase,
  PRICE_TOKEN,
  phaseStateOf,
  phaseTermsOf,
} from '@mintline/solana'

/**
 * Phases as they are to be: those of the config, then those that are on chain beside it, as they are.
 *
 * @param info The collection as it is; undefined where it is not there yet.
 */
export function phasesWanted(
  desired: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
): readonly DesiredPhase[] {
  return [...desired, ...phasesBeside(desired, info).map(phaseStateOf)]
}

/** Phases on chain that the config does not have. */
export function phasesBeside(
  desired: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
): readonly EditionPhase[] {
  return info?.phases.slice(desired.length) ?? []
}

/** Phases as they will read once they are as wanted. */
export function phasesToBe(
  wanted: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
  now: bigint,
): readonly EditionPhase[] {
  return wanted.map((phase, phaseIndex) => {
    const existing = info?.phases[phaseIndex]
    return {
      ...phaseTermsOf(phase, existing?.startTime ?? now),
      phaseIndex,
      priceToken: PRICE_TOKEN,
      currentMints: existing?.currentMints ?? 0n,
      active: phase.active ?? true,
      merkleRoot: phase.merkleRoot,
    }
  })
}
