import { expect } from 'chai'
import { editionDocument } from '../../src/index.ts'

describe('editionDocument', () => {
  it('shows the preview, and lists the picture in its full size', () => {
    const texts = { name: 'Dawn', description: 'First {} light', externalUrl: 'https://dawn.io' }
    const document = editionDocument(texts, { picture: 'a.png', preview: 'a-preview.webp' })
    expect(document).to.deep.equal({
      name: 'Dawn',
      description: 'First {} light',
      image: 'a-preview.webp',
      external_url: 'https://dawn.io',
      properties: {
        files: [
          { uri: 'a-preview.webp', type: 'image/webp' },
          { uri: 'a.png', type: 'image/png' },
        ],
        category: 'image',
      },
    })
  })

  it('shows a picture without a preview itself, beside its animation', () => {
    const document = editionDocument({ name: 'Dawn' }, { picture: 'a.png', animation: 'a.mp4' })
    expect(document).to.deep.include({ image: 'a.png', animation_url: 'a.mp4' })
    expect(document.properties).to.deep.equal({
      files: [
        { uri: 'a.mp4', type: 'video/mp4' },
        { uri: 'a.png', type: 'image/png' },
      ],
      category: 'video',
    })
  })

  it('has no traits of single items', () => {
    expect(editionDocument({ name: 'Dawn' }, { picture: 'a.png' })).to.not.have.property(
      'attributes',
    )
  })
})
