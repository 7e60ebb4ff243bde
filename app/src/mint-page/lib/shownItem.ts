import type { ItemMetadata } from '@mintline/core'

/** An item as shown after the mint. */
export interface ShownItem {
  /** Union id. */
  id: string
  /** From its metadata if that can be read, otherwise from the chain; untrusted. */
  name: string
  /** Untrusted; undefined = none can be read. */
  picture: string | undefined
  /** Its page in the explorer; undefined = no explorer shows it. */
  url: string | undefined
}

/** Name and picture of an item from its metadata, or else its name on chain. */
export function shownMetadata(
  metadata: ItemMetadata | undefined,
  nameOnChain: string,
): Pick<ShownItem, 'name' | 'picture'> {
  return metadata?.type === 'loaded'
    ? { name: metadata.name, picture: metadata.image }
    : { name: nameOnChain, picture: undefined }
}

/** A name with the number of the item, unless it has it already: items of an edition share a document. */
export function numberedName(name: string, number: bigint): string {
  if (name.split(/\D+/).includes(String(number))) return name
  return `${name} #${number}`.trim()
}
