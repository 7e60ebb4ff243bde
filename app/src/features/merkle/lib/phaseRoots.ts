import type { EditionPhase } from '@mintline/solana'
import { rootText } from '#entities/phase/lib/rootText.ts'

/** How a root stands to that of a phase. */
export type RootComparison =
  /** The phase has it. */
  | 'same'
  | 'different'
  /** The phase has none. */
  | 'none'

/** How a root stands to that of a phase on chain. */
export function compareRoot(
  { merkleRoot }: Pick<EditionPhase, 'merkleRoot'>,
  root: Uint8Array,
): RootComparison {
  if (!merkleRoot) return 'none'
  return rootText(merkleRoot) === rootText(root) ? 'same' : 'different'
}

/**
 * Indexes of the phases that have a root, beside one of them.
 *
 * @param except - index of the phase that is not asked for; undefined = all are
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

/** What it means that other phases have the root too; undefined where none has. */
export function sharedRootText(others: readonly number[]): string | undefined {
  if (others.length === 0) return undefined
  const phases = others.length === 1 ? `Phase ${others[0]} has` : `Phases ${others.join(', ')} have`
  return `${phases} the same root: a wallet on the list has its claims in each of these phases.`
}
