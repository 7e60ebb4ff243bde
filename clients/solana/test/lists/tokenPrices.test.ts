import { expect } from 'chai'
import fc from 'fast-check'
import { priceUnitOf } from '../../src/allowlist/csv/priceUnit.ts'
import { formatAllowlistCsv } from '../../src/allowlist/formatAllowlistCsv.ts'
import { listTotals } from '../../src/allowlist/listTotals.ts'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import type { TokenUnit } from '../../src/amounts/parseAmount.ts'
import { anyEntries, walletOf } from './arbitraries.ts'

const A = walletOf(1)
const USDC = { symbol: 'USDC', decimals: 6 }
/** A token without a usable symbol is shown by its shortened address. */
const NAMELESS = { symbol: '4zMM…ncDU', decimals: 2 }

/** Reads one wallet's price, or the reason why it is refused. */
function priceIn(
  name: string,
  cell: string,
  { token = USDC, tokenUnit }: { token?: typeof USDC; tokenUnit?: TokenUnit } = {},
): bigint | string | undefined {
  const text = `wallet,${name},amount\n${A},${cell},1`
  const { entries, badRows } = parseAllowlistCsv(text, { token, tokenUnit })
  return entries[0]?.price ?? badRows[0]?.message
}

describe('lists priced in a token', () => {
  it('read back as they were written, with and without a symbol', () => {
    const anyToken = fc.record({
      symbol: fc.constantFrom('USDC', '$demo', 'bSOL', NAMELESS.symbol),
      decimals: fc.integer({ min: 0, max: 18 }),
    })
    fc.assert(
      fc.property(anyEntries, anyToken, (entries, token) => {
        const text = formatAllowlistCsv(entries, token)
        expect(priceUnitOf(text, { token })).to.equal('none')
        const read = parseAllowlistCsv(text, { token, limits: undefined })
        expect([read.entries, read.badRows]).to.deep.equal([entries, []])
      }),
    )
  })

  it('take bare numbers in the unit of their column, or else in the given one', () => {
    expect(priceIn('price (USDC)', '20.5')).to.equal(20_500_000n)
    expect(priceIn('price_usdc', '20.5', { tokenUnit: 'baseUnits' })).to.equal(20_500_000n)
    expect(priceIn('price_base_units', '20', { tokenUnit: 'tokens' })).to.equal(20n)
    expect(priceIn('price_base_units', '20 USDC')).to.equal(20_000_000n)
    expect(priceIn('price', '20', { tokenUnit: 'tokens' })).to.equal(20_000_000n)
    expect(priceIn('price', '20', { tokenUnit: 'baseUnits' })).to.equal(20n)
    expect(priceIn('price (bSOL)', '2', { token: { symbol: 'bSOL', decimals: 9 } })).to.equal(
      2_000_000_000n,
    )
  })

  it('refuse amounts in another unit, too fine ones, and bare numbers of an unknown unit', () => {
    const given = { tokenUnit: 'tokens' } as const
    const noUnit = 'This is not a price: it has no unit: write USDC after it.'
    expect(priceIn('price', '20')).to.equal(noUnit)
    for (const other of ['price (SOL)', 'price_lamports', 'price_usdt', 'price (DEMO)']) {
      expect(priceIn(other, '20', given), other).to.equal(noUnit)
    }
    expect(priceIn('price', '1 SOL', given)).to.equal(
      'This is not a price: the phase is priced in USDC, not in SOL.',
    )
    expect(priceIn('price', '0.0000001 USDC')).to.equal(
      'This is not a price: USDC has 6 decimals, and this has more.',
    )
    expect(priceIn('price_base_units', '0.5')).to.equal(
      'This is not a price: there are no parts of a base unit.',
    )
  })

  it('say in the token how much an entry holds', () => {
    expect(priceIn('price', '5000 USDC')).to.equal(
      'A price is at most 4294967295 base units in this kind of list, which is 4294.967295 USDC, and this is 5000 USDC.',
    )
  })

  it('name the column to use where no amount can name the token', () => {
    expect(priceIn('price', '20', { token: NAMELESS })).to.equal(
      'This is not a price: it has no unit: name its column "price_base_units".',
    )
    // A token cannot be paid with prices in one whose symbol it has borrowed.
    expect(priceIn('price', '20 USDC', { token: NAMELESS })).to.equal(
      'This is not a price: the phase is priced in 4zMM…ncDU, not in USDC.',
    )
  })

  for (const [name, cell, unit] of [
    ['price', '20', 'undecided'],
    ['price', '0', 'none'],
    ['price', '20 USDC', 'none'],
    ['price (USDC)', '20', 'none'],
    ['price_base_units', '20', 'none'],
    ['price_lamports', '20', 'none'],
  ] as const) {
    it(`have the unit ${unit} for ${cell} below ${name}`, () => {
      const text = `wallet,${name},amount\n${A},${cell},1`
      expect(priceUnitOf(text, { token: USDC })).to.equal(unit)
    })
  }

  it('are suspicious below 0.001 of the token only', () => {
    const isCheap = (price: bigint, decimals: number) =>
      listTotals([{ user: A, price, amount: 1 }], decimals).isSuspiciouslyCheap
    expect([isCheap(999n, 6), isCheap(1_000n, 6), isCheap(1n, 2)]).to.deep.equal([
      true,
      false,
      false,
    ])
  })
})
