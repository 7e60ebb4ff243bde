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

  it('accepts the largest price and amount of an entry', () => {
    const { data } = addToAllowlist(entry)
    // After discriminator, phase index and wallet.
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
    it(`error: ${field} ${value}, which is never truncated`, () => {
      expect(() => addToAllowlist({ ...entry, [field]: value }))
        .to.throw()
        .that.satisfies((error: unknown) =>
          isSolanaError(error, SOLANA_ERROR__CODECS__NUMBER_OUT_OF_RANGE),
        )
    })
  }
})
