import {
  type DocumentTexts,
  editionDocument,
  type MetadataDocument,
  previewName,
} from '@mintline/assets/documents'
import { PICTURE_ENDINGS, type Picture, type PictureFile } from './picture.ts'

/** A picture and its texts, the source for metadata. */
export interface Artwork {
  readonly picture: Picture
  readonly texts: DocumentTexts
}

/** Name of the artwork's stored document, the same as `mintline assets build` uses. */
export const ARTWORK_DOCUMENT = 'edition.json'
/** Name of the picture beside it, without its extension. People's own file names are not published. */
const PICTURE_NAME = 'artwork'

/** Returns a picture's files by their names in its document: the shown one first. */
export function filesOfPicture({ preview, ...picture }: Picture): ReadonlyMap<string, PictureFile> {
  const { type, bytes } = picture
  const name = nameOfPicture(picture)
  const original = [name, { type, bytes }] as const
  return new Map(
    preview ? [[previewName(name, PICTURE_ENDINGS[preview.type]), preview], original] : [original],
  )
}

/** Creates the artwork's document, with file names in place of addresses. */
export function documentOfArtwork({ picture, texts }: Artwork): MetadataDocument {
  const [shown] = filesOfPicture(picture).keys()
  return editionDocument(texts, { picture: nameOfPicture(picture), preview: shown })
}

function nameOfPicture({ type }: PictureFile): string {
  return `${PICTURE_NAME}${PICTURE_ENDINGS[type]}`
}

/** Kinds of storage for artwork. */
export const STORAGE_KINDS = ['folder', 'pinata', 'kubo', 'chain'] as const

/** Kind of storage: the `npm start` folder, IPFS by a service or a node, or the address on chain itself. */
export type StorageKind = (typeof STORAGE_KINDS)[number]

/** Storage outside the chain, with its access data. */
export type StorageChoice =
  /** `baseUrl` ends with a slash. */
  | { readonly kind: 'folder'; readonly baseUrl: string }
  | { readonly kind: 'pinata'; readonly token: string }
  /** `authorization` is a header; '' = none. */
  | { readonly kind: 'kubo'; readonly url: string; readonly authorization: string }
