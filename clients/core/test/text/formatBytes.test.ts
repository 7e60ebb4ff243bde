import { expect } from 'chai'
import { formatBytes } from '../../src/index.ts'

describe('Sizes of data', () => {
  for (const [bytes, text] of [
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_250, '1.3 kB'],
    [99_949, '100 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [33_554_432, '34 MB'],
    [2_500_000_000, '2.5 GB'],
    [9_999_500_000_000_000, '10,000 TB'],
  ] as const) {
    it(`${bytes} bytes: ${text}`, () => {
      expect(formatBytes(bytes)).to.equal(text)
    })
  }
})
