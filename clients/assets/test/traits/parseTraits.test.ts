import { expect } from 'chai'
import fc from 'fast-check'
import Papa from 'papaparse'
import { parseTraitsCsv, parseTraitsJson } from '../../src/index.ts'

const ROW = {
  number: undefined,
  file: undefined,
  name: undefined,
  description: undefined,
  externalUrl: undefined,
}

const codes = ({ problems }: { problems: readonly { code: string; line?: number }[] }) =>
  problems.map(({ code, line }) => `${code}${line === undefined ? '' : ` ${line}`}`)

const json = (value: unknown) => parseTraitsJson(new TextEncoder().encode(JSON.stringify(value)))

describe('parseTraitsCsv', () => {
  it('reads texts and traits, and leaves out empty cells', () => {
    const text = [
      'Number;Name;Sky Colour;External URL;Birds',
      '1;Dawn;"Red; deep";https://dawn.example/1;3',
      '',
      '2;;Blue;;',
    ].join('\r\n')
    expect(parseTraitsCsv(`\ufeff${text}`)).to.deep.equal({
      rows: [
        {
          ...ROW,
          row: 2,
          number: 1,
          name: 'Dawn',
          externalUrl: 'https://dawn.example/1',
          attributes: [
            { trait_type: 'Sky Colour', value: 'Red; deep' },
            { trait_type: 'Birds', value: '3' },
          ],
        },
        { ...ROW, row: 4, number: 2, attributes: [{ trait_type: 'Sky Colour', value: 'Blue' }] },
      ],
      problems: [],
    })
  })

  it('reads lists that name files', () => {
    const { rows } = parseTraitsCsv('filename,Sky\ncat.png,Red\n')
    expect(rows).to.deep.equal([
      { ...ROW, row: 2, file: 'cat.png', attributes: [{ trait_type: 'Sky', value: 'Red' }] },
    ])
  })

  for (const [title, text, expected] of [
    ['an empty list', '', ['TRAITS_EMPTY 1']],
    ['a list without a key', 'Sky,Birds\nRed,1\n', ['TRAITS_COLUMN_MISSING 1']],
    ['a column without a name', 'number,,Sky\n1,a,b\n', ['TRAITS_COLUMN_UNNAMED 1']],
    ['a trait twice', 'number,Sky,Sky\n1,a,b\n', ['TRAITS_COLUMN_REPEATED 1']],
    ['two columns of numbers', 'number,id,Sky\n1,2,b\n', ['TRAITS_COLUMN_REPEATED 1']],
    [
      'a number that is none',
      'number,Sky\n-1,a\n1e3,b\n0x1,c\n',
      [2, 3, 4].map((line) => `TRAITS_NUMBER_INVALID ${line}`),
    ],
    ['a row without a key', 'number,Sky\n,a\n', ['TRAITS_KEY_MISSING 2']],
    ['a row that is too long', 'number,Sky\n1,a,b\n', ['TOO_MANY_CELLS 2']],
    ['a quote that is not closed', 'number,Sky\n1,"a\n2,b\n', ['QUOTES_INVALID 2']],
  ] as const) {
    it(`refuses ${title}`, () => {
      expect(codes(parseTraitsCsv(text))).to.deep.equal(expected)
    })
  }

  it('reads back whatever a spreadsheet writes', () => {
    // Cells are trimmed, and invisible characters are removed.
    const cells = fc
      .string({ unit: fc.constantFrom(...'aZ09 ,;|"\'\n#{}é漢'), maxLength: 8 })
      .map((text) => text.trim())
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cells, cells), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        (values, delimiter, newline) => {
          const table = [
            ['number', 'Sky', 'Birds'],
            ...values.map((row, index) => [String(index + 1), ...row]),
          ]
          const { rows, problems } = parseTraitsCsv(Papa.unparse(table, { delimiter, newline }))
          expect(problems).to.deep.equal([])
          const traits = rows.map(({ attributes }) =>
            Object.fromEntries(attributes.map(({ trait_type, value }) => [trait_type, value])),
          )
          expect(traits).to.deep.equal(
            values.map(([sky, birds]) => ({
              ...(sky && { Sky: sky }),
              ...(birds && { Birds: birds }),
            })),
          )
        },
      ),
    )
  })
})

describe('parseTraitsJson', () => {
  it('reads a list of items with traits in either form', () => {
    const { rows, problems } = json([
      { number: 1, name: 'Dawn', attributes: { Sky: 'Red', Birds: 3, Wind: null, Rain: false } },
      { file: 'cat.png', traits: [{ trait_type: 'Level', value: 5, display_type: 'number' }] },
    ])
    expect(problems).to.deep.equal([])
    expect(rows).to.deep.equal([
      {
        ...ROW,
        row: 1,
        number: 1,
        name: 'Dawn',
        attributes: [
          { trait_type: 'Sky', value: 'Red' },
          { trait_type: 'Birds', value: 3 },
          { trait_type: 'Rain', value: false },
        ],
      },
      {
        ...ROW,
        row: 2,
        file: 'cat.png',
        attributes: [{ trait_type: 'Level', value: 5, display_type: 'number' }],
      },
    ])
  })

  it('reads an object by number or file, of documents too', () => {
    const { rows, problems } = json({
      7: { name: 'Seven', image: 'other.png', attributes: [] },
      cat: { description: 'A cat' },
    })
    expect(problems).to.deep.equal([])
    expect(rows.map(({ number, file, name }) => ({ number, file, name }))).to.deep.equal([
      { number: 7, file: undefined, name: 'Seven' },
      { number: undefined, file: 'cat', name: undefined },
    ])
  })

  for (const [title, value, expected] of [
    ['a text', 'x', ['TRAITS_NOT_JSON']],
    ['a list of texts', ['x'], ['TRAITS_NOT_JSON']],
    ['an empty list', [], ['TRAITS_EMPTY']],
    ['traits within traits', [{ number: 1, attributes: { Sky: {} } }], ['TRAITS_INVALID']],
    ['a trait without a type', [{ number: 1, attributes: [{ value: 1 }] }], ['TRAITS_INVALID']],
    ['a name that is a list', [{ number: 1, name: [] }], ['TRAITS_TEXT_INVALID']],
    ['half a number', [{ number: 1.5 }], ['TRAITS_NUMBER_INVALID']],
    ['an item without a key', [{ name: 'Dawn' }], ['TRAITS_KEY_MISSING']],
  ] as const) {
    it(`refuses ${title}`, () => {
      expect(codes(json(value))).to.deep.equal(expected)
    })
  }

  it('never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { rows, problems } = json(value)
        expect(rows.length + problems.length).to.be.greaterThan(0)
      }),
    )
  })
})
