import { templateText } from '@mintline/core/metadata'
import { createDocument, type DocumentTexts, type MetadataDocument } from '../documents/index.ts'
import type { AssembledItem } from './assembleItems.ts'

/** Texts for all items; `{}` stands for an item's number. Texts in the trait list take precedence. */
export type ItemTemplate = DocumentTexts

/** Creates an item's document from the template, its row and its file names. */
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
