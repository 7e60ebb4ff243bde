import { addToAllowlist } from '@mintline/solana'
import { isSolanaError, SOLANA_ERROR__CODECS__NUMBER_OUT_OF_RANGE } from '@solana/kit'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'

describe('addToAllowlist', () => {
  const entry = {
    deployment: Keypair.generate().publicKey,
    creator: Keypair.generate().publicKey,
    user: Keypair.generate().publicKey,
    phaseIndex: 0,
    price: 4_294_967_295,
    amount: 255,
  }

  it('takes the largest price and amount that an entry holds', () => {
    const { data } = addToAllowlist(entry)
    // Discriminator, phase index and wallet come first.
    expect(data.readUInt32LE(8 + 1 + 32)).to.equal(4_294_967_295)
    expect(data.readUInt8(8 + 1 + 32 + 4)).to.equal(255)
  })

  for (const [field, value] of [
    ['price', 4_294_967_296],
    ['price', -1],
    ['amount', 256],
    ['amount', -1],
    ['phaseIndex', 256],
  ] as const) {
    it(`${field} ${value} is an error, never another number`, () => {
      expect(() => addToAllowlist({ ...entry, [field]: value }))
        .to.throw()
        .that.satisfies((error: unknown) =>
          isSolanaError(error, SOLANA_ERROR__CODECS__NUMBER_OUT_OF_RANGE),
        )
    })
  }
})
