import { describe, expect, it } from 'vitest'
import { documentProblems } from './documentProblems.ts'

const COMPLETE = {
  name: 'Dawn',
  image: 'https://example.com/dawn.png',
  properties: {
    files: [{ uri: 'https://example.com/dawn.png', type: 'image/png' }],
    category: 'image',
  },
}

const problemsOf = (document: unknown) =>
  documentProblems(new TextEncoder().encode(JSON.stringify(document)))

describe('documentProblems', () => {
  it('finds nothing wrong with a document of the standard', () => {
    expect(problemsOf(COMPLETE)).toEqual([])
  })

  it('lists all that is wrong, with places in lists as people count them', () => {
    const { image, properties } = COMPLETE
    const document = {
      image,
      external_url: 'javascript:alert(1)',
      attributes: [{ trait_type: 'Sky', value: 'Clear' }, 'Hour', { trait_type: ' ', value: 5 }],
      properties: { ...properties, files: [{ uri: image, type: 'picture' }], category: 'drawing' },
    }
    expect(problemsOf(document)).toEqual([
      '"name" is missing: it must be a text.',
      '"external_url" must be the address of a web page.',
      'Entry 2 of "attributes" must be an object with trait_type and value.',
      'Entry 3 of "attributes": "trait_type" must not be empty.',
      'Entry 1 of "files": "type" must be a media type such as image/png.',
      '"category" must be image, video, audio or vr.',
    ])
  })

  it('says of another value what a document is', () => {
    expect(problemsOf(['Dawn'])).toEqual(['The document must be a JSON object.'])
  })
})
