import { CoreReadError, type ReadResourceOptions, readResource } from '@mintline/core'
import { contentUrl } from './contentUrl.ts'
import { mayLoad } from './mayLoad.ts'

export interface FetchMetadataOptions extends Pick<ReadResourceOptions, 'signal' | 'isRetryable'> {
  /** Address of the page that reads it. Default: the open one. */
  page?: string
}

/**
 * The bytes at an untrusted address of metadata, tried three times, 3 seconds apart.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the reason of the signal.
 */
export async function fetchMetadataContent(
  uri: string,
  { page, ...options }: FetchMetadataOptions = {},
): Promise<Uint8Array> {
  const url = contentUrl(uri) ?? uri
  if (!mayLoad(url, page)) throw new CoreReadError('METADATA_URI_INVALID', { uri })
  return readResource(url, options)
}
