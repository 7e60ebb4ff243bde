import { readFile } from 'node:fs/promises'
import { reading } from '@mintline/core/files'
import type { Metadata } from 'sharp'
import { type PictureFacts, PREVIEW_QUALITY } from '../documents/index.ts'

/** A preview to make. */
export interface PreviewInput {
  /** Path of the picture. */
  readonly from: string
  /** Greatest width and height. */
  readonly pixels: number
}

/** Loaded with the first picture, as its libraries take longer than everything else. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

/** A kind of picture. */
interface Kind {
  readonly type: string
  /** For people. */
  readonly name: string
  readonly extension: string
}

/** Kinds by the names that sharp has for formats. */
const KINDS: Readonly<Record<string, Kind>> = {
  gif: { type: 'image/gif', name: 'GIF', extension: '.gif' },
  jpeg: { type: 'image/jpeg', name: 'JPEG', extension: '.jpg' },
  png: { type: 'image/png', name: 'PNG', extension: '.png' },
  svg: { type: 'image/svg+xml', name: 'SVG', extension: '.svg' },
  tiff: { type: 'image/tiff', name: 'TIFF', extension: '.tiff' },
  webp: { type: 'image/webp', name: 'WebP', extension: '.webp' },
}

/** A picture as its content says. */
export interface InspectedPicture extends PictureFacts {
  /** Media type; undefined = a kind that is not told from others. */
  readonly type: string | undefined
}

/**
 * Reads the header of a picture.
 *
 * @throws Errors of sharp where it is none.
 */
export async function inspectPicture(path: string): Promise<InspectedPicture> {
  const sharp = await loadSharp()
  const metadata = await sharp(path).metadata()
  const { width, height } = shownSize(metadata)
  const { format } = metadata
  return { width, height, isVector: format === 'svg', type: KINDS[format ?? '']?.type }
}

/** Names of two kinds of pictures, by their media types; undefined where they are the same, or one is not known. */
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

/** Elements, attributes and links of SVG that run code. */
const SCRIPT = /<script[\s>/]|\son[a-z]+\s*=|(?:href\s*=\s*["']?\s*)javascript:/i

/**
 * True for a drawing that runs code where it may.
 *
 * @throws FILE_NOT_READABLE
 */
export async function hasScript(path: string): Promise<boolean> {
  return SCRIPT.test(await reading(path, readFile(path, 'utf8')))
}

/**
 * Makes the preview of a picture, a WebP file; that of an animation moves too.
 *
 * @throws Errors of sharp where the picture is damaged.
 */
export async function makePreview({ from, pixels }: PreviewInput): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(from, { animated: true })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PREVIEW_QUALITY })
    .toBuffer()
}

/** The size of one frame, upright. */
function shownSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return autoOrient ?? { width, height }
}
