import type { MetadataDocument } from './metadataDocument.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Returns true for the name of a file beside the document, false for an address. */
export function isFileName(uri: string): boolean {
  return !SCHEME.test(uri)
}

/** Returns the names of files that a document refers to, deduplicated. */
export function filesOf(document: MetadataDocument): readonly string[] {
  const { image, animation_url: animation, properties } = document
  const all = [image, ...(animation ? [animation] : []), ...properties.files.map(({ uri }) => uri)]
  return [...new Set(all.filter(isFileName))]
}

/**
 * Replaces file names in a document with addresses.
 *
 * @param addressOf Returns a file's address.
 */
export function withAddresses(
  document: MetadataDocument,
  addressOf: (name: string) => string,
): MetadataDocument {
  const address = (uri: string) => (isFileName(uri) ? addressOf(uri) : uri)
  const { image, animation_url: animation, properties } = document
  const files = properties.files.map((file) => ({ ...file, uri: address(file.uri) }))
  // Spread first, so that the fields keep their order.
  return {
    ...document,
    image: address(image),
    ...(animation !== undefined && { animation_url: address(animation) }),
    properties: { ...properties, files },
  }
}
