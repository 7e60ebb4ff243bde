import { describe, expect, it } from 'vitest'
import { proofsAddressError } from './proofsAddressError.ts'

describe('proofsAddressError', () => {
  it('finds nothing where the address can be read, or none was entered', () => {
    for (const entered of ['', ' https://drops.mintline.xyz/proofs/ ']) {
      expect(proofsAddressError(entered, { isRealMoney: true })).toBeUndefined()
    }
  })

  it('refuses texts that are no addresses', () => {
    expect(proofsAddressError('proofs', { isRealMoney: false })).toBe(
      'Enter a URL that begins with https:// or ipfs://.',
    )
  })

  it('refuses addresses that nobody else can read, where money is real', () => {
    const entered = 'http://localhost:8080/proofs'
    expect(proofsAddressError(entered, { isRealMoney: false })).toBeUndefined()
    expect(proofsAddressError(entered, { isRealMoney: true })).toBe(
      'Publish the files at an address that everybody can read: only this machine can read localhost.',
    )
  })
})
