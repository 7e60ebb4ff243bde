import { describe, expect, it } from 'vitest'
import { animatedWebp, gif, jpeg, png, textBytes } from '../../testing/pictures.ts'
import { pictureHead } from './pictureFacts.ts'

describe('pictureHead', () => {
  it('knows a picture by its content', () => {
    expect(pictureHead(png(2, 3))).toEqual({ type: 'image/png', isAnimated: false })
    expect(pictureHead(jpeg(2, 3))).toEqual({ type: 'image/jpeg', isAnimated: false })
  })

  it('knows what moves', () => {
    expect(pictureHead(gif(2, 3))).toEqual({ type: 'image/gif', isAnimated: true })
    expect(pictureHead(animatedWebp())).toEqual({ type: 'image/webp', isAnimated: true })
    expect(pictureHead(png(2, 3, { isAnimated: true }))).toEqual({
      type: 'image/png',
      isAnimated: true,
    })
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>x</svg>',
  ])('knows a drawing: %s', (text) => {
    expect(pictureHead(textBytes(text))).toEqual({ type: 'image/svg+xml', isAnimated: false })
  })

  it.each(['hello', '<html><svg></svg></html>', '<svgx/>', '{"image":"<svg>"}', '\0\0\0\0'])(
    'refuses what is no picture, whatever its name says: %s',
    (text) => {
      expect(() => pictureHead(textBytes(text))).toThrow(
        'This is not a picture that browsers show. Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.',
      )
    },
  )

  it('refuses an empty file', () => {
    expect(() => pictureHead(new Uint8Array())).toThrow('This file is empty. Choose another one.')
  })

  it('refuses more than 100 million pixels, before they are drawn', () => {
    expect(pictureHead(png(10_000, 10_000)).type).toBe('image/png')
    expect(() => pictureHead(png(10_000, 10_001))).toThrow(
      'This picture has 10,000 × 10,001 pixels, and at most 100 million are possible. Save it smaller.',
    )
  })

  it('refuses drawings above 1 MiB, which would stop the page', () => {
    const drawing = (bytes: number) => textBytes(`<svg>${'x'.repeat(bytes - 11)}</svg>`)
    expect(pictureHead(drawing(1_048_576)).type).toBe('image/svg+xml')
    expect(() => pictureHead(drawing(1_048_577))).toThrow(
      'A drawing (SVG) has at most 1 MiB. Save it as PNG or WebP.',
    )
  })
})
