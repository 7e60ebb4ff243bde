import { expect } from 'chai'
import { describeCaps, rowsAboveCaps } from '../../src/allowlist/caps.ts'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import { walletOf } from './arbitraries.ts'

const rows = [
  '4294967295,255',
  '4294967296,255',
  '4294967295,256',
  '18446744073709551615,18446744073709551615',
  // Nothing holds these.
  '18446744073709551616,18446744073709551616',
  '1,0',
  'x,y',
]
const text = rows.map((row, index) => `${walletOf(index)},${row}`).join('\n')
const file = `wallet,price_lamports,amount\n${text}\n`

describe('caps of allowlist entries', () => {
  it('are told apart from what no list holds', () => {
    const { entries, badRows } = parseAllowlistCsv(file)
    expect(entries).to.have.lengthOf(1)
    expect(rowsAboveCaps(badRows)).to.deep.equal({ price: [3, 5], amount: [4, 5] })
  })

  it('are none of a merkle list', () => {
    const { entries, badRows } = parseAllowlistCsv(file, { limits: 'merkleTree' })
    expect(entries).to.have.lengthOf(4)
    expect(rowsAboveCaps(badRows)).to.equal(undefined)
  })

  it('are named with the way around them', () => {
    expect(describeCaps()).to.equal(
      'An allowlist entry holds at most 4.294967295 SOL and 255 items; a merkle list has no such caps: use a phase of type merkleTree',
    )
    expect(describeCaps('ETH')).to.contain('4.294967295 ETH')
  })
})
