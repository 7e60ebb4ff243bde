import { expect } from 'chai'
import {
  createDocument,
  filesOf,
  formatDocument,
  mediaTypeOf,
  withAddresses,
} from '../../src/index.ts'

describe('createDocument', () => {
  it('writes every field of the standard, in its order', () => {
    const document = createDocument({
      name: 'Dawn #7',
      symbol: 'DAWN',
      description: 'Light',
      externalUrl: 'https://dawn.example/7',
      attributes: [{ trait_type: 'Sky', value: 'Red' }],
      image: '7-preview.webp',
      animation: '7.mp4',
      others: ['7.png', '7.mp4'],
    })
    expect(formatDocument(document)).to.equal(`{
  "name": "Dawn #7",
  "symbol": "DAWN",
  "description": "Light",
  "image": "7-preview.webp",
  "animation_url": "7.mp4",
  "external_url": "https://dawn.example/7",
  "attributes": [
    {
      "trait_type": "Sky",
      "value": "Red"
    }
  ],
  "properties": {
    "files": [
      {
        "uri": "7.mp4",
        "type": "video/mp4"
      },
      {
        "uri": "7-preview.webp",
        "type": "image/webp"
      },
      {
        "uri": "7.png",
        "type": "image/png"
      }
    ],
    "category": "video"
  }
}
`)
  })

  it('leaves out empty fields', () => {
    const document = createDocument({ name: 'Dawn', symbol: '', description: '', image: '1.png' })
    expect(document).to.deep.equal({
      name: 'Dawn',
      image: '1.png',
      properties: { files: [{ uri: '1.png', type: 'image/png' }], category: 'image' },
    })
  })

  it('puts addresses in the place of names, and leaves addresses alone', () => {
    const given = createDocument({ name: 'Dawn', image: '1.png', animation: 'ar://x/1.glb' })
    expect(filesOf(given)).to.deep.equal(['1.png'])
    const stored = withAddresses(given, (name) => `ipfs://folder/${name}`)
    expect(stored.image).to.equal('ipfs://folder/1.png')
    expect(stored.animation_url).to.equal('ar://x/1.glb')
    expect(stored.properties.files.map(({ uri }) => uri)).to.deep.equal([
      'ar://x/1.glb',
      'ipfs://folder/1.png',
    ])
    expect(Object.keys(stored)).to.deep.equal(Object.keys(given))
  })
})

describe('mediaTypeOf', () => {
  for (const [name, type, category] of [
    ['a.PNG', 'image/png', 'image'],
    ['a.svg', 'image/svg+xml', 'image'],
    ['a.mp4', 'video/mp4', 'video'],
    ['a.mp3', 'audio/mpeg', 'audio'],
    ['a.glb', 'model/gltf-binary', 'vr'],
    ['a.gltf', 'model/gltf+json', 'vr'],
  ] as const) {
    it(`knows ${name}`, () => {
      expect(mediaTypeOf(name)).to.deep.equal({ type, category })
    })
  }

  for (const name of ['a.exe', 'a.html', 'a.json', 'png', '', '.png.txt']) {
    it(`does not take "${name}" for media`, () => {
      expect(mediaTypeOf(name)).to.equal(undefined)
    })
  }
})
