import type { FormKind } from './formKind.ts'
import { mergeFields } from './mergeFields.ts'

/** A change for display: from one text to another. */
export interface Difference {
  /** Key of the part, unique in its draft. */
  key: string
  /** The part's label. */
  label: string
  /** Empty = no value. */
  before: string
  after: string
}

/** A draft type with readable differences; conflicts lead from the edited value to the one on chain. */
export interface DraftKind<Draft> extends FormKind<Draft, Difference> {
  differences: (before: Draft, after: Draft) => readonly Difference[]
}

/** A draft's part, which changes as a whole. */
export interface DraftPart<Draft> {
  key: keyof Draft & string
  label: string
  /** Returns the part's whole value as text: equal texts mean equal values. */
  text: (draft: Draft) => string
}

/** Creates a draft type from independent parts. */
export function draftOfParts<Draft extends object>(
  parts: readonly DraftPart<Draft>[],
): DraftKind<Draft> {
  const differences = (before: Draft, after: Draft) =>
    parts.flatMap(({ key, label, text }) => {
      const difference = { key, label, before: text(before), after: text(after) }
      return difference.before === difference.after ? [] : [difference]
    })
  const isSame = (a: Draft, b: Draft) => differences(a, b).length === 0
  const texts = new Map(parts.map(({ key, text }) => [key, text]))
  const fields = [...texts.keys()]
  const isSameIn = (key: keyof Draft & string, a: Draft, b: Draft) =>
    texts.get(key)?.(a) === texts.get(key)?.(b)
  return {
    differences,
    isSame,
    rebase(work, saved) {
      const { taken: _, ...merged } = mergeFields(work, saved, { fields, isSame: isSameIn })
      const inConflict = new Set<string>(merged.conflicts)
      const conflicts = differences(work.base, saved).filter(({ key }) => inConflict.has(key))
      return { ...merged, conflicts }
    },
  }
}
