import { expect } from 'chai'
import { dateOf } from '../../src/mint/index.ts'

describe('Date of Unix seconds', () => {
  it('is exact up to the latest Date, and stays there', () => {
    const latest = new Date(8_640_000_000_000_000)
    expect(dateOf(0n)).to.deep.equal(new Date(0))
    expect(dateOf(8_639_999_999_999n)).to.deep.equal(new Date(8_639_999_999_999_000))
    expect(dateOf(8_640_000_000_000n)).to.deep.equal(latest)
    expect(dateOf(8_640_000_000_001n)).to.deep.equal(latest)
    expect(dateOf(2n ** 256n - 1n)).to.deep.equal(latest)
  })
})
