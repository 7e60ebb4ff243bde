import { DEFAULT_PREVIEW_PIXELS, PREVIEW_QUALITY } from '@mintline/assets/documents'
import { PICTURE_ENDINGS, type PictureFile, type PictureType } from './picture.ts'

/** Width and height in pixels. */
interface Size {
  width: number
  height: number
}

/**
 * Draws a picture at preview size, `DEFAULT_PREVIEW_PIXELS` along its longer side. WebP, or PNG in browsers that cannot
 * write WebP. Undefined if the browser draws nothing.
 */
export async function drawPreview(
  image: CanvasImageSource,
  size: Size,
): Promise<PictureFile | undefined> {
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
