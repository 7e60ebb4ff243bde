import type { PictureFile } from './picture.ts'

/** A picture that can be drawn. */
export interface Drawable {
  readonly source: CanvasImageSource
  /** Upright pixels; 0 for a drawing without a size. */
  readonly width: number
  readonly height: number
  /** Frees its memory. */
  readonly close: () => void
}

/** Decodes a picture; truncated files are refused. Throws the browser's errors. */
export async function drawable({ type, bytes }: PictureFile): Promise<Drawable> {
  const content = new Blob([bytes], { type })
  if (type === 'image/svg+xml') return drawnImage(content)
  // Stricter than an img element, which shows as much as it can of a damaged file.
  const bitmap = await createImageBitmap(content)
  const { width, height } = bitmap
  return { source: bitmap, width, height, close: () => bitmap.close() }
}

/** Loads a drawing in an img element, in which drawings run no scripts and load nothing. */
async function drawnImage(content: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(content)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { source: image, width, height, close: () => URL.revokeObjectURL(url) }
}
