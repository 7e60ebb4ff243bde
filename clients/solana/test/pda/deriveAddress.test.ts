import { deriveAddress, EDITIONS_CONTROLS_PROGRAM_ID } from '@mintline/solana'
import { address } from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { isOnCurve } from '../../src/pda/deriveAddress.ts'
import { walletOf } from '../upsert/_entries.ts'

/** 2^255 - 19, least significant byte first. */
const FIELD_ORDER = Uint8Array.from({ length: 32 }, (_, index) =>
  index === 0 ? 0xed : index === 31 ? 0x7f : 0xff,
)

describe('addresses of programs', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

  it('are on the curve exactly if web3.js says so', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        expect(isOnCurve(some)).to.equal(PublicKey.isOnCurve(some))
      }),
      { numRuns: 1_000 },
    )
  })

  it('are decided correctly at the ends of the field, with either sign', () => {
    for (const y of [0, 1, 2, 3, 4, 5, 6, 7]) {
      for (const sign of [0, 0x80]) {
        const low = Uint8Array.from({ length: 32 }, (_, index) =>
          index === 0 ? y : index === 31 ? sign : 0,
        )
        expect(isOnCurve(low), `${y} ${sign}`).to.equal(PublicKey.isOnCurve(low))
      }
    }
    const high = FIELD_ORDER.map((byte, index) => (index === 0 ? byte - 1 : byte))
    expect(isOnCurve(high)).to.equal(PublicKey.isOnCurve(high))
  })

  it('include every wallet as a point on the curve', () => {
    fc.assert(fc.property(fc.string(), (name) => isOnCurve(walletOf(name).publicKey.toBytes())))
  })

  it('match those of web3.js, with the same bump', () => {
    const seeds = fc.array(fc.uint8Array({ maxLength: 32 }), { maxLength: 15 })
    fc.assert(
      fc.property(seeds, (some) => {
        const expected = PublicKey.findProgramAddressSync(some, EDITIONS_CONTROLS_PROGRAM_ID)
        const programAddress = address(EDITIONS_CONTROLS_PROGRAM_ID.toBase58())
        const derived = deriveAddress({ programAddress, seeds: some })
        expect([derived.address, derived.bump]).to.deep.equal([expected[0].toBytes(), expected[1]])
      }),
      { numRuns: 200 },
    )
  })
})
