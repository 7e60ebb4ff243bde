import { templateText } from '@mintline/core'
import { createDocument, type MetadataDocument } from '../documents/index.ts'
import type { AssembledItem } from './assembleItems.ts'

/** Texts of all items; `{}` stands for the number of an item. */
export interface ItemTemplate {
  /** Name of items that have none in the list of traits. */
  readonly name: string
  readonly symbol?: string | undefined
  readonly description?: string | undefined
  /** Web page about an item. */
  readonly externalUrl?: string | undefined
}

/** The document of an item, from the template, its row and the names of its files. */
export function itemDocument(
  { number, image, animation, row }: AssembledItem,
  template: ItemTemplate,
  others: readonly string[] = [],
): MetadataDocument {
  const { name, symbol, description, externalUrl } = template
  const filled = (text: string | undefined) => text && templateText(text, number)
  return createDocument({
    name: row?.name ?? templateText(name, number),
    symbol,
    description: row?.description ?? filled(description),
    externalUrl: row?.externalUrl ?? filled(externalUrl),
    attributes: row?.attributes ?? [],
    image,
    animation,
    others,
  })
}
