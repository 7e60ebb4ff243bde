import { createSignInMessageText } from '@solana/wallet-standard-util'
import { expect } from 'chai'
import { createSiweMessage } from 'viem/siwe'
import * as client from '../src/index.ts'
import { signInText } from '../src/signing/texts.ts'
import { startServer, type TestServer } from './_server.ts'

const EVM_ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOLANA_ADDRESS = '8BnGHz3rNWikmgb6oTLEQmtJLR8V39PeNAHZ5bT52kG8'
const STATEMENT = 'Sign in to the marketplace. This costs nothing and sends no transaction.'
const FACTS = {
  domain: 'shop.example:8443',
  uri: 'https://shop.example:8443',
  chainId: '8453',
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-11-20T12:00:00.000Z',
  expirationTime: '2026-11-20T12:10:00.000Z',
}

describe('texts of sign-in', () => {
  it('are those of EIP-4361, as viem writes them', () => {
    expect(signInText({ ...FACTS, group: 'ETHEREUM', address: EVM_ADDRESS })).to.equal(
      createSiweMessage({
        ...FACTS,
        version: '1',
        address: EVM_ADDRESS,
        chainId: 8453,
        statement: STATEMENT,
        issuedAt: new Date(FACTS.issuedAt),
        expirationTime: new Date(FACTS.expirationTime),
      }),
    )
  })

  it('are those of Solana, as its wallets write them', () => {
    const facts = { ...FACTS, chainId: 'mainnet', address: SOLANA_ADDRESS }
    expect(signInText({ ...facts, group: 'SOLANA' })).to.equal(
      createSignInMessageText({ ...facts, version: '1', statement: STATEMENT }),
    )
  })

  it('name the account of Aptos wallets as theirs', () => {
    const text = signInText({ ...FACTS, group: 'APTOS', address: '0x01' })
    expect(text).to.match(
      /^shop\.example:8443 wants you to sign in with your Aptos account:\n0x01\n/,
    )
  })
})

describe('texts of consent', () => {
  const consent = {
    domain: 'shop.example',
    user: '2f1b2c3d-0000-4000-8000-000000000000',
    wallet: `ETHEREUM:${EVM_ADDRESS.toLowerCase()}`,
    date: new Date('2026-11-20T12:00:00.000Z'),
  }
  const rest = `

Marketplace: shop.example
User: 2f1b2c3d-0000-4000-8000-000000000000
Wallet: ETHEREUM:0xd8da6bf26964af9d7eed9e03e53415d37aa96045
Date: 2026-11-20T12:00:00.000Z`

  it('say what is consented to, where, for whom and when', () => {
    expect(client.addWalletText(consent)).to.equal(`Add this wallet to my profile.${rest}`)
    expect(client.deleteUserText(consent)).to.equal(`Delete my profile for good.${rest}`)
    expect(client.consentNonce(consent.date)).to.equal('1795176000000')
  })
})

describe('signIn', () => {
  const session = {
    accessToken: 'token',
    expiresAt: '2026-11-21T12:00:00.000Z',
    userId: '1',
    domain: FACTS.domain,
  }
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  beforeEach(() => {
    server.requests.length = 0
    server.answer = ({ path }) => ({
      json: path.endsWith('nonce')
        ? { ...FACTS, address: EVM_ADDRESS, wallet: `ETHEREUM:${EVM_ADDRESS.toLowerCase()}` }
        : session,
    })
  })
  after(() => server.close())

  const wallet = (sign: client.SignInWallet['sign']): client.SignInWallet => ({
    blockchain: 'BASE',
    address: EVM_ADDRESS,
    chainId: '8453',
    sign,
  })

  it('asks for a nonce, has the wallet sign the text, and sends what it signed', async () => {
    const asked: unknown[] = []
    const signed = { message: 'full text', signature: '0x01', publicKey: '0x02' }
    const signing = wallet(async (...request) => {
      asked.push(request)
      return signed
    })
    expect(await client.signIn(server.connection, signing)).to.deep.equal(session)

    const text = signInText({ ...FACTS, group: 'ETHEREUM', address: EVM_ADDRESS })
    expect(asked).to.deep.equal([[text, FACTS.nonce]])
    expect(server.requests.map(({ path, body }) => [path, body])).to.deep.equal([
      ['/marketplace/auth/v1/nonce', { blockchain: 'BASE', address: EVM_ADDRESS, chainId: '8453' }],
      ['/marketplace/auth/v1/login', signed],
    ])
  })

  it('ends with the wallet, and sends nothing then', async () => {
    const refusal = new Error('The user rejected the request')
    const refusing = wallet(async () => {
      throw refusal
    })
    const outcome = await client.signIn(server.connection, refusing).catch((error) => error)
    expect(outcome).to.equal(refusal)
    expect(server.requests).to.have.length(1)
  })
})
