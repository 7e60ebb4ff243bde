import { expect } from 'chai'
import fc from 'fast-check'
import Papa from 'papaparse'
import {
  formatAllowlistCsv,
  formatBadRowsCsv,
  formatMerkleCsv,
} from '../../src/allowlist/formatAllowlistCsv.ts'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import { anyEntries, anyTerms, anyWallet, walletOf } from './arbitraries.ts'

describe('lists as CSV', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { entries: read, badRows } = parseAllowlistCsv(formatAllowlistCsv(entries))
        expect(read).to.deep.equal(entries)
        expect(badRows).to.deep.equal([])
      }),
    )
  })

  it('read back as they were written for merkle lists', () => {
    const places = anyEntries.map((entries) =>
      entries.map(({ user, price, amount }) => ({
        user,
        price: price * 4_294_967_296n,
        maxClaims: BigInt(amount) ** 8n,
      })),
    )
    fc.assert(
      fc.property(places, (entries) => {
        const text = formatMerkleCsv(entries)
        expect(parseAllowlistCsv(text, { limits: 'merkleTree' }).entries).to.deep.equal(entries)
      }),
    )
  })

  it('are independent of delimiter, quotes, line ends and column order', () => {
    const fields = ['address', 'price', 'amount'] as const
    fc.assert(
      fc.property(anyEntries, anyStyle, (entries, { order, hasHeader, ...style }) => {
        const rows = entries.map(({ user, price, amount }) => ({ address: user, price, amount }))
        const columns = hasHeader ? order : fields
        const price = hasHeader ? '' : ' lamports'
        const text = Papa.unparse(
          {
            fields: [...columns],
            data: rows.map((row) =>
              columns.map((field) => `${row[field]}${field === 'price' ? price : ''}`),
            ),
          },
          { ...style, header: hasHeader },
        )
        expect(parseAllowlistCsv(text, { unit: 'lamports' }).entries).to.deep.equal(entries)
      }),
    )
  })

  it('account for every row, whatever its content', () => {
    const anyUser = fc.oneof(
      fc.constantFrom(walletOf(1), walletOf(2), walletOf(3), '0x1', '', '=1+1', 'a"b', 'a\nb'),
      anyWallet,
    )
    const anyRow = fc
      .tuple(anyUser, anyTerms, fc.constantFrom('', '9', 'x'))
      .map(([user, { price, amount }, bad]) => [user, bad || `${price % 3n}`, `${amount % 3}`])
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
        const text = Papa.unparse([['address', 'price', 'amount'], ...rows])
        const { entries, badRows, duplicates, conflicts, counts } = parseAllowlistCsv(text, {
          unit: 'lamports',
        })
        const duplicateRows = duplicates.reduce(
          (sum, duplicate) => sum + duplicate.rows.length - 1,
          0,
        )
        const conflictingRows = conflicts.flatMap(({ candidates }) => candidates).length
        expect(counts).to.deep.equal({
          rows: rows.length,
          entries: entries.length,
          badRows: new Set(badRows.map(({ row }) => row)).size,
          duplicateRows,
          conflictingRows,
        })
        expect(counts.entries + counts.badRows + duplicateRows + conflictingRows).to.equal(
          rows.length,
        )
      }),
    )
  })

  it('only throw documented errors, and never invent an entry', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const withNames = parseAllowlistCsv(`address,price,amount\n${text}`)
        expect(withNames.entries).to.deep.equal([])
      }),
    )
  })

  it('report bad rows in cells that spreadsheets do not compute', () => {
    const { badRows } = parseAllowlistCsv(
      'address,price,amount\n"=cmd|\'/c calc\'!A1",@SUM(A1),2\n',
    )
    expect(formatBadRowsCsv(badRows)).to.equal(
      [
        'row,column,value,reason,code',
        `2,address,"'=cmd|'/c calc'!A1",This is not a Solana address: it has characters that no address has.,ADDRESS_INVALID`,
        `2,price,"'@SUM(A1)","This is not a price: write a number, as in 0.5 SOL or 500000000 lamports.",PRICE_INVALID`,
        '',
      ].join('\n'),
    )
  })

  it('read 10,000 rows', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      user: walletOf(index),
      price: BigInt(index),
      amount: (index % 255) + 1,
    }))
    expect(parseAllowlistCsv(formatAllowlistCsv(entries)).entries).to.deep.equal(entries)
  })
})

const anyStyle = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  quotes: fc.boolean(),
  hasHeader: fc.boolean(),
  order: fc.shuffledSubarray(['address', 'price', 'amount'] as const, { minLength: 3 }),
})
