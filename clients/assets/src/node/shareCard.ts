import {
  type HexColor,
  mix,
  ownColor,
  type ReadResourceOptions,
  readResource,
} from '@mintline/core/metadata'
import { SHARE_CARD } from '@mintline/core/sharing'
import { loadSharp } from './pictures.ts'

/** Pixels at the sides of the tint: drawn large, they blur. */
const TINT = 8

/** Least space around the artwork in pixels: apps round the corners of previews. */
const MARGIN = 24

/** Maximum pixels of a picture: 100 million. A small file can hold many more. */
const MAX_PIXELS = 100_000_000

const QUALITY = 86

/** Enlargement from which a picture counts as pixel art. */
const PIXEL_ART = 4

/** Seconds after which a drawing is given up. */
const MAX_SECONDS = 20

/** Read limit for artwork: 32 MiB within 30 seconds. */
const ARTWORK = { maxBytes: 33_554_432, timeout: 30_000, isRetryable: () => false }

/** Dots per inch at which a drawing has its own size, and the most that libvips takes. */
const OWN_DENSITY = 72
const MAX_DENSITY = 100_000

/** A drop's artwork, and its mint page's background. */
export interface ArtworkInput extends Pick<ShareCardInput, 'background'> {
  /** Address. Untrusted. */
  readonly image: string
}

/**
 * Reads a drop's artwork once, and draws its card in `SHARE_CARD`'s size.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID above 32 MiB, what `drawShareCard` throws, or
 * the signal's reason.
 */
export async function fetchShareCard(
  { image, background }: ArtworkInput,
  reading: Omit<ReadResourceOptions, 'maxBytes' | 'isRetryable'>,
): Promise<Uint8Array> {
  const picture = await readResource(image, { ...ARTWORK, ...reading })
  return drawShareCard({ picture, size: SHARE_CARD, background })
}

/** A share card's artwork. */
export interface ShareCardInput {
  /** Content of a picture or a drawing; untrusted. Animations show their first frame. */
  readonly picture: Uint8Array
  /** The card's size in pixels; apps ask for 1,200 by 630. */
  readonly size: { readonly width: number; readonly height: number }
  /** Default: the artwork's own colours, blurred. */
  readonly background?: HexColor | undefined
}

/**
 * Draws the picture that apps show for a drop's link: its artwork, whole, on its background. A JPEG.
 *
 * @throws sharp's error if the content is no picture, is damaged, has more than 100 million pixels, or takes 20 seconds.
 */
export async function drawShareCard({
  picture,
  size,
  background,
}: ShareCardInput): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { width, height } = size
  const most = { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const metadata = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata()
  const scale = Math.min(most.width / metadata.width, most.height / metadata.height)
  // A drawing's lines stay sharp at any size, and so do the pixels of a small picture.
  const density = metadata.format === 'svg' ? densityFor(scale) : undefined
  const kernel = scale >= PIXEL_ART ? 'nearest' : 'lanczos3'
  const artwork = await sharp(picture, {
    limitInputPixels: MAX_PIXELS,
    ...(density && { density }),
  })
    .autoOrient()
    .resize({ ...most, fit: 'inside', kernel })
    .timeout({ seconds: MAX_SECONDS })
    .png()
    .toBuffer()
  const stage = background
    ? sharp({ create: { width, height, channels: 3, background } })
    : (await tintOf(artwork)).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  return stage
    .composite([{ input: artwork }])
    .timeout({ seconds: MAX_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** Returns an artwork in its colours alone. Where it is clear, its own colour shows, and not black. */
async function tintOf(artwork: Uint8Array) {
  const sharp = await loadSharp()
  const tint = await sharp(artwork)
    .resize(TINT, TINT, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const behind = mix('#ffffff', ownColor(tint) ?? '#ffffff', 0.25)
  return sharp(tint, { raw: { width: TINT, height: TINT, channels: 4 } }).flatten({
    background: behind,
  })
}

function densityFor(scale: number): number {
  return Math.min(Math.max(OWN_DENSITY * scale, 1), MAX_DENSITY)
}
