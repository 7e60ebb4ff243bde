import { expect } from 'chai'
import { missingPicture, sharedTexts } from '../../src/sharing/sharedTexts.ts'

const ID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('sharedTexts', () => {
  it('has a picture that apps can load', () => {
    const image = 'https://pictures.example/dawn.png'
    expect(sharedTexts({ title: 'Dawn', description: 'Light', image })).to.deep.equal({
      title: 'Dawn',
      description: 'Light',
      picture: image,
    })
    expect(missingPicture({ image })).to.equal(undefined)
  })

  it('has the address of a picture at its gateway', () => {
    expect(sharedTexts({ title: '', image: `ipfs://${ID}/1.png` }).picture).to.equal(
      `https://ipfs.io/ipfs/${ID}/1.png`,
    )
  })

  for (const image of ['data:image/png;base64,AA', 'http://a.example/1.png', 'javascript:x', '']) {
    it(`leaves out the picture ${image || 'without an address'}, and says why`, () => {
      expect(sharedTexts({ title: '', image }).picture).to.equal(undefined)
      expect(missingPicture({ image })).to.equal(
        'The picture is not at an https address, so apps cannot show it',
      )
    })
  }

  it('says so if there is no picture', () => {
    expect(missingPicture({})).to.equal(
      'The drop has no picture that can be read, so apps show none',
    )
  })
})
