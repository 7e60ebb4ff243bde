import { type CollectionInfo, isClientKey, type MetadataField } from '@mintline/solana'
import { type MetadataDraft, metadataDrafts } from '#entities/terms/lib/metadataDraft.ts'
import type { Difference, DraftKind } from '#shared/form/draftOfParts.ts'

/** A collection's extra metadata fields being edited. */
export interface FieldsDraft {
  rows: MetadataDraft[]
}

/** Changes that turn one draft into another. */
export interface FieldChanges {
  add: MetadataField[]
  /** Keys. */
  remove: string[]
}

/** Converts the fields on chain to a draft, without those that other sections keep. */
export function fieldsDraftOf({ metadata }: Pick<CollectionInfo, 'metadata'>): FieldsDraft {
  const fields = metadata.extraMetadata.filter(({ field }) => !isClientKey(field))
  return { rows: metadataDrafts(fields) }
}

/** Returns the changes that turn `before` into `after`. */
export function fieldChanges(before: FieldsDraft, after: FieldsDraft): FieldChanges {
  const known = valuesOf(before)
  const kept = valuesOf(after)
  return {
    add: after.rows
      .filter(({ field, value }) => known.get(field) !== value)
      .map(({ field, value }) => ({ field, value })),
    remove: [...known.keys()].filter((key) => !kept.has(key)),
  }
}

/** Fields change one by one: by key, in any order. */
export const FIELDS_DRAFT: DraftKind<FieldsDraft> = {
  differences,
  isSame: (a, b) => differences(a, b).length === 0,
  rebase({ base, draft }, chain) {
    const edited = new Set(differences(base, draft).map(({ key }) => key))
    const wanted = valuesOf(draft)
    const onChain = valuesOf(chain)
    const conflicts = differences(base, chain).filter(
      ({ key }) => edited.has(key) && wanted.get(key) !== onChain.get(key),
    )
    const isConflict = (key: string) => conflicts.some((conflict) => conflict.key === key)
    const isEdited = (key: string) => edited.has(key)
    return {
      base: merged(chain, base, isConflict),
      draft: merged(chain, draft, isEdited),
      theirs: merged(chain, draft, (key) => isEdited(key) && !isConflict(key)),
      conflicts,
    }
  },
}

function differences(before: FieldsDraft, after: FieldsDraft): Difference[] {
  const { add, remove } = fieldChanges(before, after)
  const known = valuesOf(before)
  const kept = valuesOf(after)
  // Each key once, even while an existing key is being typed again.
  const keys = new Set([...add.map(({ field }) => field), ...remove])
  return [...keys].map((key) => ({
    key,
    label: key || 'New field',
    before: valueText(known.get(key)),
    after: valueText(kept.get(key)),
  }))
}

/** Formats a field's value; empty if there is no such field. */
function valueText(value: string | undefined): string {
  return value === '' ? '(empty)' : (value ?? '')
}

/** Merges rows: the edited ones where they changed, in their order, else those on chain. */
function merged(
  chain: FieldsDraft,
  edited: FieldsDraft,
  counts: (key: string) => boolean,
): FieldsDraft {
  const keys = new Set(edited.rows.map(({ field }) => field))
  const kept = edited.rows.flatMap((row) =>
    counts(row.field) ? [row] : chain.rows.filter(({ field }) => field === row.field),
  )
  const others = chain.rows.filter(({ field }) => !keys.has(field) && !counts(field))
  return { rows: metadataDrafts([...kept, ...others]) }
}

function valuesOf({ rows }: FieldsDraft): Map<string, string> {
  return new Map(rows.map(({ field, value }) => [field, value]))
}
