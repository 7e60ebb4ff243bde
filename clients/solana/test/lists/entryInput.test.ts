import { assertDistinctWallets } from '@mintline/core'
import { expect } from 'chai'
import { assertAllowlistEntryInput } from '../../src/allowlist/entryInput.ts'
import { assertMerkleEntryInput } from '../../src/allowlist/merkleEntry.ts'
import { walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const user = walletOf(1)
const wrong = 'nobody' as typeof user
const MOST = 2n ** 64n - 1n

describe('entries that fit', () => {
  for (const [what, entry, code] of [
    ['the least', { user, price: 0n, amount: 1 }, undefined],
    ['the most', { user, price: 4_294_967_295n, amount: 255 }, undefined],
    [
      'a price above 32 bits',
      { user, price: 4_294_967_296n, amount: 1 },
      'ALLOWLIST_PRICE_TOO_HIGH',
    ],
    ['a negative price', { user, price: -1n, amount: 1 }, 'ALLOWLIST_PRICE_NEGATIVE'],
    ['no item', { user, price: 0n, amount: 0 }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
    ['an amount above 8 bits', { user, price: 0n, amount: 256 }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
    ['half an item', { user, price: 0n, amount: 1.5 }, 'ALLOWLIST_AMOUNT_OUT_OF_RANGE'],
    ['no wallet', { user: wrong, price: 0n, amount: 1 }, 'INVALID_ADDRESS'],
  ] as const) {
    it(`an allowlist ${code ? 'refuses' : 'holds'} ${what}`, () => {
      expect(codeOf(() => assertAllowlistEntryInput(entry))).to.equal(code ?? 'no error')
    })
  }

  for (const [what, entry, code] of [
    ['the least', { user, price: 0n, maxClaims: 1n }, undefined],
    ['the most', { user, price: MOST, maxClaims: MOST }, undefined],
    [
      'a price above 64 bits',
      { user, price: MOST + 1n, maxClaims: 1n },
      'MERKLE_PRICE_OUT_OF_RANGE',
    ],
    ['a negative price', { user, price: -1n, maxClaims: 1n }, 'MERKLE_PRICE_OUT_OF_RANGE'],
    ['no claim', { user, price: 0n, maxClaims: 0n }, 'MERKLE_MAX_CLAIMS_OUT_OF_RANGE'],
    [
      'claims above 64 bits',
      { user, price: 0n, maxClaims: MOST + 1n },
      'MERKLE_MAX_CLAIMS_OUT_OF_RANGE',
    ],
    ['no wallet', { user: wrong, price: 0n, maxClaims: 1n }, 'INVALID_ADDRESS'],
  ] as const) {
    it(`a merkle list ${code ? 'refuses' : 'holds'} ${what}`, () => {
      expect(codeOf(() => assertMerkleEntryInput(entry))).to.equal(code ?? 'no error')
    })
  }

  it('error: a list with a repeated wallet, with the positions of the first', () => {
    const [a, b] = ['a', 'b']
    expect(codeOf(() => assertDistinctWallets([a, b]))).to.equal('no error')
    expect(() => assertDistinctWallets([b, a, a, b, a])).to.throw(
      'The wallet a is listed more than once, at positions 2, 3, 5: keep one of them',
    )
  })
})
