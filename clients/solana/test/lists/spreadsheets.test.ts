import { expect } from 'chai'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import { walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const [A, B] = [walletOf(1), walletOf(2)]
const HALF = 500_000_000n

/** Files as spreadsheets and forms export them, and the entries that their authors mean. */
const SHEETS: readonly [string, string, readonly [bigint, number][], (readonly string[])?][] = [
  [
    'a form with a question for spots',
    `Timestamp,Discord username,"Wallet address (Solana)",Spots,Note\n2026/04/01 10:00:00,anna,${A},2,\n2026/04/01 10:01:00,bob,${B},3,late\n`,
    [
      [7n, 2],
      [7n, 3],
    ],
  ],
  [
    'a column "Mints"',
    `Solana Wallet Address,Mints\n${A},2\n${B},3\n`,
    [
      [7n, 2],
      [7n, 3],
    ],
  ],
  [
    'the question "How many?"',
    `Your Solana wallet,How many?\n${A},2\n${B},3\n`,
    [
      [7n, 2],
      [7n, 3],
    ],
  ],
  [
    'Cyrillic names',
    `Адрес,Количество\n${A},2\n${B},3\n`,
    [
      [7n, 2],
      [7n, 3],
    ],
  ],
  [
    'holders of another collection, as the console exports them',
    `wallet,items\r\n${A},2\r\n${B},3\r\n`,
    [
      [7n, 2],
      [7n, 3],
    ],
  ],
  [
    'Dutch names and decimals',
    `adres;prijs_sol;aantal\r\n${A};0,5;2\r\n${B};0,5;2\r\n`,
    [
      [HALF, 2],
      [HALF, 2],
    ],
  ],
  [
    "Excel's note of the delimiter",
    `sep=;\r\nwallet;price_sol;amount\r\n${A};0,5;2\r\n${B};0,5;2\r\n`,
    [
      [HALF, 2],
      [HALF, 2],
    ],
    ['Line 1 is a note of Excel about the delimiter, and is skipped.'],
  ],
  [
    "Excel's marks of text",
    `wallet,price_sol,amount\n'${A},0.5,2\n="${B}",0.5,2\n`,
    [
      [HALF, 2],
      [HALF, 2],
    ],
  ],
  [
    'a title above the names',
    `Allowlist April,,\n,,\nwallet,price_sol,amount\n${A},0.5,2\n${B},0.5,2\n`,
    [
      [HALF, 2],
      [HALF, 2],
    ],
    ['Line 1 is above the column names, and is skipped: Allowlist April'],
  ],
  [
    'a form for wallets alone',
    `"Timestamp","Your SOL wallet address","Discord"\n"2026/04/01 10:00:00 AM GMT+2","${A}","anna#0001"\n"2026/04/01 10:01:00 AM GMT+2","${B}","bob, the ""builder"""\n`,
    [
      [7n, 1],
      [7n, 1],
    ],
  ],
]

describe('Lists from spreadsheets', () => {
  for (const [what, text, terms, notes = []] of SHEETS) {
    it(`are read from ${what}`, () => {
      const list = parseAllowlistCsv(text, { defaultPrice: 7n, defaultAmount: 1n })
      expect(list.badRows).to.deep.equal([])
      expect(list.entries).to.deep.equal(
        terms.map(([price, amount], index) => ({ user: [A, B][index], price, amount })),
      )
      expect(list.notes).to.deep.equal(notes)
    })
  }

  it('ask for the price if only the number of items is there', () => {
    for (const name of ['Spots', 'Qty', 'balance', 'Количество']) {
      const text = `wallet,${name}\n${A},2`
      expect(codeOf(() => parseAllowlistCsv(text))).to.equal('ALLOWLIST_FILE_COLUMN_MISSING')
      expect(() => parseAllowlistCsv(text)).to.throw(
        `The list has no column for the price among "wallet", "${name}": name one price, cost`,
      )
    }
  })

  it('name the columns found and known, if the number of items is missing', () => {
    expect(() => parseAllowlistCsv(`wallet,Foo\n${A},2`, { defaultPrice: 7n })).to.throw(
      'The list has no column for the amount among "wallet", "Foo": name one amount, quantity, qty, spots',
    )
  })

  it('have prices with a decimal comma, unless it may separate thousands', () => {
    const priceOf = (cell: string) => {
      const text = `wallet;price_sol;amount\n${A};${cell};1`
      const { entries, badRows } = parseAllowlistCsv(text, { limits: 'merkleTree' })
      return entries[0]?.price ?? badRows[0]?.code
    }
    expect(['0,5', '1,25 SOL', '0,125', '12,0005'].map(priceOf)).to.deep.equal([
      HALF,
      1_250_000_000n,
      125_000_000n,
      12_000_500_000n,
    ])
    for (const cell of ['1,000', '12,500 SOL', '1,000,5', '1.000,5', ',5']) {
      expect(priceOf(cell)).to.equal('PRICE_INVALID')
    }
  })
})
