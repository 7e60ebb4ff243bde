/** Picture types that browsers and wallets show, with their extensions. */
export const PICTURE_ENDINGS = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
} as const

/** A picture's media type. */
export type PictureType = keyof typeof PICTURE_ENDINGS

/** A picture's content. */
export interface PictureFile {
  readonly type: PictureType
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A picture that a person chose. */
export interface Picture extends PictureFile {
  /** The person's file name, for the page alone: it is stored under another one. */
  readonly name: string
  /** Pixels, upright. */
  readonly width: number
  readonly height: number
  /** Smaller picture that is shown instead; undefined = not needed. */
  readonly preview: PictureFile | undefined
}

/** Returns the file that is shown for a picture. */
export function shownFile(picture: Picture): PictureFile {
  return picture.preview ?? picture
}
