import type { Rebased, Work } from './formKind.ts'

interface Comparison<Field extends string, Fields> {
  fields: readonly Field[]
  isSame: (field: Field, a: Fields, b: Fields) => boolean
}

/** Work merged with the saved value, and the fields that followed it. */
export interface MergedFields<Draft, Field> extends Rebased<Draft, Field> {
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
