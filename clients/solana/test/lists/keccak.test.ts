import { keccak_256 } from '@noble/hashes/sha3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { nativeShortHash, portableShortHash } from '../../src/allowlist/merkle/keccak/shortHash.ts'

describe('keccak256 of short messages', () => {
  for (const [name, hash] of [
    ['in WebAssembly', nativeShortHash()],
    ['without WebAssembly', portableShortHash],
  ] as const) {
    it(`${name} is keccak256`, () => {
      if (!hash) throw new Error('WebAssembly does not run here')
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 135 }), fc.nat(40), (message, offset) => {
          const target = new Uint8Array(offset + 32 + 3)
          hash(message, target, offset)
          const expected = new Uint8Array(target.length)
          expected.set(keccak_256(message), offset)
          expect(target).to.deep.equal(expected)
        }),
      )
    })
  }
})
