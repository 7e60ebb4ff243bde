import type { ItemDocument } from '../../read-model/documents.ts'
import { attributesOf } from './attributes.ts'
import { documentOf, type Origin } from './documentOf.ts'
import { keptDocument } from './keptDocument.ts'
import { timeOf } from './texts.ts'

/**
 * Parses an item's metadata.
 *
 * @throws `METADATA_INVALID`
 */
export function itemDocument(content: Uint8Array, origin: Origin): ItemDocument {
  const { fields, common } = documentOf(content, origin)
  const updatedAt = timeOf(fields.updated_at ?? fields.updatedAt)
  const attributes = attributesOf(fields)
  return keptDocument({ ...common, ...(updatedAt && { updatedAt }), attributes }, origin.uri)
}
