import { decodeText } from '@mintline/core'
import { expect } from 'chai'
import {
  type AllowlistCsvOptions,
  parseAllowlistCsv,
} from '../../src/allowlist/parseAllowlistCsv.ts'
import { walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const [A, B, C] = [walletOf(1), walletOf(2), walletOf(3)]
const TWO_ENTRIES = [
  { user: A, price: 5n, amount: 2 },
  { user: B, price: 0n, amount: 255 },
]

const IN_LAMPORTS = { unit: 'lamports' } as const

describe('parseAllowlistCsv', () => {
  describe('reads lists as people write them', () => {
    for (const [what, text] of [
      ['without names of columns', `${A},5 lamports,2\n${B},0 SOL,255`],
      ['with names of columns', `address,price,amount\n${A},5,2\n${B},0,255\n`],
      ['with columns in another order', `Max Claims,Price,WALLET\n2,5,${A}\n255,0,${B}\n`],
      ['with names that have underscores', `user,claim_price,max_claims\n${A},5,2\n${B},0,255\n`],
      ['with columns for other things', `name,wallet,limit,price\nx,${A},2,5\ny,${B},255,0\n`],
      ['with semicolons', `wallet;price;limit\n${A};5;2\n${B};0;255\n`],
      ['with tabs', `wallet\tprice\tspots\n${A}\t5\t2\n${B}\t0\t255\n`],
      ['with pipes and spaces', `user | cost | max \n ${A} | 5 | 2 \n ${B} | 0 | 255 `],
      ['with a byte order mark', `\ufeffaddress,price,amount\n${A},5,2\n${B},0,255\n`],
      ['with quotes', `"address","price","amount"\n"${A}","5","2"\n"${B}","0","255"\n`],
      ['with line ends of Windows', `address,price,amount\r\n${A},5,2\r\n${B},0,255\r\n`],
      [
        'with quotes and line ends of Windows',
        `"address","price","amount"\r\n"${A}","5","2"\r\n"${B}","0","255"\r\n`,
      ],
      ['with line ends of two systems', `address,price,amount\r\n${A},5,2\n${B},0,255\r`],
      ['with blank lines', `\n\naddress,price,amount\n\n${A},5,2\n,,\n  \n${B},0,255\n\n`],
      [
        'with characters that nobody sees',
        `who,price\u200b,qty\n\u200b${A},\u00a05,2\n${B}\u200b,0,255`,
      ],
      ['with the price after a column of words', `${A},vip,5 lamports,2\n${B},vip,0 SOL,255`],
      ['with a price in lamports and one in SOL', `${A},5 lamports,2\n${B},0 SOL,255`],
      [
        'with the unit in the name of the column',
        `wallet,price (SOL),amount\n${A},0.000000005,2\n${B},0,255`,
      ],
      ['with names of two columns only', `who,price,amount\n${A},5,2\n${B},0,255`],
    ] as const) {
      it(what, () => {
        const { entries, badRows } = parseAllowlistCsv(text, IN_LAMPORTS)
        expect(badRows).to.deep.equal([])
        expect(entries).to.deep.equal(TWO_ENTRIES)
      })
    }

    it('in UTF-16, as spreadsheets save Unicode text', () => {
      const text = `\ufeffaddress\tprice\tamount\r\n${A}\t5\t2\r\n${B}\t0\t255\r\n`
      const little = Buffer.from(text, 'utf16le')
      const big = Buffer.from(little).swap16()
      for (const bytes of [little, big, Buffer.from(text)]) {
        expect(parseAllowlistCsv(decodeText(bytes).text, IN_LAMPORTS).entries).to.deep.equal(
          TWO_ENTRIES,
        )
      }
    })

    it('an empty file is an empty list', () => {
      for (const text of ['', '\n\n', 'address,price,amount\n']) {
        expect(parseAllowlistCsv(text)).to.deep.equal({
          entries: [],
          badRows: [],
          duplicates: [],
          conflicts: [],
          counts: { rows: 0, entries: 0, badRows: 0, duplicateRows: 0, conflictingRows: 0 },
          notes: [],
        })
      }
    })
  })

  describe('choices', () => {
    it('accepts a default price and amount for a file without them', () => {
      const options = { defaultPrice: 7n, defaultAmount: 3n }
      const expected = [
        { user: A, price: 7n, amount: 3 },
        { user: B, price: 7n, amount: 3 },
      ]
      expect(parseAllowlistCsv(`${A}\n${B}`, options).entries).to.deep.equal(expected)
      expect(parseAllowlistCsv(`wallet\n${A}\n${B}`, options).entries).to.deep.equal(expected)
    })

    it('does not use the default price for a missing one in a row', () => {
      const { badRows } = parseAllowlistCsv(`wallet,price,amount\n${A},,2`, { defaultPrice: 7n })
      expect(badRows.map(({ code }) => code)).to.deep.equal(['PRICE_MISSING'])
    })

    it('accepts columns by name or number', () => {
      const text = `owner,backup,gift,n\n${A},${B},9,4`
      const named = { address: 'Backup', price: 'gift', amount: 'n' }
      const numbered = { address: 2, price: 3, amount: 4 }
      const entry = { user: B, price: 9n, amount: 4 }
      expect(parseAllowlistCsv(text, { ...IN_LAMPORTS, columns: named }).entries).to.deep.equal([
        entry,
      ])
      const rows = `${A},${B},9,4`
      expect(parseAllowlistCsv(rows, { ...IN_LAMPORTS, columns: numbered }).entries).to.deep.equal([
        entry,
      ])
    })

    it('accepts numbers in the given unit, and refuses the coin of another network', () => {
      const text = `wallet,price,amount\n${A},0.5,1\n${B},1 ETH,1`
      const { entries, badRows } = parseAllowlistCsv(text, { unit: 'sol', symbol: 'SOL' })
      expect(entries).to.deep.equal([{ user: A, price: 500_000_000n, amount: 1 }])
      expect(badRows.map(({ row, message }) => [row, message])).to.deep.equal([
        [3, 'This is not a price: this network pays in SOL, not in ETH.'],
      ])
    })

    it('accepts a given delimiter', () => {
      expect(
        parseAllowlistCsv(`a#price#max\n${A}#5#2\n${B}#0#255`, {
          ...IN_LAMPORTS,
          delimiter: '#',
        }).entries,
      ).to.deep.equal(TWO_ENTRIES)
    })

    it('accepts 64-bit prices and claims for a merkle list', () => {
      const text = `wallet,price,max\n${A},18446744073709551615,18446744073709551615`
      expect(
        parseAllowlistCsv(text, { ...IN_LAMPORTS, limits: 'merkleTree' }).entries,
      ).to.deep.equal([
        { user: A, price: 18_446_744_073_709_551_615n, maxClaims: 18_446_744_073_709_551_615n },
      ])
      expect(parseAllowlistCsv(text, IN_LAMPORTS).badRows.map(({ code }) => code)).to.deep.equal([
        'PRICE_OUT_OF_RANGE',
        'AMOUNT_OUT_OF_RANGE',
      ])
    })

    const choices: readonly [string, string, AllowlistCsvOptions, string][] = [
      ['no price', `wallet,amount\n${A},1`, {}, 'ALLOWLIST_FILE_COLUMN_MISSING'],
      ['no amount', `${A},1`, {}, 'ALLOWLIST_FILE_COLUMN_MISSING'],
      ['no wallets', 'price,amount\n1,2', {}, 'ALLOWLIST_FILE_WITHOUT_WALLETS'],
      ['a number for a name', 'a b\n1 2', {}, 'ALLOWLIST_FILE_WITHOUT_WALLETS'],
      ['two prices', `wallet,price,cost,amount\n${A},1,2,3`, {}, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS'],
      ['numbers that may be a price or a count', `${A},5,2`, {}, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS'],
      [
        'not the column named',
        `${A},1,2`,
        { columns: { price: 'gift' } },
        'ALLOWLIST_FILE_COLUMN_NOT_FOUND',
      ],
      [
        'not the column numbered',
        `${A},1,2`,
        { columns: { price: 4 } },
        'ALLOWLIST_FILE_COLUMN_NOT_FOUND',
      ],
      ['a default no entry holds', `${A}`, { defaultPrice: 2n ** 32n }, 'ALLOWLIST_PRICE_TOO_HIGH'],
      ['an amount of 0 for all', `${A}`, { defaultAmount: 0n }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
    ]
    for (const [what, text, options, code] of choices) {
      it(`refuses a file with ${what}`, () => {
        expect(codeOf(() => parseAllowlistCsv(text, options))).to.equal(code)
      })
    }
  })

  describe('bad rows', () => {
    it('are all returned with line, column, value and reason', () => {
      const evm = '0xde709f2102306220921060314715629080e2fb77'
      const text = [
        'address,price,amount',
        `${A},5,2`,
        `${evm},5,2`,
        '',
        `0x${'1'.repeat(64)},5,2`,
        `${'2'.repeat(40)}0,5,2`,
        `${A.slice(1)}2222,5,2`,
        'toly.sol,5,2',
        `${'5'.repeat(88)},5,2`,
        ',5,2',
        `${B},-1,0`,
        `${B},4294967296,256`,
        `${B},0.5,1.5`,
        `${B}`,
        `${B},1,000,2`,
      ].join('\n')

      const { entries, badRows, counts } = parseAllowlistCsv(text, IN_LAMPORTS)

      expect(entries).to.deep.equal([{ user: A, price: 5n, amount: 2 }])
      expect(counts).to.deep.include({ rows: 13, entries: 1, badRows: 12 })
      const lines = badRows.map(({ row, column, code, message }) =>
        [row, column ?? 'row', code, message].join(' | '),
      )
      expect(lines).to.deep.equal([
        '3 | address | ADDRESS_WRONG_CHAIN | This is an EVM address: the list needs the Solana or Eclipse address of the wallet.',
        '5 | address | ADDRESS_WRONG_CHAIN | This is an Aptos address: the list needs the Solana or Eclipse address of the wallet.',
        '6 | address | ADDRESS_INVALID | This is not a Solana address: it has characters that no address has.',
        '7 | address | ADDRESS_INVALID | This is not a Solana address: it does not have 32 bytes, so some characters are missing, changed or too many.',
        '8 | address | ADDRESS_INVALID | This is not a Solana address: it is a name, and the list needs the address behind it.',
        '9 | address | ADDRESS_INVALID | This is not a Solana address: it is the hash of a transaction.',
        '10 | address | ADDRESS_MISSING | The row has no wallet address.',
        '11 | price | PRICE_INVALID | This is not a price: it is negative.',
        '11 | amount | AMOUNT_OUT_OF_RANGE | An amount is 1 to 255 items in this kind of list.',
        '12 | price | PRICE_OUT_OF_RANGE | A price is at most 4294967295 lamports in this kind of list, and this is 4294967296.',
        '12 | amount | AMOUNT_OUT_OF_RANGE | An amount is 1 to 255 items in this kind of list.',
        '13 | price | PRICE_INVALID | This is not a price: there are no parts of a lamport: write a unit, as in 0.5 SOL.',
        '13 | amount | AMOUNT_INVALID | This is not a number of items: write it in digits.',
        '14 | price | PRICE_MISSING | The row has no price.',
        '14 | amount | AMOUNT_MISSING | The row has no amount.',
        '15 | row | TOO_MANY_CELLS | This row has more than the 3 cells of the first row: put quotes around a cell that holds a delimiter.',
      ])
      expect(badRows[0]?.value).to.equal(evm)
    })

    it('include a quote that is not closed, which does not hide the rest of the file', () => {
      const text = `address,price,amount\n${A},5,2\n"${B},5,2\n${C},5,2\n`
      const { entries, badRows } = parseAllowlistCsv(text, IN_LAMPORTS)
      expect(entries).to.deep.equal([{ user: A, price: 5n, amount: 2 }])
      expect(badRows).to.have.lengthOf(1)
      expect(badRows[0]).to.deep.include({ row: 3, column: undefined, code: 'QUOTES_INVALID' })
      expect(badRows[0]?.value).to.have.lengthOf.at.most(200)
    })

    it('do not include a title above the column names, which is noted', () => {
      const text = `My list\n\nwallet,amount,price\n${A},2,5\n`
      const { entries, badRows, notes } = parseAllowlistCsv(text, IN_LAMPORTS)
      expect(entries).to.deep.equal([{ user: A, price: 5n, amount: 2 }])
      expect(badRows).to.deep.equal([])
      expect(notes).to.deep.equal(['Line 1 is above the column names, and is skipped: My list'])
    })

    it('have line numbers of the file even with line breaks in cells', () => {
      const text = `address,price,amount,note\n${A},5,2,"one\r\ntwo\nthree"\n\nwrong,5,2,x\n`
      expect(parseAllowlistCsv(text, IN_LAMPORTS).badRows.map(({ row }) => row)).to.deep.equal([6])
    })

    it('include a first row that is neither column names nor an entry', () => {
      const { badRows, entries } = parseAllowlistCsv(`nobody,5 SOL,2\n${A},5 SOL,2`, {
        limits: 'merkleTree',
      })
      expect(entries).to.have.lengthOf(1)
      expect(badRows).to.deep.include({
        row: 1,
        column: 'address',
        value: 'nobody',
        code: 'ADDRESS_INVALID',
        message:
          'This is not a Solana address: it does not have 32 bytes, so some characters are missing, changed or too many.',
      })
    })
  })

  describe('wallets with more than one row', () => {
    const text = [
      'wallet,price,amount',
      `${A},5,2`,
      `${B},1,1`,
      `${A},5,2`,
      `${C},1,1`,
      `${B},2,1`,
      `${A},5,2`,
      `${B},1,1`,
    ].join('\n')

    it('count once if the rows are identical, and are left out if they differ', () => {
      const { entries, duplicates, conflicts, counts } = parseAllowlistCsv(text, IN_LAMPORTS)
      expect(entries).to.deep.equal([
        { user: A, price: 5n, amount: 2 },
        { user: C, price: 1n, amount: 1 },
      ])
      expect(duplicates).to.deep.equal([{ user: A, rows: [2, 4, 7] }])
      expect(conflicts).to.deep.equal([
        {
          user: B,
          candidates: [
            { row: 3, price: 1n, amount: 1n },
            { row: 6, price: 2n, amount: 1n },
            { row: 8, price: 1n, amount: 1n },
          ],
        },
      ])
      expect(counts).to.deep.equal({
        rows: 7,
        entries: 2,
        badRows: 0,
        duplicateRows: 2,
        conflictingRows: 3,
      })
    })

    it('use the first or last of different rows on request, and still report them', () => {
      for (const [onConflict, price] of [
        ['first', 1n],
        ['last', 1n],
      ] as const) {
        const { entries, conflicts } = parseAllowlistCsv(text, { ...IN_LAMPORTS, onConflict })
        expect(entries[1]).to.deep.equal({ user: B, price, amount: 1 })
        expect(conflicts).to.have.lengthOf(1)
      }
      const changed = `${text}\n${B},9,9`
      const last = parseAllowlistCsv(changed, { ...IN_LAMPORTS, onConflict: 'last' })
      expect(last.entries[1]).to.deep.equal({
        user: B,
        price: 9n,
        amount: 9,
      })
    })
  })

  it('reports the lines of a long file as they are read, and none of a short one', () => {
    const reports: { done: number; total: number }[] = []
    const onProgress = (progress: { done: number; total: number }) => reports.push(progress)
    const rows = Array.from({ length: 10_000 }, () => `${walletOf(1)},0,1`)
    parseAllowlistCsv(`wallet,price,amount\n${rows.join('\n')}`, { onProgress })
    expect(reports).to.deep.equal([
      { done: 4_096, total: 10_001 },
      { done: 8_192, total: 10_001 },
    ])
    reports.length = 0
    parseAllowlistCsv(`wallet,price,amount\n${walletOf(1)},0,1`, { onProgress })
    expect(reports).to.deep.equal([])
  })
})
