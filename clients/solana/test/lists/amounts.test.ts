import { formatAmount } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import { needsUnit, parseAmount } from '../../src/amounts/parseAmount.ts'
import { codeOf } from './codeOf.ts'

describe('amounts', () => {
  for (const [text, lamports] of [
    ['0', 0n],
    ['0.00', 0n],
    ['500000000 lamports', 500_000_000n],
    ['0.5 SOL', 500_000_000n],
    ['0.5sol', 500_000_000n],
    ['.5 SOL', 500_000_000n],
    [' 1  ETH ', 1_000_000_000n],
    ['1 ◎', 1_000_000_000n],
    ['0.000000001 SOL', 1n],
    ['1 lamport', 1n],
    ['5000 Lamports', 5_000n],
    ['18446744073.709551615 SOL', 18_446_744_073_709_551_615n],
  ] as const) {
    it(`reads ${text} as ${lamports} lamports`, () => {
      expect(parseAmount(text)).to.equal(lamports)
    })
  }

  it('reads a bare number in the given unit', () => {
    expect(parseAmount('0.25', { unit: 'sol' })).to.equal(250_000_000n)
    expect(parseAmount('25', { unit: 'lamports' })).to.equal(25n)
    expect(parseAmount('25 lamports', { unit: 'sol' })).to.equal(25n)
  })

  for (const [text, reason] of [
    ['', 'it is empty'],
    ['-1', 'it is negative'],
    ['1,5 SOL', 'write it without separators, and decimals after a point'],
    ['1e9', 'write a number, as in 0.5 SOL or 500000000 lamports'],
    ['free', 'write a number, as in 0.5 SOL or 500000000 lamports'],
    ['0x10', 'write a number, as in 0.5 SOL or 500000000 lamports'],
    ['5 USDC', 'USDC is not a unit: use SOL, ETH or lamports'],
    ['1', 'it has no unit: write SOL or lamports after it'],
    ['0.5', 'it has no unit: write SOL or lamports after it'],
    ['0.5 lamports', 'there are no parts of a lamport: write a unit, as in 0.5 SOL'],
    ['0.0000000001 SOL', 'it has more than 9 decimals, and a lamport is the smallest amount'],
    ['18446744073709551616 lamports', 'it is more than 18446744073709551615 lamports'],
  ] as const) {
    it(`refuses "${text}": ${reason}`, () => {
      const read = () => parseAmount(text)
      expect(codeOf(read)).to.equal('AMOUNT_UNREADABLE')
      expect(read).to.throw(`The amount "${text}" cannot be read: ${reason}`)
    })
  }

  it('recognises amounts that need a unit', () => {
    const texts = [
      '1',
      '0.5',
      '.5',
      ' 7 ',
      '0',
      '0.00',
      '',
      '1 SOL',
      '5 lamports',
      '-1',
      '1,5',
      'x',
    ]
    expect(texts.filter(needsUnit)).to.deep.equal(['1', '0.5', '.5', ' 7 '])
  })

  it('suggests the coin of the network for an amount without a unit', () => {
    expect(() => parseAmount('1', { symbol: 'ETH' })).to.throw(
      'The amount "1" cannot be read: it has no unit: write ETH or lamports after it',
    )
  })

  it('refuses the coin of another network', () => {
    expect(parseAmount('1 ETH', { symbol: 'ETH' })).to.equal(1_000_000_000n)
    expect(() => parseAmount('1 SOL', { symbol: 'ETH' })).to.throw(
      'The amount "1 SOL" cannot be read: this network pays in ETH, not in SOL',
    )
  })

  it('formats amounts in full, without trailing zeros', () => {
    expect(formatAmount(0n)).to.equal('0 SOL')
    expect(formatAmount(1n)).to.equal('0.000000001 SOL')
    expect(formatAmount(1_500_000_000n, 'ETH')).to.equal('1.5 ETH')
    expect(formatAmount(-20_000_000_000n)).to.equal('-20 SOL')
    expect(formatAmount(5_000n, 'lamports')).to.equal('5000 lamports')
    expect(formatAmount(20_000n, { symbol: 'USDC', decimals: 6 })).to.equal('0.02 USDC')
    expect(formatAmount(-7n, { symbol: 'ITEM', decimals: 0 })).to.equal('-7 ITEM')
  })

  it('parses formatted amounts', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        fc.constantFrom('SOL', 'ETH', 'lamports'),
        (lamports, symbol) => {
          expect(parseAmount(formatAmount(lamports, symbol))).to.equal(lamports)
        },
      ),
    )
  })
})
