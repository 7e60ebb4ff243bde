import { MAX_METADATA_BYTES } from '@mintline/core'

/** Maximum characters in a stored name or symbol. */
const MOST_CHARACTERS = 256
/** Maximum characters in a metadata address, which may be the document itself in base64. */
const MOST_OF_ADDRESS = 2 * MAX_METADATA_BYTES

/** Cleans up a contract's name or symbol for storage; undefined = none. */
export function nameOf(text: string | undefined): string | undefined {
  const characters = [...(storable(text)?.trim() ?? '')]
  return characters.slice(0, MOST_CHARACTERS).join('') || undefined
}

/** Cleans up a contract's metadata address; undefined = none, or larger than any metadata. */
export function metadataAddressOf(text: string | undefined): string | undefined {
  const address = storable(text)?.trim()
  return address && address.length <= MOST_OF_ADDRESS ? address : undefined
}

/** Removes zero characters, which PostgreSQL cannot store. */
function storable(text: string | undefined): string | undefined {
  return text?.replaceAll('\0', '')
}
