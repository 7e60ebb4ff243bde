import {
  DRAFT_FIELDS,
  type DraftField,
  differingFields,
  isSameIn,
  type PhaseDraft,
} from '#entities/phase/lib/phaseDraft.ts'

/** A field that was changed here and, to something else, on chain. */
export interface PhaseConflict {
  readonly phaseIndex: number
  readonly field: DraftField
  /** The phase as it is on chain. */
  readonly chain: PhaseDraft
}

interface MergeInput {
  /** Phases of the chain that the drafts started from. */
  base: readonly PhaseDraft[]
  /** Those of the phases on chain first. */
  drafts: readonly PhaseDraft[]
  /** Phases of the chain as they are now. */
  chain: readonly PhaseDraft[]
}

/** Drafts brought to what the chain is now. */
export interface MergedDrafts {
  /** What was not changed here is as on chain. */
  readonly drafts: readonly PhaseDraft[]
  /** As on chain, but for fields in conflict, which stay as they were. */
  readonly base: readonly PhaseDraft[]
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
export function mergeDrafts({ base, drafts, chain }: MergeInput): MergedDrafts {
  const known = Math.min(base.length, chain.length)
  const merged = chain
    .slice(0, known)
    .map((phase, index) =>
      mergePhase({ base: base[index] ?? phase, draft: drafts[index] ?? phase, chain: phase }),
    )
  const added = chain.slice(known)
  const fresh = drafts.slice(known)
  const saved = countSaved(fresh, added)
  return {
    drafts: [...merged.map(({ draft }) => draft), ...added, ...fresh.slice(saved)],
    base: [...merged.map((phase) => phase.base), ...added],
    conflicts: merged.flatMap(({ conflicts }, phaseIndex) =>
      conflicts.map((conflict) => ({ phaseIndex, ...conflict })),
    ),
    inserted: { at: known + saved, count: added.length - saved },
    taken: merged.flatMap(({ hasTaken }, phaseIndex) => (hasTaken ? [phaseIndex] : [])),
  }
}

interface PhaseMergeInput {
  base: PhaseDraft
  draft: PhaseDraft
  chain: PhaseDraft
}

function mergePhase({ base, draft, chain }: PhaseMergeInput) {
  const changedThere = DRAFT_FIELDS.filter((field) => !isSameIn(field, base, chain))
  const untouched = changedThere.filter((field) => isSameIn(field, draft, base))
  const conflicting = changedThere.filter(
    (field) => !untouched.includes(field) && !isSameIn(field, draft, chain),
  )
  return {
    draft: withFieldsOf(draft, chain, untouched),
    base: withFieldsOf(chain, base, conflicting),
    conflicts: conflicting.map((field) => ({ field, chain })),
    hasTaken: untouched.length > 0,
  }
}

/** A draft with some of its fields from another. */
function withFieldsOf(
  draft: PhaseDraft,
  other: PhaseDraft,
  fields: readonly DraftField[],
): PhaseDraft {
  const taken = Object.fromEntries(fields.map((field) => [field, other[field]]))
  return { ...draft, ...taken }
}

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
