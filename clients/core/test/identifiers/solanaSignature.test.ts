import { base58 } from '@scure/base'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  isSolanaSignature,
  isSolanaTransactionHash,
  solanaSignature,
} from '../../src/identifiers/index.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

describe('Signatures of Solana', () => {
  it('are any 64 bytes, whatever their number of characters', () => {
    fc.assert(
      fc.property(bytes(64), (signature) => {
        const text = base58.encode(signature)
        expect(isSolanaSignature(text)).to.equal(true)
        expect(solanaSignature(text)).to.equal(text)
        // The specification requires 88 characters of a transaction hash.
        expect(isSolanaTransactionHash(text)).to.equal(text.length === 88)
      }),
    )
  })

  it('have from 64 to 88 characters', () => {
    const least = '1'.repeat(64)
    const most = base58.encode(new Uint8Array(64).fill(255))
    expect(most).to.have.length(88)
    expect([least, most].map((text) => isSolanaSignature(text))).to.deep.equal([true, true])
  })

  it('have exactly 64 bytes', () => {
    fc.assert(
      fc.property(fc.oneof(bytes(63), bytes(65), bytes(32)), (other) => {
        expect(isSolanaSignature(base58.encode(other))).to.equal(false)
      }),
    )
  })

  it('error: empty text, or not base58', () => {
    for (const text of ['', 'O'.repeat(88), ` ${'1'.repeat(64)}`]) {
      expect(() => solanaSignature(text)).to.throw(
        `Not valid transaction hash ${text} for blockchain SOLANA`,
      )
    }
  })
})
