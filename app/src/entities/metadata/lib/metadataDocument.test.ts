import { describe, expect, it } from 'vitest'
import { parseMetadataDocument } from './metadataDocument.ts'

function parse(text: string) {
  return parseMetadataDocument(new TextEncoder().encode(text))
}

describe('parseMetadataDocument', () => {
  it('reads known fields and keeps the rest readable', () => {
    const document = {
      name: 'Dawn #1',
      description: 'First light.',
      image: 'ipfs://x',
      external_url: 'https://example.com',
      attributes: [
        { trait_type: 'Sky', value: 'Red' },
        { trait_type: 'Rank', value: 7 },
      ],
      more: { of: ['it'] },
    }
    expect(parse(JSON.stringify(document))).toEqual({
      name: 'Dawn #1',
      description: 'First light.',
      image: 'ipfs://x',
      externalUrl: 'https://example.com',
      attributes: [
        { trait: 'Sky', value: 'Red' },
        { trait: 'Rank', value: '7' },
      ],
      source: JSON.stringify(document, null, 2),
    })
  })

  it('leaves out values of other types', () => {
    const odd = '{"name":7,"image":["x"],"attributes":[null,{"trait_type":"a"},{"value":"b"},3]}'
    expect(parse(odd)).toMatchObject({ name: undefined, image: undefined, attributes: [] })
    expect(parse('{"attributes":{"trait_type":"a","value":"b"},"name":"  "}')).toMatchObject({
      name: undefined,
      attributes: [],
    })
  })

  it('is undefined for anything but a document', () => {
    for (const text of ['', '<html>', '[]', 'null', '"text"', '{']) {
      expect(parse(text)).toBeUndefined()
    }
    expect(parseMetadataDocument(Uint8Array.of(0x7b, 0xff, 0x7d))).toBeUndefined()
  })

  it.each([33, 3_000, 150_000])('is undefined for one that is nested %i deep', (depth) => {
    expect(parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toBeUndefined()
    expect(parse(`{"a":${'['.repeat(depth)}1${']'.repeat(depth)}}`)).toBeUndefined()
  })

  it('never makes a long document longer', () => {
    const long = `{"name":"Dawn","a":${'['.repeat(20)}${'1,'.repeat(100_000)}1${']'.repeat(20)}}`
    expect(parse(long)).toMatchObject({ name: 'Dawn', source: long })
  })
})
