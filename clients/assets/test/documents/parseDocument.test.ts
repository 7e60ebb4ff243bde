import { expect } from 'chai'
import fc from 'fast-check'
import { createDocument, formatDocument, parseDocument } from '../../src/index.ts'

const bytesOf = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))

const GOOD = createDocument({ name: 'Dawn', image: '1.png', attributes: [] })

/** Returns the paths and messages of a document's problems. */
const problemsOf = (value: unknown) =>
  parseDocument(bytesOf(value), '1.json').problems.map(({ path, message }) => `${path}: ${message}`)

describe('parseDocument', () => {
  for (const [title, value, problems] of [
    ['no JSON', '{"name": ', [': The document must be a JSON object']],
    ['a list', [], [': The document must be a JSON object']],
    ['a blank name', { ...GOOD, name: ' ' }, ['name: "name" must not be empty']],
    ['no name', { ...GOOD, name: undefined }, ['name: "name" is missing: it must be a text']],
    ['a number as name', { ...GOOD, name: 7 }, ['name: "name" must be a text']],
    [
      'traits as an object',
      { ...GOOD, attributes: { Sky: 'Red' } },
      ['attributes: "attributes" must be a list'],
    ],
    [
      'a trait without value',
      { ...GOOD, attributes: [{ trait_type: 'Sky' }] },
      [
        'attributes.0.value: Entry 1 of "attributes": "value" is missing: it must be a text, a number or true or false',
      ],
    ],
    [
      'a page that is a script',
      { ...GOOD, external_url: 'javascript:alert(1)' },
      ['external_url: "external_url" must be the address of a web page'],
    ],
    [
      'files that are texts',
      { ...GOOD, properties: { files: ['1.png'], category: 'picture' } },
      [
        'properties.files.0: Entry 1 of "files" must be an object with uri and type',
        'properties.category: "category" must be image, video, audio or vr',
      ],
    ],
  ] as const) {
    it(`refuses ${title}`, () => {
      expect(problemsOf(value)).to.deep.equal(problems)
    })
  }

  for (const image of [
    '../1.png',
    'a/1.png',
    'a\\1.png',
    '..',
    '',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@example.com/1.png',
    'ipfs://short/1.png',
  ]) {
    it(`refuses the image ${JSON.stringify(image)}`, () => {
      expect(problemsOf({ ...GOOD, image })).to.deep.equal([
        'image: "image" must be the name of a file in the same folder, or an https, ipfs, ar or data:image address',
      ])
    })
  }

  it('names the file of a problem', () => {
    const [problem] = parseDocument(bytesOf('x'), '7.json').problems
    expect(problem).to.include({ code: 'DOCUMENT_INVALID', file: '7.json' })
  })

  it('takes all that it writes', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '')
    const values = fc.oneof(fc.string(), fc.integer(), fc.boolean())
    const names = fc.stringMatching(/^[a-z0-9]{1,9}\.(png|webp|jpg)$/)
    const inputs = fc.record(
      {
        name: texts,
        image: names,
        symbol: texts,
        description: fc.string(),
        externalUrl: fc.webUrl(),
        animation: fc.stringMatching(/^[a-z0-9]{1,9}\.(mp4|mp3|glb)$/),
        attributes: fc.array(fc.record({ trait_type: texts, value: values })),
      },
      { requiredKeys: ['name', 'image'] },
    )
    fc.assert(
      fc.property(inputs, (input) => {
        const document = createDocument(input)
        const parsed = parseDocument(bytesOf(formatDocument(document)), '1.json')
        expect(parsed).to.deep.equal({ document, problems: [] })
      }),
    )
  })

  it('never throws, whatever the bytes', () => {
    const content = fc.oneof(fc.uint8Array(), fc.json().map(bytesOf))
    fc.assert(
      fc.property(content, (bytes) => {
        const { document, problems } = parseDocument(bytes, '1.json')
        expect(document === undefined).to.equal(problems.length > 0)
      }),
    )
  })
})
