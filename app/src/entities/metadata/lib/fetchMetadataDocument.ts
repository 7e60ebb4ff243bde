import { CoreReadError, type ReadResourceOptions, readResource } from '@mintline/core'
import { contentUrl } from './contentUrl.ts'
import { mayLoad } from './mayLoad.ts'
import { type MetadataDocument, parseMetadataDocument } from './metadataDocument.ts'

interface FetchMetadataOptions extends Pick<ReadResourceOptions, 'signal' | 'isRetryable'> {
  /** Address of the page that reads it. Default: the open one. */
  page?: string
}

/**
 * The metadata document at an untrusted address, tried three times, 3 seconds apart.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the reason of the signal.
 */
export async function fetchMetadataDocument(
  uri: string,
  { page, ...options }: FetchMetadataOptions = {},
): Promise<MetadataDocument> {
  const url = contentUrl(uri) ?? uri
  if (!mayLoad(url, page)) throw new CoreReadError('METADATA_URI_INVALID', { uri })
  const document = parseMetadataDocument(await readResource(url, options))
  if (document) return document
  throw new CoreReadError('METADATA_INVALID', { uri, reason: 'it is not a JSON object' })
}
