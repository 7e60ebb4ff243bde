import { MAX_METADATA_BYTES } from '@mintline/core'

/** Characters of a name or symbol that are kept. */
const MOST_CHARACTERS = 256
/** Characters of an address of metadata, which may be the document itself in base64. */
const MOST_OF_ADDRESS = 2 * MAX_METADATA_BYTES

/** A name or symbol that a contract gives, as the database can keep it; undefined = none. */
export function nameOf(text: string | undefined): string | undefined {
  const characters = [...(storable(text)?.trim() ?? '')]
  return characters.slice(0, MOST_CHARACTERS).join('') || undefined
}

/** An address of metadata that a contract gives; undefined = none, or larger than any metadata. */
export function metadataAddressOf(text: string | undefined): string | undefined {
  const address = storable(text)?.trim()
  return address && address.length <= MOST_OF_ADDRESS ? address : undefined
}

/** PostgreSQL keeps no zero characters. */
function storable(text: string | undefined): string | undefined {
  return text?.replaceAll('\0', '')
}
