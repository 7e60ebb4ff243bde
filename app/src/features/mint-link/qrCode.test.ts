import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { type QrCode, qrCodeOf, qrSvg } from './qrCode.ts'

const URL =
  'https://drops.example/mint/#/7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR?cluster=solana'
const SCALE = 4

describe('qrCodeOf', () => {
  it('is read as the text by a reader of QR codes', () => {
    expect(decodeQR(pixelsOf(qrCodeOf(URL)))).toBe(URL)
  })

  it('has a quiet border of four modules', () => {
    const { size, path } = qrCodeOf(URL)
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) =>
      numbers.map(Number),
    )
    for (const [x = 0, y = 0, length = 0] of starts) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4)
    }
  })
})

describe('qrSvg', () => {
  it('is a document of its own, black on white', () => {
    expect(qrSvg({ size: 9, path: 'M4 4h1v1h-1z' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges">\n' +
        '<path d="M0 0h9v9H0z" fill="#fff"/><path d="M4 4h1v1h-1z" fill="#000"/></svg>\n',
    )
  })
})

/** Draws a code, each module as several pixels. */
function pixelsOf({ size, path }: QrCode) {
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const start = (row * width + Number(x) * SCALE) * 4
      for (let pixel = 0; pixel < Number(length) * SCALE; pixel += 1) {
        data.fill(0, start + pixel * 4, start + pixel * 4 + 3)
      }
    }
  }
  return { width, height: width, data }
}
