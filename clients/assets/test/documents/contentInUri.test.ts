import { parseJson } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import { documentDataUri, pictureDataUri } from '../../src/index.ts'

const DRAWING = 'image/svg+xml'

/** Returns the bytes that a browser reads at a data: address. */
async function contentAt(uri: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(uri)).arrayBuffer())
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

describe('pictureDataUri', () => {
  it('writes drawings as text, and other pictures as base64', () => {
    const drawing = bytesOf(" <svg fill='#f00' width='9%'/>\n")
    expect(pictureDataUri(drawing, DRAWING)).to.equal(
      "data:image/svg+xml,<svg fill='%23f00' width='9%25'/>",
    )
    expect(pictureDataUri(Uint8Array.of(1, 2, 255), 'image/png')).to.equal(
      'data:image/png;base64,AQL/',
    )
  })

  it('is read as it was, whatever a picture holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (content) => {
        expect(await contentAt(pictureDataUri(content, 'image/webp'))).to.deep.equal(content)
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        // Blanks and control characters at the ends of an address are removed from it.
        const drawing = `<svg>${text}</svg>`
        const read = await contentAt(pictureDataUri(bytesOf(drawing), DRAWING))
        expect(new TextDecoder().decode(read)).to.equal(drawing)
      }),
    )
  })
})

describe('documentDataUri', () => {
  it('is compact, and leaves out the list of files', () => {
    const properties = { files: [{ uri: 'a.png', type: 'image/png' }], category: 'image' as const }
    expect(documentDataUri({ name: '100 % #1', image: 'a.png', properties })).to.equal(
      'data:application/json,{"name":"100 %25 %231","image":"a.png"}',
    )
  })

  it('is read as it was, with a drawing in it', async () => {
    const image = pictureDataUri(bytesOf('<svg fill="#f00"\n\theight="9%"/>'), DRAWING)
    const document = { name: 'Dawn "é" \n 夜', description: '%23 {}', image }
    const read = parseJson(await contentAt(documentDataUri(document)))
    expect(read).to.deep.equal(document)
    const picture = new TextDecoder().decode(await contentAt(image))
    expect(picture).to.equal('<svg fill="#f00"\n\theight="9%"/>')
  })
})
