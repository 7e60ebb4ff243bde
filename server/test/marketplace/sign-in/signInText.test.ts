import { createSignInMessageText } from '@solana/wallet-standard-util'
import { expect } from 'chai'
import fc from 'fast-check'
import { createSiweMessage } from 'viem/siwe'
import {
  type SignInGroup,
  signInText,
} from '../../../../clients/marketplace-api/src/signing/texts.ts'
import { readSignInText } from '../../../src/users/sign-in/signInText.ts'

const EVM_ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOLANA_ADDRESS = '8BnGHz3rNWikmgb6oTLEQmtJLR8V39PeNAHZ5bT52kG8'
const DATE = new Date('2026-11-20T12:00:00.000Z')
const LATER = new Date('2026-11-20T12:10:00.000Z')

const anyTime = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const anyFacts = fc.record({
  domain: fc.constantFrom('localhost', 'market.example', '127.0.0.1:8787', '[::1]:80'),
  group: fc.constantFrom<SignInGroup>('ETHEREUM', 'SOLANA', 'APTOS'),
  address: fc.constantFrom(EVM_ADDRESS, SOLANA_ADDRESS, '0x01'),
  uri: fc.webUrl(),
  chainId: fc.constantFrom('1', '8453', 'mainnet', 'solana:devnet'),
  nonce: fc.stringMatching(/^[a-z0-9]{8,32}$/),
  issuedAt: anyTime,
  expirationTime: anyTime,
})

/** A text as the wallet of its group signs it. */
const signedForm = (group: SignInGroup, text: string) =>
  group === 'APTOS' ? `APTOS\nmessage: ${text}\nnonce: 1` : text

describe('the text of a sign-in', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(readSignInText(signedForm(facts.group, signInText(facts)))).to.deep.equal({
          ...facts,
          issuedAt: new Date(facts.issuedAt),
          expirationTime: new Date(facts.expirationTime),
          notBefore: undefined,
        })
      }),
    )
  })

  it('says nothing else with a character less or more', () => {
    const other = fc.constantFrom('', '\n', ' ', '\r', '\u2028', 'a', '0')
    fc.assert(
      fc.property(anyFacts, fc.nat(), fc.nat(1), other, (facts, place, removed, added) => {
        const text = signInText(facts)
        const at = place % text.length
        const changed = text.slice(0, at) + added + text.slice(at + removed)
        const read = readSignInText(signedForm(facts.group, changed))
        if (read === undefined || changed === text) return
        // It is another text of a sign-in then, or another statement: each fact stands where it has to.
        for (const fact of [read.address, read.domain, read.uri, read.chainId, read.nonce]) {
          expect(changed.split('\n').some((line) => line.includes(fact))).to.equal(true)
        }
        expect(read.group).to.equal(facts.group)
      }),
    )
  })

  it('is nothing that throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readSignInText(text)).to.equal(undefined)
      }),
    )
  })

  it('may be written by viem, with all that EIP-4361 has', () => {
    const facts = {
      domain: 'market.example',
      address: EVM_ADDRESS,
      uri: 'https://market.example/sign-in',
      nonce: '0123456789abcdef',
    } as const
    const read = { ...facts, group: 'ETHEREUM', chainId: '8453', issuedAt: DATE }
    const plain = createSiweMessage({ ...facts, version: '1', chainId: 8453, issuedAt: DATE })
    const absent = { expirationTime: undefined, notBefore: undefined }
    expect(readSignInText(plain)).to.deep.equal({ ...read, ...absent })
    const whole = createSiweMessage({
      ...facts,
      version: '1',
      chainId: 8453,
      issuedAt: DATE,
      scheme: 'https',
      statement: 'I accept the terms: https://market.example/terms',
      expirationTime: LATER,
      notBefore: DATE,
      requestId: 'some id',
      resources: ['https://market.example/a', 'ipfs://b'],
    })
    expect(readSignInText(whole)).to.deep.equal({ ...read, expirationTime: LATER, notBefore: DATE })
  })

  it("may be written by Solana's wallets, with and without a statement", () => {
    const facts = {
      domain: 'market.example',
      address: SOLANA_ADDRESS,
      uri: 'https://market.example',
      chainId: 'mainnet',
      nonce: '0123456789abcdef',
    }
    const input = { ...facts, version: '1', issuedAt: DATE.toISOString() }
    const absent = { expirationTime: undefined, notBefore: undefined }
    for (const statement of [{}, { statement: 'Welcome' }]) {
      const text = createSignInMessageText({ ...input, ...statement })
      expect(readSignInText(text)).to.deep.equal({
        ...facts,
        ...absent,
        group: 'SOLANA',
        issuedAt: DATE,
      })
    }
  })
})
