import { createSignInMessageText } from '@solana/wallet-standard-util'
import { expect } from 'chai'
import fc from 'fast-check'
import { createSiweMessage } from 'viem/siwe'
import {
  type SignInGroup,
  signInText,
} from '../../../../clients/marketplace-api/src/signing/texts.ts'
import { readSignInText } from '../../../src/marketplace/sign-in/signInText.ts'

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
  scheme: fc.constant(undefined),
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
    const read = {
      ...facts,
      scheme: undefined,
      group: 'ETHEREUM',
      chainId: '8453',
      issuedAt: DATE,
    }
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
      requestId: 'some-id',
      resources: ['https://market.example/a', 'ipfs://b'],
    })
    const times = { expirationTime: LATER, notBefore: DATE }
    expect(readSignInText(whole)).to.deep.equal({ ...read, scheme: 'https', ...times })
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
        scheme: undefined,
        group: 'SOLANA',
        issuedAt: DATE,
      })
    }
  })

  describe('is that of EIP-4361 to the letter, and so', () => {
    const facts = {
      domain: 'market.example',
      group: 'ETHEREUM',
      address: EVM_ADDRESS,
      uri: 'https://market.example',
      chainId: '1',
      nonce: '0123456789abcdef',
      issuedAt: DATE.toISOString(),
      expirationTime: LATER.toISOString(),
    } as const
    const text = signInText(facts)
    const [first = '', , , statement = ''] = text.split('\n')

    it('has no statement but of its signs', () => {
      const signs = [
        '\r',
        '\u2028',
        '\u2029',
        '\u0085',
        '\u202e',
        '\u2066',
        '\u200f',
        '\u0000',
        '\t',
        'é',
        '"',
        '%',
      ]
      for (const sign of signs) {
        const changed = text.replace(
          statement,
          `${statement.slice(0, 7)}${sign}${statement.slice(7)}`,
        )
        expect(readSignInText(changed), JSON.stringify(sign)).to.equal(undefined)
      }
      expect(
        readSignInText(text.replace(statement, "~ It's free: [a] (b) & c, $5 + 1 @ you!")),
      ).to.include({
        address: EVM_ADDRESS,
      })
    })

    for (const [what, changed] of Object.entries({
      'a day without a time': text.replace(facts.issuedAt, '2026-11-20'),
      'a time without a zone': text.replace(facts.issuedAt, '2026-11-20T12:00:00'),
      'a time in words': text.replace(facts.issuedAt, 'Fri Nov 20 2026'),
      'a nonce of seven signs': text.replace(facts.nonce, '0123456'),
      'a mark of direction in the URI': text.replace(facts.uri, `${facts.uri}/\u202e`),
      'a mark of direction in the domain': text.replace(first, `\u202e${first}`),
      'an account in the domain': text.replace(first, `evil.example@${first}`),
      'no empty line for a missing statement': text.replace(`${statement}\n\n`, ''),
      'a request id with a space': `${text}\nRequest ID: some id`,
      'a resource that is no URI': `${text}\nResources:\n- \u202egnp.exe`,
      'line ends of Windows': text.replaceAll('\n', '\r\n'),
    })) {
      it(`does not have ${what}`, () => expect(readSignInText(changed)).to.equal(undefined))
    }

    it('has a missing statement as an empty line', () => {
      expect(readSignInText(text.replace(`${statement}\n`, ''))?.nonce).to.equal(facts.nonce)
    })
  })

  it('says on Aptos what the wallet says around it', () => {
    const facts = {
      domain: 'market.example',
      group: 'APTOS',
      address: `0x${'1'.repeat(64)}`,
      uri: 'https://market.example',
      chainId: '1',
      nonce: '0123456789abcdef',
      issuedAt: DATE.toISOString(),
      expirationTime: LATER.toISOString(),
    } as const
    const within = (lines: string) => `APTOS\n${lines}message: ${signInText(facts)}\nnonce: 1`
    expect(readSignInText(within('chainId: 1\n'))?.chainId).to.equal('1')
    for (const lines of [
      'chainId: 2\n',
      'chainId: 01\n',
      'application: https://evil.example\n',
      `address: 0x${'2'.repeat(64)}\n`,
    ]) {
      expect(readSignInText(within(lines)), lines).to.equal(undefined)
    }
  })
})
