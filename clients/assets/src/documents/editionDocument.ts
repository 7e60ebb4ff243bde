import type { PageTheme } from '@mintline/core/metadata'
import { createDocument } from './createDocument.ts'
import type { MetadataDocument } from './metadataDocument.ts'

/** A document's texts. */
export interface DocumentTexts {
  readonly name: string
  readonly symbol?: string | undefined
  readonly description?: string | undefined
  /** Web page about it. */
  readonly externalUrl?: string | undefined
  /** Look of a collection's mint page. Default: the page's own. */
  readonly page?: PageTheme | undefined
}

/** File names for a document. */
export interface DocumentMedia {
  /** Full-size picture. */
  readonly picture: string
  /** Smaller picture to show in its place; undefined = not needed. */
  readonly preview?: string | undefined
  /** Video, audio file or 3D model that the picture stands for. */
  readonly animation?: string | undefined
}

/** Creates the one document that a collection has, or that an edition's items share. It has no traits. */
export function editionDocument(
  texts: DocumentTexts,
  { picture, preview = picture, animation }: DocumentMedia,
): MetadataDocument {
  return createDocument({ ...texts, image: preview, animation, others: [picture] })
}
