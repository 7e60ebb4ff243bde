import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Account, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { base58 } from '@scure/base'
import { expect } from 'chai'
import { type Hex, hexToString, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { signText } from '../signText.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const TEXT = 'I hold Grüße #7'

describe('the example of signatures', () => {
  it('has an EVM wallet sign', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    const provider = {
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        if (method !== 'personal_sign') return [account.address]
        return account.signMessage({ message: hexToString(params[0] as Hex) })
      },
    }
    const { message, signature, publicKey } = await signText({ type: 'ETHEREUM', provider }, TEXT)
    expect([message, publicKey]).to.deep.equal([TEXT, account.address])
    const signed = { address: account.address, message, signature: signature as Hex }
    expect(await verifyMessage(signed)).to.equal(true)
  })

  it('has a Solana wallet sign', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const address = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
    const signMessage = async ({ message }: { message: Uint8Array }) => [
      { signedMessage: message, signature: new Uint8Array(sign(null, message, privateKey)) },
    ]
    const features = { 'solana:signMessage': { version: '1.1.0', signMessage } }
    const wallet = { accounts: [{ address }], features }
    const signed = await signText({ type: 'SOLANA', wallet }, TEXT)
    expect([signed.message, signed.publicKey]).to.deep.equal([TEXT, address])
    const signature = base58.decode(signed.signature)
    expect(verify(null, Buffer.from(TEXT), publicKey, signature)).to.equal(true)
  })

  it('has an Aptos wallet sign, which adds a nonce to the text', async () => {
    const account = Account.generate()
    const { accountAddress: address, publicKey } = account
    const signMessage = async ({ message, nonce }: { message: string; nonce: string }) => {
      const fullMessage = `APTOS\nmessage: ${message}\nnonce: ${nonce}`
      const signature = account.sign(new TextEncoder().encode(fullMessage))
      return { status: 'Approved', args: { fullMessage, signature } }
    }
    const features = {
      'aptos:signMessage': { version: '1.0.0', signMessage },
      'aptos:account': { version: '1.0.0', account: async () => ({ address, publicKey }) },
      'aptos:network': { version: '1.0.0', network: async () => ({ name: 'testnet', chainId: 2 }) },
    }
    const signed = await signText({ type: 'APTOS', wallet: { features } }, TEXT)
    expect(signed.message).to.match(/^APTOS\nmessage: I hold Grüße #7\nnonce: [0-9a-f]{32}$/)
    const message = new TextEncoder().encode(signed.message)
    const signature = new Ed25519Signature(signed.signature)
    expect(account.verifySignature({ message, signature })).to.equal(true)
  })

  it('has a Flow wallet sign', async () => {
    const addr = '0xf8d6e0586b0a20c7'
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    // Flow writes a key as its two coordinates, and signs a text after its tag.
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-64).toString('hex')
    const tagged = (text: Buffer) =>
      Buffer.concat([Buffer.from('FLOW-V0.0-user'.padEnd(32, '\0')), text])
    const dsaEncoding = 'ieee-p1363'
    const signUserMessage = async (hex: string) => {
      const input = tagged(Buffer.from(hex, 'hex'))
      const signature = sign('sha3-256', input, { key: privateKey, dsaEncoding })
      return [{ addr, keyId: 0, signature: signature.toString('hex') }]
    }
    const client = {
      currentUser: { snapshot: async () => ({ addr }), signUserMessage },
      account: async () => ({ keys: [{ index: 0, publicKey: key }] }),
    }
    const signed = await signText({ type: 'FLOW', client }, TEXT)
    expect([signed.message, signed.publicKey]).to.deep.equal([TEXT, key])
    const signature = Buffer.from(signed.signature, 'hex')
    const input = tagged(Buffer.from(TEXT))
    expect(verify('sha3-256', input, { key: publicKey, dsaEncoding }, signature)).to.equal(true)
  })

  it('stands in the README of core as it is', () => {
    const example = readFileSync(new URL('../signText.ts', import.meta.url), 'utf8')
    expect(readFileSync(`${root}/clients/core/README.md`, 'utf8')).to.include(example.trim())
  })
})
