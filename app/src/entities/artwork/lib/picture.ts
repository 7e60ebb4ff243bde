/** Kinds of pictures that browsers and wallets show, with the ending of their names. */
export const PICTURE_ENDINGS = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
} as const

/** Media type of a picture. */
export type PictureType = keyof typeof PICTURE_ENDINGS

/** Content of a picture. */
export interface PictureFile {
  readonly type: PictureType
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A picture that a person chose. */
export interface Picture extends PictureFile {
  /** Name of the person's file, for the page alone: it is stored under another one. */
  readonly name: string
  /** Pixels, upright. */
  readonly width: number
  readonly height: number
  /** Smaller picture that is shown in its place; undefined = it needs none. */
  readonly preview: PictureFile | undefined
}

/** The file that is shown for a picture. */
export function shownFile(picture: Picture): PictureFile {
  return picture.preview ?? picture
}
