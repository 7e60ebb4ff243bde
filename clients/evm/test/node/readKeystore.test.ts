import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { readKeystore } from '../../src/node/readKeystore.ts'
import { KEYSTORES } from '../support/keystores.ts'

/** Code and message of the error for a file. */
function refusal(text: string, password: string): string {
  try {
    readKeystore(text, password)
  } catch (error) {
    if (isMintlineError(error)) return `${error.code}: ${error.message}`
    throw error
  }
  return 'none'
}

describe('readKeystore', () => {
  const { pbkdf2, scrypt, password, address } = KEYSTORES

  it('opens the published example with pbkdf2', () => {
    expect(readKeystore(JSON.stringify(pbkdf2), password).address.toLowerCase()).to.equal(address)
  })

  it('opens the published example with scrypt', () => {
    expect(readKeystore(JSON.stringify(scrypt), password).address.toLowerCase()).to.equal(address)
  })

  it('opens files with capital names and hex prefixes, as some wallets write them', () => {
    const { crypto, ...rest } = pbkdf2
    const written = { ...rest, Crypto: { ...crypto, mac: `0x${crypto.mac}` } }
    expect(readKeystore(JSON.stringify(written), password).address.toLowerCase()).to.equal(address)
  })

  it('refuses another password', () => {
    expect(refusal(JSON.stringify(pbkdf2), 'testPassword')).to.equal(
      'KEYSTORE_PASSWORD_WRONG: The password of the keystore is wrong: try another one',
    )
  })

  it('refuses what is not a keystore, without quoting it', () => {
    const { crypto } = pbkdf2
    const secret = '7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
    const expected = {
      [secret]: 'it is not JSON',
      [`"${secret}"`]: 'it is not an object',
      [JSON.stringify({ version: 1, crypto })]: 'version is missing or not supported',
      [JSON.stringify({ version: 3 })]: 'crypto is missing or not supported',
      [JSON.stringify({ version: 3, crypto: { ...crypto, kdf: 'argon2' } })]:
        'crypto.kdf is missing or not supported',
      [JSON.stringify({ version: 3, crypto: { ...crypto, cipher: 'aes-256-cbc' } })]:
        'crypto.cipher is missing or not supported',
    }
    for (const [text, reason] of Object.entries(expected)) {
      expect(refusal(text, password)).to.equal(
        `KEYSTORE_INVALID: The keystore is invalid: ${reason}`,
      )
    }
  })
})
