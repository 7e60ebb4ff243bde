import { addToAllowlist, editionsControlsProgram } from '@mintline/solana'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'

describe('addToAllowlist', () => {
  const program = editionsControlsProgram({ connection: new Connection('http://127.0.0.1:1') })
  const entry = {
    deployment: Keypair.generate().publicKey,
    creator: Keypair.generate().publicKey,
    user: Keypair.generate().publicKey,
    phaseIndex: 0,
    price: 4_294_967_295,
    amount: 255,
  }

  it('takes the largest price and amount that an entry holds', async () => {
    const { data } = await addToAllowlist(program, entry)
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
    it(`${field} ${value} is an error, never another number`, async () => {
      const outcome = await addToAllowlist(program, { ...entry, [field]: value }).then(
        () => 'built',
        (error: unknown) => (error instanceof RangeError ? 'refused' : String(error)),
      )
      expect(outcome).to.equal('refused')
    })
  }
})
