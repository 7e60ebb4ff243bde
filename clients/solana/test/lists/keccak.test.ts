import { keccak_256 } from '@noble/hashes/sha3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { nativeNodeHash, portableNodeHash } from '../../src/allowlist/merkle/nodeHash.ts'

describe('keccak256 of nodes', () => {
  for (const [name, load] of [
    ['in WebAssembly', nativeNodeHash],
    ['without WebAssembly', async () => portableNodeHash],
  ] as const) {
    it(`${name} is keccak256`, async () => {
      const hash = await load()
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
