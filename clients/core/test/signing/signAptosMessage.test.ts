import { Account, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type {
  AccountInfo,
  AptosGetAccountFeature,
  AptosGetNetworkFeature,
  AptosSignMessageFeature,
  AptosSignMessageMethod,
  UserResponseStatus,
} from '@aptos-labs/wallet-standard'
import { expect } from 'chai'
import fc from 'fast-check'
import { aptosNetworkName, getAptosAccount, signAptosMessage } from '../../src/signing/index.ts'
import { failureOf } from './support/failureOf.ts'

type Features = AptosSignMessageFeature & AptosGetAccountFeature & AptosGetNetworkFeature

const account = Account.generate()
const NODE = 'https://node.example/v1'

const signWithKey: AptosSignMessageMethod = async ({ message, nonce }) => {
  const fullMessage = `APTOS\nmessage: ${message}\nnonce: ${nonce}`
  const signature = account.sign(new TextEncoder().encode(fullMessage))
  const args = { fullMessage, message, nonce, prefix: 'APTOS' as const, signature }
  return { status: 'Approved' as UserResponseStatus.APPROVED, args }
}

/** An AIP-62 wallet with replaceable methods. */
function walletOf(
  signMessage: AptosSignMessageMethod = signWithKey,
  info: () => Promise<unknown> = async () => ({
    address: account.accountAddress,
    publicKey: account.publicKey,
  }),
  network: () => Promise<unknown> = async () => ({ name: 'testnet', chainId: 2, url: NODE }),
) {
  const features: Features = {
    'aptos:signMessage': { version: '1.0.0', signMessage },
    'aptos:account': { version: '1.0.0', account: info as () => Promise<AccountInfo> },
    'aptos:network': {
      version: '1.0.0',
      network: network as Features['aptos:network']['network'],
    },
  }
  return { features }
}

describe('signAptosMessage', () => {
  it('signs so that the account verifies it, and returns the full message', async () => {
    const signed = await signAptosMessage({ wallet: walletOf(), message: 'Grüße', nonce: '42' })
    expect(signed.message).equal('APTOS\nmessage: Grüße\nnonce: 42')
    expect(signed.publicKey).equal(account.publicKey.toString())
    const message = new TextEncoder().encode(signed.message)
    const signature = new Ed25519Signature(signed.signature)
    expect(account.verifySignature({ message, signature })).equal(true)
  })

  it('uses a random nonce by default', async () => {
    const nonces = new Set<string | undefined>()
    for (let signing = 0; signing < 3; signing++) {
      const signed = await signAptosMessage({ wallet: walletOf(), message: 'hi' })
      nonces.add(/^APTOS\nmessage: hi\nnonce: ([0-9a-f]{32})$/.exec(signed.message)?.[1])
    }
    expect(nonces.has(undefined)).equal(false)
    expect(nonces.size).equal(3)
  })

  it('passes on the parts to include in the text', async () => {
    const wallet = walletOf(async (input) => {
      expect(input).deep.equal({ message: 'hi', nonce: '1', address: true, chainId: true })
      return signWithKey(input)
    })
    const args = { wallet, message: 'hi', nonce: '1', address: true, chainId: true }
    expect((await signAptosMessage(args)).message).equal('APTOS\nmessage: hi\nnonce: 1')
  })

  it('prefixes the hex of older wallets with 0x', async () => {
    const older = async () => ({ address: '0x1', publicKey: 'ab'.repeat(32) })
    const signed = await signAptosMessage({ wallet: walletOf(signWithKey, older), message: 'hi' })
    expect(signed.publicKey).equal(`0x${'ab'.repeat(32)}`)
  })

  it('error: the user refuses', async () => {
    const wallet = walletOf(async () => ({ status: 'Rejected' as UserResponseStatus.REJECTED }))
    const error = await failureOf(signAptosMessage({ wallet, message: 'hi' }))
    expect([error.code, error.message]).deep.equal([
      'WALLET_REQUEST_CANCELLED',
      'Request cancelled by user',
    ])
  })

  it('error: the wallet fails', async () => {
    const wallet = walletOf(() => Promise.reject(new Error('locked')))
    const error = await failureOf(signAptosMessage({ wallet, message: 'hi' }))
    expect(error.message).equal('Wallet (aptos) failed aptos:signMessage: locked')
    expect(error.context).deep.include({
      signer: account.accountAddress.toString(),
      chainId: 'Testnet',
    })
  })

  it('error: the wallet cannot sign messages', async () => {
    const { 'aptos:signMessage': _, ...features } = walletOf().features
    const error = await failureOf(signAptosMessage({ wallet: { features }, message: 'hi' }))
    expect(error.message).equal('Wallet does not support aptos:signMessage')
  })
})

describe('getAptosAccount', () => {
  it('returns the account and the network', async () => {
    expect(await getAptosAccount(walletOf())).deep.equal({
      address: account.accountAddress.toString(),
      publicKey: account.publicKey.toString(),
      network: 'Testnet',
      chainId: 2,
      url: NODE,
    })
  })

  for (const missing of [null, undefined]) {
    it(`error: the account or the network is ${missing}`, async () => {
      for (const wallet of [
        walletOf(signWithKey, async () => missing),
        walletOf(signWithKey, undefined, async () => missing),
      ]) {
        const error = await failureOf(getAptosAccount(wallet))
        expect([error.code, error.message]).deep.equal([
          'APTOS_ACCOUNT_MISSING',
          'AccountInfo does not exist',
        ])
      }
    })
  }

  it('error: the wallet fails to answer', async () => {
    const wallet = walletOf(signWithKey, () =>
      Promise.reject(Object.assign(new Error('No accounts found'), { code: 4000 })),
    )
    expect((await failureOf(getAptosAccount(wallet))).message).equal(
      'Wallet (aptos) failed aptos:account with code 4000: No accounts found',
    )
  })
})

describe('aptosNetworkName', () => {
  it('has the first letter in upper case and the rest in lower case', () => {
    const names = ['mainnet', 'TESTNET', 'devNet', 'Custom', '']
    expect(names.map(aptosNetworkName)).deep.equal(['Mainnet', 'Testnet', 'Devnet', 'Custom', ''])
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]*$/), (name) => {
        expect(aptosNetworkName(aptosNetworkName(name))).equal(aptosNetworkName(name))
      }),
    )
  })
})
