import { DEFAULT_PREVIEW_PIXELS, needsPreview, PREVIEW_QUALITY } from '@mintline/assets/documents'
import { PICTURE_ENDINGS, type Picture, type PictureFile, type PictureType } from './picture.ts'
import { PictureRefused, pictureHead } from './pictureFacts.ts'

/** Pixels for a drawing without a size. */
const DRAWING_PIXELS = DEFAULT_PREVIEW_PIXELS

/**
 * Reads a person's picture: detects its type, draws it once, and creates its preview if needed. Animations get no
 * preview, which would stand still.
 *
 * @throws PictureRefused
 */
export async function readPicture({
  name,
  bytes,
}: {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}): Promise<Picture> {
  const { type, isAnimated } = pictureHead(bytes)
  const drawn = await drawable({ type, bytes }).catch((cause: unknown) => {
    throw new PictureRefused(
      'The browser cannot show this picture: the file is damaged. Save it again, or choose another one.',
      { cause },
    )
  })
  try {
    const size = { width: drawn.width || DRAWING_PIXELS, height: drawn.height || DRAWING_PIXELS }
    const isVector = type === 'image/svg+xml'
    const isPreviewed = !isAnimated && needsPreview({ ...size, isVector }, DEFAULT_PREVIEW_PIXELS)
    const preview = isPreviewed ? await drawPreview(drawn.source, size) : undefined
    return { name, type, bytes, ...size, preview: smaller(preview, { type, bytes }) }
  } finally {
    drawn.close()
  }
}

/**
 * Keeps a preview only if it is smaller than its picture; drawings always keep theirs, since many wallets do not show
 * drawings.
 */
function smaller(preview: PictureFile | undefined, of: PictureFile): PictureFile | undefined {
  const isUseful =
    preview && (of.type === 'image/svg+xml' || preview.bytes.length < of.bytes.length)
  return isUseful ? preview : undefined
}

/** Width and height in pixels. */
interface Size {
  width: number
  height: number
}

/**
 * Draws a picture at preview size, `DEFAULT_PREVIEW_PIXELS` along its longer side. WebP, or PNG in browsers that cannot
 * write WebP. Undefined if the browser draws nothing.
 */
async function drawPreview(image: CanvasImageSource, size: Size): Promise<PictureFile | undefined> {
  const scale = DEFAULT_PREVIEW_PIXELS / Math.max(size.width, size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', PREVIEW_QUALITY / 100),
  )
  if (!blob || !isPictureType(blob.type)) return undefined
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
}

function isPictureType(type: string): type is PictureType {
  return type in PICTURE_ENDINGS
}

/** A picture that can be drawn. */
interface Drawable {
  readonly source: CanvasImageSource
  /** Upright pixels; 0 for a drawing without a size. */
  readonly width: number
  readonly height: number
  /** Frees its memory. */
  readonly close: () => void
}

/** Decodes a picture; truncated files are refused. Throws the browser's errors. */
async function drawable({ type, bytes }: PictureFile): Promise<Drawable> {
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
