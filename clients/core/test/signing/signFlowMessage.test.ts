import { p256 } from '@noble/curves/nist.js'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { expect } from 'chai'
import { type FlowClient, signFlowMessage } from '../../src/signing/index.ts'
import { failureOf } from './support/failureOf.ts'

const address = '0xf8d6e0586b0a20c7'
const secretKey = new Uint8Array(32).fill(9)
/** Flow writes a P-256 key as its two coordinates, without the prefix 04. */
const publicKey = Buffer.from(p256.getPublicKey(secretKey, false).slice(1)).toString('hex')

/** Returns the digest that Flow accounts sign for a user's message: its tag, padded to 32 bytes, and the message. */
function userDigest(message: Uint8Array): Uint8Array {
  const tagged = new Uint8Array(32 + message.length)
  tagged.set(new TextEncoder().encode('FLOW-V0.0-user'))
  tagged.set(message, 32)
  return sha3_256(tagged)
}

/** A client shaped like FCL, whose wallet holds one P-256 key at index 2. */
function clientOf(user: Partial<FlowClient['currentUser']> = {}): FlowClient {
  return {
    currentUser: {
      snapshot: async () => ({ addr: address }),
      signUserMessage: async (message) => {
        const digest = userDigest(Buffer.from(message, 'hex'))
        const signature = p256.sign(digest, secretKey, { prehash: false })
        const signed = { keyId: 2, signature: Buffer.from(signature).toString('hex') }
        return [
          { addr: '0x01', keyId: 0, signature: 'of another account' },
          { addr: 'F8D6E0586B0A20C7', ...signed },
        ]
      },
      ...user,
    },
    account: async () => ({
      keys: [
        { index: 0, publicKey: 'of another key' },
        { index: 2, publicKey },
      ],
    }),
  }
}

describe('signFlowMessage', () => {
  it('signs so that the key of the account verifies it', async () => {
    const signed = await signFlowMessage({ client: clientOf(), message: 'Grüße' })
    expect([signed.message, signed.publicKey]).deep.equal(['Grüße', publicKey])
    const digest = userDigest(new TextEncoder().encode('Grüße'))
    const key = Buffer.from(`04${signed.publicKey}`, 'hex')
    const signature = Buffer.from(signed.signature, 'hex')
    expect(p256.verify(signature, digest, key, { prehash: false })).equal(true)
  })

  it('error: the message is empty; the wallet is not called', async () => {
    const client = clientOf({ snapshot: () => expect.fail('asked') })
    const error = await failureOf(signFlowMessage({ client, message: '' }))
    expect([error.code, error.message]).deep.equal([
      'WALLET_MESSAGE_EMPTY',
      'Message cannot be empty',
    ])
  })

  for (const addr of [null, undefined, '']) {
    it(`error: the user's address is ${JSON.stringify(addr)}`, async () => {
      const client = clientOf({ snapshot: async () => ({ addr }) })
      const error = await failureOf(signFlowMessage({ client, message: 'hi' }))
      expect(error.message).equal('Wallet is not connected')
    })
  }

  it('error: the wallet returns or throws its refusal', async () => {
    const refusal = 'Declined: Externally Halted'
    for (const signUserMessage of [async () => refusal, () => Promise.reject(refusal)]) {
      const client = clientOf({ signUserMessage })
      const error = await failureOf(signFlowMessage({ client, message: 'hi' }))
      expect(error.message).equal(
        'Wallet (flow) failed signUserMessage: Declined: Externally Halted',
      )
      expect(error.context).deep.include({ signer: address, code: undefined })
      expect(error.cause).equal(refusal)
    }
  })

  it('error: no signature is from the account, or its key is not in the account', async () => {
    for (const answer of [
      undefined,
      [],
      [{ addr: '0x01', keyId: 2, signature: 'ab' }],
      [{ addr: address, keyId: 1, signature: 'ab' }],
    ]) {
      const client = clientOf({ signUserMessage: async () => answer })
      const error = await failureOf(signFlowMessage({ client, message: 'hi' }))
      expect(error.message).equal('Wallet answered signUserMessage with no signature')
    }
  })
})
