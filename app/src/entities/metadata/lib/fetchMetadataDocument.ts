import { CoreReadError, type ReadResourceOptions, readResource } from '@mintline/core'
import { type MetadataDocument, parseMetadataDocument } from './metadataDocument.ts'
import { contentUrl, mayLoad } from './pictureUrl.ts'

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

export interface FetchMetadataOptions extends Pick<ReadResourceOptions, 'signal' | 'isRetryable'> {
  /** URL of the page that reads it. Default: the open one. */
  page?: string
}

/**
 * Fetches the bytes at an untrusted metadata address, with three attempts, 3 seconds apart.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the signal's reason.
 */
export async function fetchMetadataContent(
  uri: string,
  { page, ...options }: FetchMetadataOptions = {},
): Promise<Uint8Array> {
  const url = contentUrl(uri) ?? uri
  if (!mayLoad(url, page)) throw new CoreReadError('METADATA_URI_INVALID', { uri })
  return readResource(url, options)
}
