import type { EditionPhase } from '@mintline/solana'
import { phasesLabel } from '#entities/phase/lib/phaseLabel.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { hexText } from '#shared/lib/hexText.ts'

/** A root, compared with a phase's. */
export type RootComparison =
  /** The phase has it. */
  | 'same'
  | 'different'
  /** The phase has none. */
  | 'none'

/** Compares a root with the one in a phase on chain. */
export function compareRoot(
  { merkleRoot }: Pick<EditionPhase, 'merkleRoot'>,
  root: Uint8Array,
): RootComparison {
  if (!merkleRoot) return 'none'
  return hexText(merkleRoot) === hexText(root) ? 'same' : 'different'
}

/**
 * Returns the indexes of phases with the same root.
 *
 * @param except - index of a phase to leave out; undefined = none
 */
export function phasesWithRoot(
  phases: readonly Pick<EditionPhase, 'phaseIndex' | 'merkleRoot'>[],
  root: Uint8Array,
  except: number | undefined,
): number[] {
  return phases
    .filter(({ phaseIndex }) => phaseIndex !== except)
    .filter((phase) => compareRoot(phase, root) === 'same')
    .map(({ phaseIndex }) => phaseIndex)
}

/** Explains what happens if other phases have the same list; undefined if none has. */
export function sharedRootText(others: readonly number[], names: PhaseNames): string | undefined {
  if (others.length === 0) return undefined
  const have = others.length === 1 ? 'has' : 'have'
  return `${phasesLabel(others, names)} ${have} the same list: a wallet on it has its claims in each of these phases.`
}
