import type { MetadataField } from '@mintline/solana'

/** A row of extra metadata that is being written. */
export interface MetadataDraft extends MetadataField {
  /** Tells rows apart while they come and go. */
  id: number
}

/** Rows for fields: as they are on chain, or as they are to start with. */
export function metadataDrafts(fields: readonly MetadataField[]): MetadataDraft[] {
  return fields.map(({ field, value }, index) => ({ id: index + 1, field, value }))
}

/** Rows with an empty one after them. */
export function withEmptyField(drafts: readonly MetadataDraft[]): MetadataDraft[] {
  const id = 1 + Math.max(0, ...drafts.map((draft) => draft.id))
  return [...drafts, { id, field: '', value: '' }]
}

/** Rows as the client takes them. */
export function metadataFields(drafts: readonly MetadataDraft[]): MetadataField[] {
  return drafts.map(({ field, value }) => ({ field, value }))
}
