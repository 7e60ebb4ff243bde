import { CoreError } from '@mintline/core'

/** Bytes of JSON that may be kept of a document: a page of a list has up to a thousand of them. */
export const MAX_KEPT_BYTES = 65_536

/**
 * A document that is small enough for lists.
 *
 * @param uri - where it is
 * @throws `METADATA_INVALID`
 */
export function keptDocument<Document extends object>(document: Document, uri: string): Document {
  if (Buffer.byteLength(JSON.stringify(document)) <= MAX_KEPT_BYTES) return document
  const reason = `its texts and attributes are larger than ${MAX_KEPT_BYTES} bytes`
  throw new CoreError('METADATA_INVALID', { uri, reason })
}
