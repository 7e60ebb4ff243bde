import { CoreError } from '@mintline/core'

/** Maximum JSON bytes stored per document: a page in a list has up to a thousand documents. */
export const MAX_KEPT_BYTES = 65_536

/**
 * Returns the document if it is small enough for lists.
 *
 * @param uri - the document's address
 * @throws `METADATA_INVALID`
 */
export function keptDocument<Document extends object>(document: Document, uri: string): Document {
  if (Buffer.byteLength(JSON.stringify(document)) <= MAX_KEPT_BYTES) return document
  const reason = `its texts and attributes are larger than ${MAX_KEPT_BYTES} bytes`
  throw new CoreError('METADATA_INVALID', { uri, reason })
}
