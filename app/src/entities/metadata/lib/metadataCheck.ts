import { asSentence, isMintlineError } from '@mintline/core'
import {
  type FetchMetadataOptions,
  fetchMetadataContent,
  metadataDocumentOf,
} from './fetchMetadataDocument.ts'
import type { MetadataDocument } from './metadataDocument.ts'

/** The result of reading the document at a metadata address. */
export type MetadataCheck =
  /** No address, or none that can be read from here. */
  | { status: 'unknown' }
  | { status: 'checking' }
  | ({ status: 'found' } & CheckedMetadata)
  /** Certain: the host answered, and there is no metadata. `reason` is one sentence. */
  | { status: 'missing'; reason: string }
  /** Uncertain: no answer, or none that this page may read. */
  | { status: 'unreachable' }

/** HTTP statuses for temporary refusals: the document may well exist. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

/** Returns the result for an error thrown while reading metadata. */
export function failedMetadataCheck(error: unknown): MetadataCheck {
  if (isMintlineError(error, 'METADATA_INVALID')) {
    return { status: 'missing', reason: `This is not metadata: ${error.context.reason}.` }
  }
  if (isMintlineError(error, 'METADATA_URI_INVALID')) return { status: 'unknown' }
  const status = isMintlineError(error, 'METADATA_NOT_AVAILABLE') ? error.context.status : undefined
  if (status === undefined || status >= 500 || PASSING_STATUSES.has(status)) {
    return { status: 'unreachable' }
  }
  return { status: 'missing', reason: `There is no file at this URL (status ${status}).` }
}

/** A metadata document, and how it departs from the Metaplex standard. */
interface CheckedMetadata {
  readonly document: MetadataDocument
  /** A sentence each. */
  readonly problems: readonly string[]
}

/**
 * Reads and checks the metadata at an untrusted address.
 *
 * @throws As `fetchMetadataDocument`.
 */
export async function fetchCheckedMetadata(
  uri: string,
  options: FetchMetadataOptions,
): Promise<CheckedMetadata> {
  const content = await fetchMetadataContent(uri, options)
  const document = metadataDocumentOf(content, uri)
  // With the standard's rules, which only people with their own metadata need.
  const { parseDocument } = await import('@mintline/assets/documents')
  const problems = parseDocument(content, uri).problems.map(({ message }) => asSentence(message))
  return { document, problems }
}
