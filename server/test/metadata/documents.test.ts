import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { traitsOf } from '../../src/metadata/document/attributes.ts'
import { MAX_INLINE_LENGTH } from '../../src/metadata/document/content.ts'
import {
  collectionDocument,
  itemDocument,
  MAX_KEPT_BYTES,
} from '../../src/metadata/document/documents.ts'
import { traitText } from '../../src/read-model/traits/traitSql.ts'

const URI = 'https://example.com/1.json'
const bytes = (document: unknown) => Buffer.from(JSON.stringify(document))
const item = (document: unknown, gateway?: string) =>
  itemDocument(bytes(document), { uri: URI, gateway })
const plain = (document: object) => JSON.parse(JSON.stringify(document))

describe('documents of metadata', () => {
  it('become metadata of an item', () => {
    const document = item({
      name: 'First',
      description: 'The first one',
      external_url: 'https://example.com',
      image: `ipfs://${'Qm'.padEnd(46, 'a')}/1.png`,
      animation_url: 'https://example.com/1.glb',
      properties: { files: [{ uri: 'https://example.com/1.glb', type: 'model/gltf-binary' }] },
      attributes: [
        { trait_type: 'Color', value: 'Red' },
        { trait_type: 'Level', value: 5, display_type: 'number' },
      ],
    })
    expect(plain(document)).to.deep.equal({
      name: 'First',
      description: 'The first one',
      externalUri: 'https://example.com',
      originalMetaUri: URI,
      attributes: [
        { key: 'Color', value: 'Red' },
        { key: 'Level', value: '5', type: 'number' },
      ],
      content: [
        {
          '@type': 'IMAGE',
          url: `https://ipfs.io/ipfs/${'Qm'.padEnd(46, 'a')}/1.png`,
          representation: 'ORIGINAL',
        },
        {
          '@type': 'MODEL_3D',
          url: 'https://example.com/1.glb',
          representation: 'ORIGINAL',
          mimeType: 'model/gltf-binary',
        },
      ],
    })
  })

  it('have images at the gateway of the settings', () => {
    const image = `ipfs://${'Qm'.padEnd(46, 'a')}/1.png`
    const { content } = item({ name: 'First', image }, 'https://gateway.example/ipfs')
    const url = `https://gateway.example/ipfs/${'Qm'.padEnd(46, 'a')}/1.png`
    expect(content).to.deep.equal([{ '@type': 'IMAGE', url, representation: 'ORIGINAL' }])
  })

  it('become metadata of a collection', () => {
    const account = `0x${'ab'.repeat(20)}`
    const document = {
      name: 'Drop',
      seller_fee_basis_points: 500,
      fee_recipient: account,
      external_link: 'https://example.com',
    }
    const of = (changes: object) =>
      plain(collectionDocument(bytes({ ...document, ...changes }), { uri: URI }, 'BASE'))
    expect(of({})).to.deep.equal({
      name: 'Drop',
      originalMetaUri: URI,
      externalUri: 'https://example.com',
      externalLink: 'https://example.com',
      content: [],
      sellerFeeBasisPoints: 500,
      feeRecipient: `ETHEREUM:${account}`,
    })
    const wrong = of({ seller_fee_basis_points: 10_001, fee_recipient: 'nobody' })
    expect(wrong).to.not.have.any.keys('sellerFeeBasisPoints', 'feeRecipient')
  })

  for (const [what, content] of [
    ['no JSON', Buffer.from('<html>')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['no object', bytes(['name'])],
    ['nothing', Buffer.alloc(0)],
    ['nested without end', Buffer.from('['.repeat(500_000))],
    ['without a name', bytes({ image: 'https://example.com/1.png' })],
    ['with a name that is no text', bytes({ name: { toString: 'x' } })],
  ] as const) {
    it(`are refused that are ${what}`, () => {
      const read = () => itemDocument(content, { uri: URI })
      expect(read)
        .to.throw()
        .that.satisfies((error: unknown) => isMintlineError(error, 'METADATA_INVALID'))
    })
  }

  it('lose fields of wrong types, and keep the others', () => {
    const document = item({
      name: 'First',
      description: { text: 'x' },
      image: ['https://example.com/1.png'],
      animation_url: 'javascript:alert(1)',
      tags: ['art', 5, null],
      created_at: 'yesterday',
      attributes: [
        null,
        'Red',
        { value: 'Blue' },
        { trait_type: '', value: 'Blue' },
        { trait_type: 'Odd', value: { a: 1 } },
        { trait_type: 'Color', value: true },
      ],
    })
    expect(plain(document)).to.deep.equal({
      name: 'First',
      originalMetaUri: URI,
      tags: ['art'],
      content: [],
      attributes: [{ key: 'Odd' }, { key: 'Color', value: 'true' }],
    })
  })

  it('take attributes as an object, too', () => {
    expect(item({ name: '', attributes: { Color: 'Red' } }).attributes).to.deep.equal([
      { key: 'Color', value: 'Red' },
    ])
  })

  it('show no page that is within the text', () => {
    const content = (animation_url: string) => item({ name: '', animation_url }).content
    expect(content('data:text/html,<script>')).to.deep.equal([])
    expect(content('data:video/mp4;base64,AAAA')[0]).to.include({
      '@type': 'VIDEO',
      mimeType: 'video/mp4',
    })
    expect(content('https://example.com/page.html')[0]).to.include({ '@type': 'HTML' })
  })

  it('lose a larger picture within the text, and keep the others', () => {
    const pictureOf = (length: number) => 'data:image/png;base64,'.padEnd(length, 'A')
    const document = { name: 'First', animation_url: 'https://example.com/1.mp4' }
    const urls = (length: number) =>
      item({ ...document, image: pictureOf(length) }).content.map(({ url }) => url)
    expect(urls(MAX_INLINE_LENGTH)).to.deep.equal([
      pictureOf(MAX_INLINE_LENGTH),
      document.animation_url,
    ])
    expect(urls(MAX_INLINE_LENGTH + 1)).to.deep.equal([document.animation_url])
  })

  describe('that are too large for lists', () => {
    const refusal = `Metadata ${URI} is not valid - its texts and attributes are larger than 65536 bytes`
    const read = {
      item: (document: object) => item({ name: 'First', ...document }),
      collection: (document: object) =>
        collectionDocument(bytes({ name: 'First', ...document }), { uri: URI }, 'BASE'),
    }
    const sizeOf = (document: object) => Buffer.byteLength(JSON.stringify(document))

    for (const of of ['item', 'collection'] as const) {
      it(`are refused, to the byte, of ${of}s`, () => {
        const rest = MAX_KEPT_BYTES - sizeOf(read[of]({ description: '' }))
        // Two bytes each: what counts is what is sent.
        const description = 'é'.repeat(Math.floor(rest / 2)).padEnd(Math.ceil(rest / 2), 'x')
        const largest = read[of]({ description })
        expect(sizeOf(largest)).to.equal(MAX_KEPT_BYTES)
        expect(() => read[of]({ description: `${description}x` })).to.throw(refusal)
      })
    }

    it('are refused for many attributes, and for a long address of their own', () => {
      const attributes = Array.from({ length: 1_000 }, (_, key) => ({
        trait_type: `Trait ${key}`,
        value: 'x'.repeat(100),
      }))
      expect(() => read.item({ attributes })).to.throw(refusal)
      const uri = `https://example.com/${'1'.repeat(MAX_KEPT_BYTES)}`
      expect(() => itemDocument(bytes({ name: 'First' }), { uri })).to.throw('larger than 65536')
    })

    it('are kept without fields that nobody is answered', () => {
      expect(read.item({ history: 'x'.repeat(500_000) })).to.deep.include({ name: 'First' })
    })
  })

  it('lose what the database cannot keep', () => {
    expect(item({ name: 'a\u0000b\ud800c' }).name).to.equal('ab\ufffdc')
  })

  describe('make traits', () => {
    it('once each, of attributes with values', () => {
      const red = { key: 'Color', value: 'Red' }
      expect(traitsOf([red, red, { key: 'Odd' }])).to.deep.equal(['Color\u001fRed'])
    })

    it('whose key and value cannot be confused', () => {
      expect(traitsOf([{ key: 'a\u001fb', value: 'c\u001fd' }])).to.deep.equal(['a b\u001fc d'])
    })

    it('of at most 1,000 characters and 1,250 bytes each', () => {
      expect(traitText('x'.repeat(1_000))).to.have.length(1_000)
      expect(traitText('x'.repeat(1_001))).to.have.length(1_000)
      expect(Buffer.byteLength(traitText('\u{1f600}'.repeat(1_000)))).to.equal(1_248)
    })
  })
})
