import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import { expect } from 'chai'
import { signSolanaMessage } from '../../src/signing/index.ts'
import { failureOf } from './support/failureOf.ts'

type SignMessage = SolanaSignMessageFeature['solana:signMessage']['signMessage']

const secretKey = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secretKey)
const address = base58.encode(publicKey)

const signWithKey: SignMessage = async (...inputs) =>
  inputs.map(({ message }) => ({
    signedMessage: message,
    signature: ed25519.sign(message, secretKey),
  }))

/** A wallet as registered with the Wallet Standard. */
function walletOf(signMessage: SignMessage = signWithKey): Wallet {
  const feature: SolanaSignMessageFeature = {
    'solana:signMessage': { version: '1.1.0', signMessage },
  }
  return {
    version: '1.0.0',
    name: 'Test wallet',
    icon: 'data:image/png;base64,',
    chains: ['solana:devnet'],
    features: feature,
    accounts: [{ address, publicKey, chains: ['solana:devnet'], features: ['solana:signMessage'] }],
  }
}

describe('signSolanaMessage', () => {
  it('signs so that the public key verifies it', async () => {
    const signed = await signSolanaMessage({ wallet: walletOf(), message: 'Grüße, Mintline' })
    expect([signed.message, signed.publicKey]).deep.equal(['Grüße, Mintline', address])
    const signature = base58.decode(signed.signature)
    const bytes = new TextEncoder().encode('Grüße, Mintline')
    expect(ed25519.verify(signature, bytes, base58.decode(signed.publicKey))).equal(true)
  })

  it('passes the wallet its own account', async () => {
    const wallet = walletOf(async (...inputs) => {
      expect(inputs.map(({ account }) => account)).deep.equal([wallet.accounts[0]])
      return signWithKey(...inputs)
    })
    const signed = await signSolanaMessage({ wallet, message: 'hi', address })
    expect(signed.publicKey).equal(address)
  })

  it('returns the signed text if the wallet added to it', async () => {
    const wallet = walletOf((...inputs) =>
      signWithKey(
        ...inputs.map((input) => ({ ...input, message: new TextEncoder().encode('site: hi') })),
      ),
    )
    const signed = await signSolanaMessage({ wallet, message: 'hi' })
    expect(signed.message).equal('site: hi')
    const bytes = new TextEncoder().encode(signed.message)
    expect(ed25519.verify(base58.decode(signed.signature), bytes, publicKey)).equal(true)
  })

  it('error: the wallet signs bytes that are not text, as a Ledger does', async () => {
    const signedMessage = new Uint8Array([0xff, 0x73, 0x6f, 0x6c])
    const wallet = walletOf(async () => [{ signedMessage, signature: new Uint8Array(64) }])
    const error = await failureOf(signSolanaMessage({ wallet, message: 'hi' }))
    expect(error.message).equal('Wallet signed bytes that are not the text it was given')
  })

  it('error: the user refuses', async () => {
    const refusal = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const wallet = walletOf(() => Promise.reject(refusal))
    const error = await failureOf(signSolanaMessage({ wallet, message: 'hi' }))
    expect(error.message).equal(
      'Wallet (solana) failed solana:signMessage with code 4001: User rejected the request',
    )
    expect([error.context, error.cause]).deep.equal([
      {
        method: 'solana:signMessage',
        provider: 'solana',
        code: 4001,
        signer: address,
        chainId: undefined,
        reason: 'User rejected the request.',
      },
      refusal,
    ])
  })

  it('error: the wallet has no account, or not the given one', async () => {
    const wallet = walletOf()
    for (const signing of [
      signSolanaMessage({ wallet: { ...wallet, accounts: [] }, message: 'hi' }),
      signSolanaMessage({ wallet, message: 'hi', address: '11111111111111111111111111111111' }),
    ]) {
      expect((await failureOf(signing)).message).equal('Wallet is not connected')
    }
  })

  it('error: the wallet cannot sign messages', async () => {
    const wallet = { ...walletOf(), features: {} }
    const error = await failureOf(signSolanaMessage({ wallet, message: 'hi' }))
    expect(error.message).equal('Wallet does not support solana:signMessage')
  })

  it('error: the wallet answers without a signature', async () => {
    const wallet = walletOf(async () => [])
    const error = await failureOf(signSolanaMessage({ wallet, message: 'hi' }))
    expect(error.message).equal('Wallet answered solana:signMessage with no signature')
  })
})
