import type { Picture } from '#entities/artwork/lib/picture.ts'

/** Encodes a text. */
export function textBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** A PNG header with this size; nothing follows it. */
export function png(
  width: number,
  height: number,
  { isAnimated = false } = {},
): Uint8Array<ArrayBuffer> {
  return bytesOf([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[0, 0, 0, 13, ...codes('IHDR'), ...uint32(width), ...uint32(height), 8, 6, 0, 0, 0],
    ...[0, 0, 0, 0],
    ...(isAnimated ? [0, 0, 0, 8, ...codes('acTL')] : []),
    ...[0, 0, 0, 0, ...codes('IDAT'), 0, 0, 0, 0],
  ])
}

/** A JPEG header with this size, below 256. */
export function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytesOf([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...codes('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 17, 8, 0, height, 0, width, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    ...[0xff, 0xd9],
  ])
}

/** A GIF header with this size, below 256. */
export function gif(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytesOf([...codes('GIF89a'), width, 0, height, 0, 0, 0, 0, 0x3b])
}

/** The header of an animated 1-pixel WebP. */
export function animatedWebp(): Uint8Array<ArrayBuffer> {
  return bytesOf([
    ...[...codes('RIFF'), 22, 0, 0, 0, ...codes('WEBPVP8X'), 10, 0, 0, 0],
    ...[0b10, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ])
}

/** A chosen picture: a 30-byte drawing. */
export function drawing(text = "<svg style='background:red'/>"): Picture {
  const bytes = textBytes(text)
  return {
    name: 'dawn.svg',
    type: 'image/svg+xml',
    bytes,
    width: 1_024,
    height: 1_024,
    preview: undefined,
  }
}

function bytesOf(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(numbers)
}

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}

function uint32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
}
