import { expect } from 'chai'
import { collectionAddress } from '../../src/drop/collectionAddress.ts'
import { padded } from '../support/answers.ts'

describe('address of a collection on Aptos', () => {
  it('is read from its hex or union id, in its normal form', () => {
    for (const contract of ['0xC0ffee', 'APTOS:0xc0ffee', `APTOS:${padded('0xC0FFEE')}`]) {
      expect(collectionAddress(contract)).to.equal(padded('0xc0ffee'))
    }
  })

  /** Refused names of drops: text, code, message. */
  const REFUSED = [
    ['', 'CONTRACT_ADDRESS_NOT_SPECIFIED', 'Contract address not specified'],
    ['BASE:0xc0ffee', 'UNHANDLED_BLOCKCHAIN', 'Unhandled blockchain - BASE'],
    ['c0ffee', 'INVALID_CONTRACT_ADDRESS', 'Invalid contract address c0ffee for blockchain APTOS'],
    [
      `APTOS:0x${'1'.repeat(65)}`,
      'INVALID_CONTRACT_ADDRESS',
      `Invalid contract address 0x${'1'.repeat(65)} for blockchain APTOS`,
    ],
  ] as const

  for (const [contract, code, message] of REFUSED) {
    it(`error: ${message}`, () => {
      expect(() => collectionAddress(contract))
        .to.throw(message)
        .with.property('code', code)
    })
  }
})
