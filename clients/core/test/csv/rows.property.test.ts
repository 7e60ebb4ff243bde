import { expect } from 'chai'
import fc from 'fast-check'
import Papa from 'papaparse'
import {
  type CsvRow,
  cellOf,
  forEachCsvRow,
  forEachListRow,
  type ListField,
  type ListKind,
} from '../../src/csv/index.ts'
import { isMintlineError } from '../../src/errors/index.ts'

const FIELDS: readonly ListField[] = ['address', 'amount', 'price']
const KIND: ListKind = { chain: 'EVM' }

/** Cells as read: trimmed. */
const anyCell = fc
  .oneof(
    fc.constantFrom('', 'a"b', 'a,b', 'a;b', 'a\tb', 'a|b', 'a\nb', '=1+1', '0'),
    fc.string({ maxLength: 8 }),
  )
  .map((cell) => cell.replace(/[\u200b-\u200d\u2060\ufeff\r]/g, '').trim())
  .filter((cell) => cell.trim() === cell)

const anyWallet = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)

const anyEntry = fc.record({
  address: anyWallet,
  amount: fc.nat().map(String),
  price: fc.nat().map((price) => `${price} ETH`),
})

const anyStyle = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  quotes: fc.boolean(),
})

describe('CSV', () => {
  it('is read as it was written, with the line of each row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { maxLength: 20 }),
        anyStyle,
        fc.boolean(),
        (rows, { delimiter, newline, quotes }, hasMark) => {
          const text = Papa.unparse(rows, { delimiter, newline, quotes })
          const read: CsvRow[] = []
          forEachCsvRow(`${hasMark ? '\ufeff' : ''}${text}`, delimiter, (row) => read.push(row))
          const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '')
          let line = 1
          const expected = rows.flatMap((cells) => {
            const row = { line, cells, hasBadQuotes: false }
            line += cells.join('').split('\n').length
            return isFilled(cells) ? [row] : []
          })
          expect(read).to.deep.equal(expected)
        },
      ),
    )
  })

  it('is a list whatever its delimiter, quotes, line ends and order of columns', () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry, { minLength: 1, maxLength: 150 }),
        anyStyle,
        fc.boolean(),
        fc.shuffledSubarray([...FIELDS], { minLength: 3 }),
        (entries, style, hasHeader, order) => {
          const columns = hasHeader ? order : FIELDS
          const data = entries.map((entry) => columns.map((field) => entry[field]))
          const text = Papa.unparse({ fields: [...columns], data }, { ...style, header: hasHeader })
          const read: Record<ListField, string>[] = []
          forEachListRow({ text, kind: KIND }, (layout) => (row) => {
            read.push({
              address: cellOf(row, layout, 'address'),
              amount: cellOf(row, layout, 'amount'),
              price: cellOf(row, layout, 'price'),
            })
          })
          expect(read).to.deep.equal(entries)
        },
      ),
    )
  })

  it('never has a price without a name or a unit, whatever its names, places and numbers', () => {
    const anyName = fc
      .oneof(fc.constantFrom('Spots', 'Note', 'Количество', ''), fc.string({ maxLength: 8 }))
      .filter((name) => !isNamedPrice(name))
    const anyNumbers = fc.array(fc.nat({ max: 99 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.option(fc.array(anyName, { minLength: 4, maxLength: 4 })),
        fc.array(fc.tuple(anyWallet, anyNumbers), { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 4 }),
        (names, entries, place) => {
          const at = <Cell>(cells: readonly Cell[], cell: Cell) => [
            ...cells.slice(0, place),
            cell,
            ...cells.slice(place),
          ]
          const rows = entries.map(([wallet, numbers]) => at(numbers.map(String), wallet))
          const header = names ? [at(names, 'wallet')] : []
          try {
            const text = Papa.unparse([...header, ...rows])
            forEachListRow({ text, kind: KIND }, ({ positions }) => {
              expect(positions.price).to.equal(undefined)
              return () => undefined
            })
          } catch (error) {
            if (!isMintlineError(error)) throw error
            expect(error.code).to.match(/^ALLOWLIST_FILE_/)
          }
        },
      ),
    )
  })

  it('has wallets and numbers without the marks of spreadsheets for text', () => {
    const marks = ["'{}", "'{}'", '="{}"', '"=""{}"""', ' {} ', '\u200b{}']
    const anyRow = fc.tuple(anyWallet, fc.constantFrom(...marks), fc.constantFrom("'2", '="2"'))
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 9 }), (entries) => {
        const rows = entries.map(([wallet, mark, two]) => `${mark.replace('{}', wallet)},${two}`)
        const read: string[] = []
        forEachListRow({ text: rows.join('\n'), kind: KIND }, (layout) => (row) => {
          read.push(`${cellOf(row, layout, 'address')} ${cellOf(row, layout, 'amount')}`)
        })
        expect(read).to.deep.equal(entries.map(([wallet]) => `${wallet} 2`))
      }),
    )
  })

  it('error: only that columns are missing or ambiguous, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        try {
          forEachListRow({ text, kind: KIND }, () => () => undefined)
        } catch (error) {
          expect(isMintlineError(error) && error.code).to.match(/^ALLOWLIST_FILE_/)
        }
      }),
    )
  })

  it('visits each row once, until stopped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 250 }),
        fc.integer({ min: 1, max: 250 }),
        (rows, last) => {
          const wallet = `0x${'1'.repeat(40)}`
          const text = Array.from({ length: rows }, (_, index) => `${wallet},${index}`).join('\n')
          const read: string[] = []
          forEachListRow({ text, kind: KIND }, (layout) => (row, stop) => {
            read.push(cellOf(row, layout, 'amount'))
            if (read.length === last) stop()
          })
          const expected = Array.from({ length: Math.min(rows, last) }, (_, index) => `${index}`)
          expect(read).to.deep.equal(expected)
        },
      ),
    )
  })
})

function isNamedPrice(name: string): boolean {
  let isPrice = false
  const text = Papa.unparse([
    ['wallet', name],
    [`0x${'1'.repeat(40)}`, 'x'],
  ])
  forEachListRow({ text, kind: KIND }, ({ positions }) => {
    isPrice = positions.price !== undefined
    return () => undefined
  })
  return isPrice
}
