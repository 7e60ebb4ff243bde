import type { FormKind, Rebased, Work } from './formKind.ts'

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

interface Comparison<Field extends string, Fields> {
  fields: readonly Field[]
  isSame: (field: Field, a: Fields, b: Fields) => boolean
}

/** Work merged with the saved value, and the fields that followed it. */
interface MergedFields<Draft, Field> extends Rebased<Draft, Field> {
  readonly taken: readonly Field[]
}

/** Merges edited fields with the current saved value. */
export function mergeFields<Field extends string, Draft extends Record<Field, unknown>>(
  { base, draft }: Work<Draft>,
  saved: Draft,
  { fields, isSame }: Comparison<Field, Draft>,
): MergedFields<Draft, Field> {
  const moved = fields.filter((field) => !isSame(field, base, saved))
  const taken = moved.filter((field) => isSame(field, draft, base))
  const conflicts = moved.filter((field) => !taken.includes(field) && !isSame(field, draft, saved))
  return {
    draft: withFieldsOf(draft, saved, taken),
    base: withFieldsOf(saved, base, conflicts),
    theirs: withFieldsOf(draft, saved, [...taken, ...conflicts]),
    conflicts,
    taken,
  }
}

/** Replaces some fields in a draft with another's. */
export function withFieldsOf<Field extends string, Draft extends Record<Field, unknown>>(
  draft: Draft,
  other: Draft,
  fields: readonly Field[],
): Draft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, other[field]])) }
}
