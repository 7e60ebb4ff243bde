import { decrypt, decryptSafely, getEncryptionPublicKey } from '@metamask/eth-sig-util'
import { base64 } from '@scure/base'
import { expect } from 'chai'
import fc from 'fast-check'
import { encryptMessage, toDecryptParameter } from '../../src/signing/index.ts'

const privateKey = '7e5374ec2ef0d91761a6e72fdf8f6ac665519bfdf6da0a2329cf0d804514b816'
const publicKey = getEncryptionPublicKey(privateKey)

describe('encryptMessage', () => {
  it('encrypts any text so that MetaMask decrypts it', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 3000 })
    fc.assert(
      fc.property(text, (data) => {
        const encryptedData = encryptMessage({ publicKey, data })
        expect(decryptSafely({ encryptedData, privateKey })).equal(data)
      }),
      { numRuns: 30 },
    )
  })

  it('pads any length to a multiple of 2,048 bytes', () => {
    const bytesOf = (length: number) =>
      base64.decode(encryptMessage({ publicKey, data: 'x'.repeat(length) }).ciphertext).length
    // The JSON around the text takes 24 bytes and the authentication 16.
    const lengths = [1, 2000, 2007, 2008, 2009, 2024, 2025, 4056, 4057]
    expect(lengths.map(bytesOf)).deep.equal([2048, 2048, 2048, 2048, 4096, 4096, 4096, 4096, 6144])
  })

  it('puts the text into JSON with data and padding', () => {
    const encryptedData = encryptMessage({ publicKey, data: 'secret' })
    const plain = JSON.parse(decrypt({ encryptedData, privateKey }))
    expect(plain).deep.equal({ data: 'secret', padding: '0'.repeat(2048 - 16 - 24 - 6) })
  })

  it('encrypts the same text differently each time', () => {
    const [one, two] = [1, 2].map(() => encryptMessage({ publicKey, data: 'secret' }))
    expect(one?.version).equal('x25519-xsalsa20-poly1305')
    expect(one?.nonce).not.equal(two?.nonce)
    expect(one?.ephemPublicKey).not.equal(two?.ephemPublicKey)
  })

  it('formats the parameter of eth_decrypt: hex of the JSON', () => {
    const encrypted = encryptMessage({ publicKey, data: 'Grüße' })
    const parameter = toDecryptParameter(encrypted)
    const encryptedData = JSON.parse(Buffer.from(parameter.slice(2), 'hex').toString())
    expect(encryptedData).deep.equal(encrypted)
    expect(decryptSafely({ encryptedData, privateKey })).equal('Grüße')
  })

  it('error: nothing to encrypt', () => {
    expect(() => encryptMessage({ publicKey, data: '' }))
      .throw('Cannot encrypt empty msg.data')
      .property('code', 'ENCRYPTED_MESSAGE_EMPTY')
  })

  it('error: another version', () => {
    expect(() => encryptMessage({ publicKey, data: 'x', version: 'aes' }))
      .throw('Encryption type/version not supported')
      .property('code', 'ENCRYPTION_NOT_SUPPORTED')
  })

  for (const key of ['', 'not base64!', 'AAAA']) {
    it(`error: the key is '${key}'`, () => {
      expect(() => encryptMessage({ publicKey: key, data: 'x' }))
        .throw(`Not an encryption public key: ${key}`)
        .property('code', 'ENCRYPTION_KEY_INVALID')
    })
  }
})
