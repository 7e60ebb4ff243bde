import { expect } from 'chai'
import fc from 'fast-check'
import { formatSol, parseAmount } from '../lib/amount.ts'

describe('amounts of a config', () => {
  it('are lamports, or SOL with at most nine decimals', () => {
    expect(parseAmount(0)).to.equal(0n)
    expect(parseAmount('18446744073709551615')).to.equal(18_446_744_073_709_551_615n)
    expect(parseAmount('0.5 SOL')).to.equal(500_000_000n)
    expect(parseAmount('1sol')).to.equal(1_000_000_000n)
    expect(parseAmount('0.000000001 SOL')).to.equal(1n)
  })

  it('are refused where a lamport would be lost or the unit is unknown', () => {
    for (const text of ['0.0000000001 SOL', '0.5', '1 ETH', '-1', '1e9', '', '1,5 SOL']) {
      expect(parseAmount(text), text).to.equal(undefined)
    }
  })

  it('come back from what is shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (lamports) => {
        expect(parseAmount(formatSol(lamports))).to.equal(lamports)
      }),
    )
  })
})
