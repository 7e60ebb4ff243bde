import {
  DRAFT_FIELDS,
  type DraftField,
  differingFields,
  isSameIn,
  type PhaseDraft,
} from '#entities/phase/lib/phaseDraft.ts'
import { mergeFields, withFieldsOf } from '#shared/form/mergeFields.ts'

/** A field that was changed here and, to something else, on chain. */
export interface PhaseConflict {
  readonly phaseIndex: number
  readonly field: DraftField
  /** The phase as it is on chain. */
  readonly chain: PhaseDraft
}

interface MergeInput<Draft extends PhaseDraft> {
  /** Phases of the chain that the drafts started from. */
  base: readonly Draft[]
  /** Those of the phases on chain first. */
  drafts: readonly Draft[]
  /** Phases of the chain as they are now. */
  chain: readonly Draft[]
}

/** Drafts brought to what the chain is now. */
export interface MergedDrafts<Draft extends PhaseDraft> {
  /** What was not changed here is as on chain. */
  readonly drafts: readonly Draft[]
  /** As on chain, but for fields in conflict, which stay as they were. */
  readonly base: readonly Draft[]
  /** Empty = drafts can be saved without undoing what somebody else did. */
  readonly conflicts: readonly PhaseConflict[]
  /** Phases of the chain that came between: so many drafts, from this index. */
  readonly inserted: { readonly at: number; readonly count: number }
  /** Indexes of phases in which something was taken over that nobody changed here. */
  readonly taken: readonly number[]
}

/**
 * Brings drafts to what the chain is now. A new draft that the chain has by now, as after a part of
 * it was saved, is that phase; a phase that somebody else has added comes before the new drafts.
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

/** How many new drafts are on chain by now, in their order. */
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
