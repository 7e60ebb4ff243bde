import {
  type DocumentTexts,
  editionDocument,
  type MetadataDocument,
  previewName,
} from '@mintline/assets/documents'
import { PICTURE_ENDINGS, type Picture, type PictureFile } from './picture.ts'

/** A picture and its texts, of which metadata is made. */
export interface Artwork {
  readonly picture: Picture
  readonly texts: DocumentTexts
}

/** Name of the document of artwork where it is stored, as `mintline assets build` has it. */
export const ARTWORK_DOCUMENT = 'edition.json'
/** Name of the picture beside it, without its ending. Names of people's files are not published. */
const PICTURE_NAME = 'artwork'

/** Files of a picture by the names that its document has for them: the shown one first. */
export function filesOfPicture({ preview, ...picture }: Picture): ReadonlyMap<string, PictureFile> {
  const { type, bytes } = picture
  const name = nameOfPicture(picture)
  const original = [name, { type, bytes }] as const
  return new Map(
    preview ? [[previewName(name, PICTURE_ENDINGS[preview.type]), preview], original] : [original],
  )
}

/** The document of artwork, with names of files in the place of addresses. */
export function documentOfArtwork({ picture, texts }: Artwork): MetadataDocument {
  const [shown] = filesOfPicture(picture).keys()
  return editionDocument(texts, { picture: nameOfPicture(picture), preview: shown })
}

function nameOfPicture({ type }: PictureFile): string {
  return `${PICTURE_NAME}${PICTURE_ENDINGS[type]}`
}
