import {
  DRAFT_FIELDS,
  type DraftField,
  differingFields,
  isSameIn,
  type PhaseDraft,
} from '#entities/phase/lib/phaseDraft.ts'
import { mergeFields, withFieldsOf } from '#shared/form/draftOfParts.ts'

/** A field changed both here and, to another value, on chain. */
export interface PhaseConflict {
  readonly phaseIndex: number
  readonly field: DraftField
  /** The phase on chain. */
  readonly chain: PhaseDraft
}

interface MergeInput<Draft extends PhaseDraft> {
  /** Phases on chain that the drafts started from. */
  base: readonly Draft[]
  /** Phases on chain come first. */
  drafts: readonly Draft[]
  /** Phases on chain now. */
  chain: readonly Draft[]
}

/** Drafts merged with the current phases on chain. */
export interface MergedDrafts<Draft extends PhaseDraft> {
  /** Unchanged fields follow the chain. */
  readonly drafts: readonly Draft[]
  /** The phases on chain, apart from conflicting fields, which keep their old values. */
  readonly base: readonly Draft[]
  /** Empty = drafts can be saved without undoing anybody's changes. */
  readonly conflicts: readonly PhaseConflict[]
  /** Phases inserted from the chain: their count, and the index of the first. */
  readonly inserted: { readonly at: number; readonly count: number }
  /** Indexes of phases in which unedited fields followed the chain. */
  readonly taken: readonly number[]
}

/**
 * Merges drafts with the current phases on chain. A new draft that is on chain by now, for example after a partial
 * save, becomes that phase; phases added by somebody else come before the new drafts.
 */
export function mergeDrafts<Draft extends PhaseDraft>({
  base,
  drafts,
  chain,
}: MergeInput<Draft>): MergedDrafts<Draft> {
  const known = Math.min(base.length, chain.length)
  const merged = chain.slice(0, known).map((phase, index) => {
    const work = { base: base[index] ?? phase, draft: drafts[index] ?? phase }
    return mergeFields<DraftField, Draft>(work, phase, PHASE_FIELDS)
  })
  const added = chain.slice(known)
  const fresh = drafts.slice(known)
  const saved = countSaved(fresh, added)
  return {
    drafts: [
      ...merged.map(({ draft }) => draft),
      ...added.map((phase, index) => {
        const draft = index < saved ? fresh[index] : undefined
        return draft ? withFieldsOf(draft, phase, DRAFT_FIELDS) : phase
      }),
      ...fresh.slice(saved),
    ],
    base: [...merged.map((phase) => phase.base), ...added],
    conflicts: merged.flatMap(({ conflicts }, phaseIndex) =>
      conflicts.flatMap((field) => {
        const phase = chain[phaseIndex]
        return phase ? [{ phaseIndex, field, chain: phase }] : []
      }),
    ),
    inserted: { at: known + saved, count: added.length - saved },
    taken: merged.flatMap(({ taken }, phaseIndex) => (taken.length > 0 ? [phaseIndex] : [])),
  }
}

const PHASE_FIELDS = { fields: DRAFT_FIELDS, isSame: isSameIn }

/** Counts the new drafts that are on chain by now, in order. */
function countSaved(fresh: readonly PhaseDraft[], added: readonly PhaseDraft[]): number {
  const other = added.findIndex((phase, index) => {
    const draft = fresh[index]
    return draft === undefined || !isSavedAs(draft, phase)
  })
  return other === -1 ? added.length : other
}

function isSavedAs(draft: PhaseDraft, phase: PhaseDraft): boolean {
  return differingFields(draft, phase).every(
    (field) => field === 'startTime' && draft.startTime === null,
  )
}
