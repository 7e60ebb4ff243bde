import type { ItemMetadata } from '@mintline/core'

/** An item as shown after the mint. */
export interface ShownItem {
  /** Union id. */
  id: string
  /** From its metadata if that can be read, otherwise from the chain; untrusted. */
  name: string
  /** Untrusted; undefined = no picture can be read. */
  picture: string | undefined
  /** Its page in the explorer; undefined = no explorer shows it. */
  url: string | undefined
}

/** Returns an item's name and picture from its metadata, or else its name on chain. */
export function shownMetadata(
  metadata: ItemMetadata | undefined,
  nameOnChain: string,
): Pick<ShownItem, 'name' | 'picture'> {
  return metadata?.type === 'loaded'
    ? { name: metadata.name, picture: metadata.image }
    : { name: nameOnChain, picture: undefined }
}

/** Adds the item's number to a name that lacks it: items in an edition share a document. */
export function numberedName(name: string, number: bigint): string {
  if (name.split(/\D+/).includes(String(number))) return name
  return `${name} #${number}`.trim()
}
