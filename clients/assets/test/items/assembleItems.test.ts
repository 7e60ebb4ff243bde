import { expect } from 'chai'
import fc from 'fast-check'
import { assembleItems, findTwins, itemDocument, parseTraitsCsv } from '../../src/index.ts'

const codes = ({ problems }: { problems: readonly { code: string }[] }) =>
  problems.map(({ code }) => code)

const rowsOf = (csv: string) => parseTraitsCsv(csv).rows

describe('assembleItems', () => {
  it('numbers files by the ends of their names', () => {
    const { items, collection, holes, problems } = assembleItems({
      files: [
        'dawn-010.png',
        '2.png',
        '1.PNG',
        'x3.jpg',
        'collection.png',
        '4.png',
        '4.mp4',
      ].concat([5, 6, 7, 8, 9].map((number) => `${number}.png`)),
    })
    expect({ holes, problems }).to.deep.equal({ holes: [], problems: [] })
    expect(collection).to.deep.equal({ image: 'collection.png', animation: undefined })
    expect(items.map(({ number, image }) => `${number} ${image}`)).to.deep.equal([
      '1 1.PNG',
      '2 2.png',
      '3 x3.jpg',
      '4 4.png',
      '5 5.png',
      '6 6.png',
      '7 7.png',
      '8 8.png',
      '9 9.png',
      '10 dawn-010.png',
    ])
    expect(items[3]?.animation).to.equal('4.mp4')
  })

  it('shifts folders that count from 0', () => {
    const files = ['0.png', '1.png']
    const rows = rowsOf('number,Sky\n1,Blue\n0,Red\n')
    const { items, problems } = assembleItems({ files, rows }, { first: 0 })
    expect(problems).to.deep.equal([])
    expect(items.map(({ number, image, row }) => [number, image, row?.row])).to.deep.equal([
      [1, '0.png', 3],
      [2, '1.png', 2],
    ])
    expect(codes(assembleItems({ files, rows }))).to.include.members([
      'FILE_NUMBER_LOW',
      'ROW_NUMBER_LOW',
    ])
  })

  it('numbers files by the list if it names them', () => {
    const rows = rowsOf('file,Sky\nzebra.png,Red\ncat,Blue\n')
    const { items, problems } = assembleItems({ files: ['cat.png', 'cat.mp4', 'zebra.png'], rows })
    expect(problems).to.deep.equal([])
    expect(items.map(({ number, image, animation }) => [number, image, animation])).to.deep.equal([
      [1, 'zebra.png', undefined],
      [2, 'cat.png', 'cat.mp4'],
    ])
  })

  it('gives videos without a picture the cover', () => {
    const { items, problems } = assembleItems({ files: ['1.mp4', '2.glb', 'cover.png'] })
    expect(problems).to.deep.equal([])
    expect(items.map(({ image, animation }) => `${image} ${animation}`)).to.deep.equal([
      'cover.png 1.mp4',
      'cover.png 2.glb',
    ])
  })

  it('lists holes up to the supply', () => {
    const { holes, problems } = assembleItems({ files: ['2.png', '5.png'] }, { supply: 7 })
    expect(holes).to.deep.equal([
      { from: 1, to: 1 },
      { from: 3, to: 4 },
      { from: 6, to: 7 },
    ])
    expect(problems).to.deep.equal([
      { path: '', code: 'NUMBERS_MISSING', message: 'Items without a file: 1, 3 to 4, 6 to 7' },
    ])
  })

  it('does not count up to a number that is huge', () => {
    const { holes } = assembleItems({ files: ['999999999999999.png'] })
    expect(holes).to.deep.equal([{ from: 1, to: 999_999_999_999_998 }])
  })

  for (const [title, files, csv, expected] of [
    ['an empty folder', [], undefined, ['ITEMS_EMPTY']],
    ['a stranger among the files', ['1.png', 'notes.txt'], undefined, ['FILE_TYPE_UNKNOWN']],
    ['two pictures of an item', ['1.png', '01.jpg'], undefined, ['PICTURE_REPEATED']],
    ['two videos of an item', ['1.png', '1.mp4', '1.mp3'], undefined, ['ANIMATION_REPEATED']],
    ['a video without a picture', ['1.png', '2.mp4'], undefined, ['PICTURE_MISSING']],
    ['two covers', ['1.png', 'cover.png', 'cover.jpg'], undefined, ['COVER_REPEATED']],
    ['a file without a number', ['1.png', 'cat.png'], undefined, ['FILE_WITHOUT_NUMBER']],
    ['a file that no row names', ['a.png', 'b.png'], 'file,Sky\na.png,x\n', ['FILE_NOT_LISTED']],
    [
      'a row without its file',
      ['a.png'],
      'file,Sky\na.png,x\nb.png,y\n',
      ['FILE_MISSING', 'NUMBERS_MISSING'],
    ],
    ['an item without a row', ['1.png', '2.png'], 'number,Sky\n1,x\n', ['TRAITS_MISSING']],
    ['a row without an item', ['1.png'], 'number,Sky\n1,x\n2,y\n', ['NUMBERS_MISSING']],
    ['a number in two rows', ['1.png'], 'number,Sky\n1,x\n1,y\n', ['ROW_REPEATED']],
    ['a file in two rows', ['a.png'], 'file,Sky\na.png,x\na.png,y\n', ['ROW_REPEATED']],
  ] as const) {
    it(`reports ${title}`, () => {
      const assembled = assembleItems({ files, rows: csv === undefined ? undefined : rowsOf(csv) })
      expect(codes(assembled)).to.deep.equal(expected)
    })
  }

  it('reports items beyond the supply', () => {
    expect(codes(assembleItems({ files: ['1.png', '2.png'] }, { supply: 1 }))).to.deep.equal([
      'NUMBER_ABOVE_SUPPLY',
    ])
  })

  it('finds every item or a hole in its place, whatever the order of the files', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 80 }), (present, supply) => {
        const { items, holes } = assembleItems(
          { files: present.map((number) => `${number}.png`) },
          { supply },
        )
        const missing = holes.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        )
        const last = Math.max(supply, ...present)
        expect(
          [...items.map(({ number }) => number), ...missing].sort((a, b) => a - b),
        ).to.deep.equal(Array.from({ length: last }, (_, index) => index + 1))
      }),
    )
  })
})

describe('itemDocument', () => {
  const [item] = assembleItems({
    files: ['1.png'],
    rows: rowsOf('number,description,Sky\n1,Own words,Red\n'),
  }).items
  const template = { name: 'Dawn #{}', description: 'No {}', externalUrl: 'https://d.example/{}' }

  it('fills the template, which a row replaces', () => {
    expect(item && itemDocument(item, template)).to.deep.include({
      name: 'Dawn #1',
      description: 'Own words',
      external_url: 'https://d.example/1',
      attributes: [{ trait_type: 'Sky', value: 'Red' }],
    })
  })
})

describe('findTwins', () => {
  it('finds items with the same traits in any order, and no others', () => {
    const { items } = assembleItems({
      files: ['1.png', '2.png', '3.png', '4.png', '5.png'],
      rows: rowsOf('number,Sky,Birds\n1,Red,1\n2,Red,2\n3,Red,1\n4,,\n5,,\n'),
    })
    expect(findTwins(items)).to.deep.equal([[1, 3]])
  })
})
