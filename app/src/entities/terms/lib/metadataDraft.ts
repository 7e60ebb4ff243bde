import type { MetadataField } from '@mintline/solana'

/** A row of extra metadata being edited. */
export interface MetadataDraft extends MetadataField {
  /** Identifies a row while others are added and removed. */
  id: number
}

/** Rows for fields, from the chain or as defaults. */
export function metadataDrafts(fields: readonly MetadataField[]): MetadataDraft[] {
  return fields.map(({ field, value }, index) => ({ id: index + 1, field, value }))
}

/** Rows with an empty one at the end. */
export function withEmptyField(drafts: readonly MetadataDraft[]): MetadataDraft[] {
  const id = 1 + Math.max(0, ...drafts.map((draft) => draft.id))
  return [...drafts, { id, field: '', value: '' }]
}

/** Converts rows for the client. */
export function metadataFields(drafts: readonly MetadataDraft[]): MetadataField[] {
  return drafts.map(({ field, value }) => ({ field, value }))
}
