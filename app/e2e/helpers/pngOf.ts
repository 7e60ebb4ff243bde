import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bits per channel, and red, green and blue without transparency. */
const FORMAT = [8, 2, 0, 0, 0]

/** Creates a PNG from its pixels' colours, counted from the top left. */
export function pngOf(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Buffer {
  // Each row begins with a byte that marks it as unfiltered.
  const rows = Buffer.alloc(height * (1 + 3 * width))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * (1 + 3 * width) + 1 + 3 * x)
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.from([...uint32(width), ...uint32(height), ...FORMAT])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([Buffer.from(uint32(data.length)), body, Buffer.from(uint32(crc32(body)))])
}

function uint32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
}
