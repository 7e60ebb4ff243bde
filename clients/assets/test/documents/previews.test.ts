import { expect } from 'chai'
import { needsPreview, previewName } from '../../src/index.ts'

describe('needsPreview', () => {
  it('is true above the size, on either side', () => {
    const photo = (width: number, height: number) => ({ width, height, isVector: false })
    expect(needsPreview(photo(1_024, 1_024), 1_024)).to.equal(false)
    expect(needsPreview(photo(1_025, 1), 1_024)).to.equal(true)
    expect(needsPreview(photo(1, 1_025), 1_024)).to.equal(true)
  })

  it('is true for drawings of any size', () => {
    expect(needsPreview({ width: 10, height: 10, isVector: true }, 1_024)).to.equal(true)
  })
})

describe('previewName', () => {
  it('replaces the ending of the picture', () => {
    expect(previewName('7.png')).to.equal('7-preview.webp')
    expect(previewName('dawn.v2.jpeg')).to.equal('dawn.v2-preview.webp')
    expect(previewName('7')).to.equal('7-preview.webp')
    expect(previewName('7.svg', '.png')).to.equal('7-preview.png')
  })
})
