import { readFile } from 'node:fs/promises'
import { reading } from '@mintline/core/files'
import type { Metadata } from 'sharp'
import { type PictureFacts, PREVIEW_QUALITY } from '../documents/index.ts'

/** A preview to make. */
export interface PreviewInput {
  /** Picture path. */
  readonly from: string
  /** Maximum width and height. */
  readonly pixels: number
}

/** Loads sharp with the first picture: its libraries take longer than everything else. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

/** A picture format. */
interface Kind {
  readonly type: string
  /** For people. */
  readonly name: string
  readonly extension: string
}

/** Formats by sharp's names. */
const KINDS: Readonly<Record<string, Kind>> = {
  gif: { type: 'image/gif', name: 'GIF', extension: '.gif' },
  jpeg: { type: 'image/jpeg', name: 'JPEG', extension: '.jpg' },
  png: { type: 'image/png', name: 'PNG', extension: '.png' },
  svg: { type: 'image/svg+xml', name: 'SVG', extension: '.svg' },
  tiff: { type: 'image/tiff', name: 'TIFF', extension: '.tiff' },
  webp: { type: 'image/webp', name: 'WebP', extension: '.webp' },
}

/** A picture according to its content. */
export interface InspectedPicture extends PictureFacts {
  /** Media type; undefined = an unlisted format. */
  readonly type: string | undefined
}

/**
 * Reads a picture's header.
 *
 * @throws sharp's error if it is not a picture.
 */
export async function inspectPicture(path: string): Promise<InspectedPicture> {
  const sharp = await loadSharp()
  const metadata = await sharp(path).metadata()
  const { width, height } = shownSize(metadata)
  const { format } = metadata
  return { width, height, isVector: format === 'svg', type: KINDS[format ?? '']?.type }
}

/** Returns the names of two differing picture formats by media type; undefined = the same, or one is unknown. */
export function typeNames(
  named: string,
  actual: string | undefined,
): { readonly named: string; readonly actual: string; readonly extension: string } | undefined {
  const kindOf = (type: string | undefined) =>
    Object.values(KINDS).find((kind) => kind.type === type)
  const [expected, found] = [kindOf(named), kindOf(actual)]
  if (!expected || !found || expected === found) return undefined
  return { named: expected.name, actual: found.name, extension: found.extension }
}

/** SVG elements, attributes and links that run code. */
const SCRIPT = /<script[\s>/]|\son[a-z]+\s*=|(?:href\s*=\s*["']?\s*)javascript:/i

/**
 * Returns true for a drawing that runs code if allowed to.
 *
 * @throws FILE_NOT_READABLE
 */
export async function hasScript(path: string): Promise<boolean> {
  return SCRIPT.test(await reading(path, readFile(path, 'utf8')))
}

/**
 * Makes a picture's preview as a WebP file. Animations stay animated.
 *
 * @throws sharp's error if the picture is damaged.
 */
export async function makePreview({ from, pixels }: PreviewInput): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(from, { animated: true })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PREVIEW_QUALITY })
    .toBuffer()
}

/** Returns one frame's size, upright. */
function shownSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return autoOrient ?? { width, height }
}
