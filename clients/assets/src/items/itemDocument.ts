import { templateText } from '@mintline/core'
import { createDocument, type DocumentTexts, type MetadataDocument } from '../documents/index.ts'
import type { AssembledItem } from './assembleItems.ts'

/**
 * Texts of all items; `{}` stands for the number of an item. Items that have texts of their own in the list of traits
 * keep them.
 */
export type ItemTemplate = DocumentTexts

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
