import { expect } from 'chai'
import { type CsvKind, type CsvShape, forEachListRow } from '../../src/csv/index.ts'
import { isMintlineError } from '../../src/errors/index.ts'

type Field = 'wallet' | 'limit' | 'price'

const FIELDS = ['wallet', 'limit', 'price'] as const
const [A, B] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]

function kindOf(hasBlanks: boolean): CsvKind<Field> {
  return { fields: FIELDS, hasBlanks, fieldOf: (name) => FIELDS.find((field) => field === name) }
}

/** Positions of wallet, limit and price, or the code of the error. */
function columnsIn(text: string, kind = kindOf(true), shape?: CsvShape<Field>): unknown {
  let found: unknown = 'no rows'
  try {
    forEachListRow({ text, kind, shape }, ({ positions }) => {
      found = FIELDS.map((field) => positions[field])
      return () => undefined
    })
  } catch (error) {
    return isMintlineError(error) ? error.code : error
  }
  return found
}

describe('Columns of a list', () => {
  for (const [what, text, expected] of [
    ['their names', `Price;WALLET\n1;${A}`, [1, undefined, 0]],
    ['their names below a title', `Members\n\nlimit,wallet\n2,${A}`, [1, 0, undefined]],
    ['their content', `x,${A},2,0.1 ETH`, [1, 2, 3]],
    ['their content, of which some is blank', `${A},2,\n${B},,0.1 ETH`, [0, 1, 2]],
    ['their content, where a column is blank', `${A},,0.1 ETH`, [0, 1, 2]],
    ['their content, without blank cells at the end', `${A},2,,,\n${B},3,,,`, [0, 1, undefined]],
    ['addresses of any chain', `So11111111111111111111111111111111111111112,5`, [0, 1, undefined]],
  ] as const) {
    it(`are found by ${what}`, () => {
      expect(columnsIn(text)).to.deep.equal(expected)
    })
  }

  it('are those chosen, by name or number', () => {
    const text = `owner,backup,gift\n${A},${B},9`
    const columns = { wallet: 'Backup', price: 3 }
    expect(columnsIn(text, kindOf(true), { columns })).to.deep.equal([1, undefined, 2])
  })

  it('are not blank where each row needs all', () => {
    expect(columnsIn(`${A},,5`, kindOf(false))).to.deep.equal([0, 2, undefined])
  })

  for (const [what, text, code, columns] of [
    ['no wallets', 'limit,price\n1,2', 'ALLOWLIST_FILE_WITHOUT_WALLETS', {}],
    ['a name twice', `wallet,price,price\n${A},1,2`, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS', {}],
    ['too many numbers', `1,${A},2,3`, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS', {}],
    ['no column of a name', `${A},1`, 'ALLOWLIST_FILE_COLUMN_NOT_FOUND', { price: 'gift' }],
    ['no column of a number', `${A},1`, 'ALLOWLIST_FILE_COLUMN_NOT_FOUND', { price: 3 }],
  ] as const) {
    it(`error: a file with ${what}`, () => {
      expect(columnsIn(text, kindOf(true), { columns })).to.equal(code)
    })
  }
})
