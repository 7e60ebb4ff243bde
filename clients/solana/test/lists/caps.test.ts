import { expect } from 'chai'
import { describeCaps, rowsAboveCaps } from '../../src/allowlist/caps.ts'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import { walletOf } from './arbitraries.ts'

const rows = [
  '4294967295,255',
  '4294967296,255',
  '4294967295,256',
  '18446744073709551615,18446744073709551615',
  // Too large for any list.
  '18446744073709551616,18446744073709551616',
  '1,0',
  'x,y',
]
const text = rows.map((row, index) => `${walletOf(index)},${row}`).join('\n')
const file = `wallet,price_lamports,amount\n${text}\n`

describe('caps of allowlist entries', () => {
  it('are distinguished from values that no list can hold', () => {
    const { entries, badRows } = parseAllowlistCsv(file)
    expect(entries).to.have.lengthOf(1)
    expect(rowsAboveCaps(badRows)).to.deep.equal({ price: [3, 5], amount: [4, 5] })
  })

  it('do not apply to merkle lists', () => {
    const { entries, badRows } = parseAllowlistCsv(file, { limits: 'merkleTree' })
    expect(entries).to.have.lengthOf(4)
    expect(rowsAboveCaps(badRows)).to.equal(undefined)
  })

  it('are described with the way around them', () => {
    expect(describeCaps()).to.equal(
      'An allowlist entry holds at most 4.294967295 SOL and 255 items; a merkle list has no such caps: use a phase of type merkleTree',
    )
    expect(describeCaps('ETH')).to.contain('4.294967295 ETH')
    expect(describeCaps({ symbol: 'USDC', decimals: 6 })).to.contain('4294.967295 USDC')
    expect(describeCaps({ symbol: 'USDC', decimals: undefined })).to.contain(
      '4294967295 base units of USDC',
    )
  })
})
