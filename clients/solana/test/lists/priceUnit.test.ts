import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import Papa from 'papaparse'
import { type PriceUnit, priceUnitOf } from '../../src/allowlist/csv/priceUnit.ts'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import { walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const [A, B, C] = [walletOf(1), walletOf(2), walletOf(3)]

describe('price units of a list', () => {
  const files: readonly [string, string, PriceUnit][] = [
    ['whole numbers', `wallet,price,amount\n${A},1,1\n${B},2,1`, 'undecided'],
    ['decimals', `wallet,price,amount\n${A},0.1,1`, 'undecided'],
    ['numbers without names of columns', `${A},1\n${B},2`, 'none'],
    ['one bare number among units', `wallet,price,amount\n${A},1 SOL,1\n${B},2,1`, 'undecided'],
    ['one bare number among free ones', `wallet,price,amount\n${A},0,1\n${B},2,1`, 'undecided'],
    ['a column in SOL', `wallet,price (SOL),amount\n${A},1,1`, 'sol'],
    ['a column in ETH', `wallet,price_eth,amount\n${A},1,1`, 'sol'],
    ['a column in lamports', `wallet,price_lamports,amount\n${A},1,1`, 'lamports'],
    ['a column called lamports', `wallet,lamports,amount\n${A},1,1`, 'lamports'],
    ['a unit in every cell', `wallet,price,amount\n${A},1 SOL,1\n${B},5 lamports,1`, 'none'],
    ['free entries alone', `wallet,price,amount\n${A},0,1\n${B},0.00,1`, 'none'],
    ['free entries and units', `wallet,price,amount\n${A},0,1\n${B},0.1 SOL,1`, 'none'],
    ['no column of prices', `wallet,amount\n${A},1`, 'none'],
    ['wallets alone', `${A}\n${B}`, 'none'],
    ['nothing', '', 'none'],
    ['prices that are wrong in every unit', `wallet,price,amount\n${A},-1,1\n${B},,1`, 'none'],
    ['an amount that is cut in two', `wallet,price,amount\n${A},1,000,2\n${B},0,1`, 'none'],
  ]
  for (const [what, text, unit] of files) {
    it(`${unit} for a file with ${what}`, () => {
      expect(priceUnitOf(text)).to.equal(unit)
    })
  }

  it('is found with chosen columns and delimiter', () => {
    const text = `who#pays#times\n${A}#1#2`
    const columns = { address: 'who', amount: 'times' }
    const read = (price: string) =>
      priceUnitOf(text, { delimiter: '#', columns: { ...columns, price } })
    expect(read('pays')).to.equal('undecided')
    expect(priceUnitOf(text, { delimiter: '#', columns })).to.equal('none')
  })

  it('is found after the first hundred rows', () => {
    const free = Array.from({ length: 150 }, (_, index) => `${walletOf(index)},0,1`)
    const text = ['wallet,price,amount', ...free, `${walletOf(200)},2,1`].join('\n')
    expect(priceUnitOf(text)).to.equal('undecided')
    expect(() => parseAllowlistCsv(text)).to.throw('The price "2" on line 152 has no unit')
  })

  it('error: a file without a unit, with its first such price', () => {
    const text = `wallet,price,amount\n${A},0,1\n${B},1.5,1\n${C},2,1`
    for (const limits of ['allowList', 'merkleTree'] as const) {
      const read = () => parseAllowlistCsv(text, { limits: limits as 'merkleTree' })
      expect(codeOf(read)).to.equal('ALLOWLIST_FILE_UNIT_MISSING')
      expect(read).to.throw(
        'The price "1.5" on line 3 has no unit: say whether the prices of the list are in SOL or in lamports, or name their column "price_sol" or "price_lamports"',
      )
    }
    expect(() => parseAllowlistCsv(text, { symbol: 'ETH' })).to.throw(
      'The price "1.5" on line 3 has no unit: say whether the prices of the list are in ETH or in lamports, or name their column "price_eth" or "price_lamports"',
    )
  })

  it('error: a missing column, before a missing unit', () => {
    const text = `wallet,price\n${A},1`
    expect(codeOf(() => parseAllowlistCsv(text))).to.equal('ALLOWLIST_FILE_COLUMN_MISSING')
    expect(priceUnitOf(text)).to.equal('undecided')
  })

  it('is the given one for prices without a unit; cells and columns take precedence', () => {
    const prices = (name: string, unit: 'sol' | 'lamports') =>
      parseAllowlistCsv(`wallet,${name},amount\n${A},2,1\n${B},3 lamports,1\n${C},0.1 SOL,1`, {
        unit,
      }).entries.map(({ price }) => price)
    expect(prices('price', 'sol')).to.deep.equal([2_000_000_000n, 3n, 100_000_000n])
    expect(prices('price', 'lamports')).to.deep.equal([2n, 3n, 100_000_000n])
    expect(prices('price_lamports', 'sol')).to.deep.equal([2n, 3n, 100_000_000n])
    expect(prices('price_sol', 'lamports')).to.deep.equal([2_000_000_000n, 3n, 100_000_000n])
  })

  it('is consistent between detection and parsing for any file', () => {
    const anyPrice = fc.oneof(
      fc.nat({ max: 3 }).map(String),
      fc.constantFrom('0.5', '0', '1 SOL', '7 lamports', '', 'x', '-1', '1,5'),
    )
    const anyName = fc.constantFrom('price', 'price_sol', 'price in lamports', 'cost')
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 130 }), anyName, (prices, name) => {
        const rows = prices.map((price, index) => [walletOf(index), price, '1'])
        const text = Papa.unparse([['wallet', name, 'amount'], ...rows])
        const decided = priceUnitOf(text)
        try {
          const { entries } = parseAllowlistCsv(text)
          expect(decided).to.not.equal('undecided')
          const inSol = parseAllowlistCsv(text, { unit: 'sol' }).entries
          const inLamports = parseAllowlistCsv(text, { unit: 'lamports' }).entries
          expect([inSol, inLamports]).to.deep.equal([entries, entries])
        } catch (error) {
          if (!isMintlineError(error, 'ALLOWLIST_FILE_UNIT_MISSING')) throw error
          expect(decided).to.equal('undecided')
        }
      }),
    )
  })
})
