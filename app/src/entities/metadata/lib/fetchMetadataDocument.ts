import { CoreReadError } from '@mintline/core'
import { type FetchMetadataOptions, fetchMetadataContent } from './fetchMetadataContent.ts'
import { type MetadataDocument, parseMetadataDocument } from './metadataDocument.ts'

/**
 * Fetches the metadata document at an untrusted address, with three attempts, 3 seconds apart.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the signal's reason.
 */
export async function fetchMetadataDocument(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<MetadataDocument> {
  return metadataDocumentOf(await fetchMetadataContent(uri, options), uri)
}

/** @throws METADATA_INVALID */
export function metadataDocumentOf(content: Uint8Array, uri: string): MetadataDocument {
  const document = parseMetadataDocument(content)
  if (document) return document
  throw new CoreReadError('METADATA_INVALID', { uri, reason: 'it is not a JSON object' })
}
