import { createDocument } from './createDocument.ts'
import type { MetadataDocument } from './metadataDocument.ts'

/** Texts of a document. */
export interface DocumentTexts {
  readonly name: string
  readonly symbol?: string | undefined
  readonly description?: string | undefined
  /** Address of a web page about it. */
  readonly externalUrl?: string | undefined
}

/** Names of the files of a document. */
export interface DocumentMedia {
  /** Picture in its full size. */
  readonly picture: string
  /** Smaller picture to show in its place; undefined = it needs none. */
  readonly preview?: string | undefined
  /** Video, audio or 3D model, which the picture stands for. */
  readonly animation?: string | undefined
}

/** The one document of a collection, or of an edition, whose items share it: it has no traits of single items. */
export function editionDocument(
  texts: DocumentTexts,
  { picture, preview = picture, animation }: DocumentMedia,
): MetadataDocument {
  return createDocument({ ...texts, image: preview, animation, others: [picture] })
}
