import { DEFAULT_PREVIEW_PIXELS, needsPreview } from '@mintline/assets/documents'
import { drawable } from './drawable.ts'
import { drawPreview } from './drawPreview.ts'
import type { Picture, PictureFile } from './picture.ts'
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
