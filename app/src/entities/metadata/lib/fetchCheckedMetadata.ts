import { asSentence } from '@mintline/core'
import { type FetchMetadataOptions, fetchMetadataContent } from './fetchMetadataContent.ts'
import { metadataDocumentOf } from './fetchMetadataDocument.ts'
import type { MetadataDocument } from './metadataDocument.ts'

/** A metadata document, and how it departs from the Metaplex standard. */
export interface CheckedMetadata {
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
