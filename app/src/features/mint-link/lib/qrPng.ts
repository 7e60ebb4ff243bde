import { type QrCode, qrCodeOf } from './qrCode.ts'

/** Pixels per module: prints sharply at 10 cm. */
const MODULE = 24

/** Draws a text's QR code as a PNG, black on white. */
export function qrPng(text: string): Promise<Blob> {
  const canvas = draw(qrCodeOf(text))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The browser could not make a picture. Download the SVG instead.'))
    }, 'image/png')
  })
}

function draw({ size, path }: QrCode): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE
  canvas.height = size * MODULE
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(MODULE, MODULE)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return canvas
}
