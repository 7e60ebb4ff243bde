import { Account } from '@aptos-labs/ts-sdk'
import { isMintlineError } from '@mintline/core'
import type { AptosWallet } from '@mintline/core/signing'
import { expect } from 'chai'
import { connectAptos } from '../../src/chain/connection.ts'
import { assertWalletIsOn } from '../../src/wallet/assertWalletIsOn.ts'
import { canChangeNetwork, changeNetwork } from '../../src/wallet/changeNetwork.ts'
import { connectWallet, standardWallet } from '../../src/wallet/connectWallet.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { walletOfStandard } from '../support/wallets.ts'

const NODE = 'https://node.example/v1'

/** An error of a wallet whose user closes its window. */
const CLOSED = Object.assign(new Error('User rejected the request'), { code: 4001 })

describe('wallets on Aptos', () => {
  it('have the address of their account in its normal form', async () => {
    const account = Account.generate()
    const expected = account.accountAddress.toStringLong()
    expect(keyWallet(account).address).to.equal(expected)
    expect((await connectWallet(walletOfStandard({ account }))).address).to.equal(expected)
  })

  it('connect without a window where asked to', async () => {
    const asked: unknown[] = []
    const wallet = walletOfStandard()
    const connect = async (...args: unknown[]) => {
      asked.push(...args)
      return { status: 'Approved' }
    }
    const features = { ...wallet.features, 'aptos:connect': { connect } }
    for (const silent of [false, true]) await connectWallet({ features }, { silent })
    expect(asked).to.deep.equal([false, true])
  })

  it('error: there is no account', () => {
    expect(() => keyWallet(undefined))
      .to.throw('No Signer or account provided')
      .with.property('code', 'NO_SIGNER')
  })

  it('error: the wallet has no account or no network', async () => {
    const nobody = withFeatures({ 'aptos:account': { account: async () => null } })
    const nowhere = withFeatures({ 'aptos:network': { network: async () => null } })
    for (const wallet of [nobody, nowhere]) {
      expect(await failureOf(connectWallet(wallet))).to.include({
        code: 'APTOS_ACCOUNT_MISSING',
        message: 'AccountInfo does not exist',
      })
    }
  })

  for (const answer of ['decline', CLOSED] as const) {
    it(`error: the user declines to connect (${answer})`, async () => {
      const failure = await failureOf(connectWallet(walletOfStandard({ answer })))
      expect(failure).to.have.property('code', 'WALLET_REQUEST_CANCELLED')
    })
  }

  it('error: the wallet fails, or cannot connect', async () => {
    const broken = walletOfStandard({ answer: new Error('The device is locked') })
    expect(await failureOf(connectWallet(broken))).to.have.property('code', 'PROVIDER_ERROR')
    const lacking = withFeatures({ 'aptos:connect': undefined })
    expect(await failureOf(connectWallet(lacking))).to.have.property(
      'code',
      'WALLET_FEATURE_MISSING',
    )
  })
})

describe('network of a wallet on Aptos', () => {
  const connection = connectAptos(NODE)
  const check = async (network: { name: string; chainId?: number; url?: string }) => {
    const wallet = await standardWallet(walletOfStandard({ network }))
    return failureOf(assertWalletIsOn(wallet, connection, { chainId: 2 }))
  }

  it('is that of the connection, by its chain id', async () => {
    expect(await check({ name: 'testnet', chainId: 2 })).to.equal(undefined)
    expect(await check({ name: 'mainnet', chainId: 1 })).to.deep.include({
      code: 'CHAIN_MISMATCH',
      message: 'ChainId mismatch. Given chainId 2 and provider chainId 1',
      context: { current: 1, required: 2 },
    })
  })

  it('is that of the connection, by the URL of its node where there is no chain id', async () => {
    expect(await check({ name: 'custom', url: `${NODE}/` })).to.equal(undefined)
    expect(await check({ name: 'custom', url: 'https://other.example/v1' })).to.deep.include({
      code: 'RPC_URL_MISMATCH',
      message: 'Rpc url mismatch',
      context: { current: 'https://other.example/v1', required: NODE },
    })
  })

  it('is not asked for where it tells neither, or signs with a key', async () => {
    expect(await check({ name: 'custom' })).to.equal(undefined)
    const wallet = keyWallet(Account.generate())
    expect(await failureOf(assertWalletIsOn(wallet, connection, { chainId: 2 }))).to.equal(
      undefined,
    )
  })
})

describe('change of the network of a wallet on Aptos', () => {
  const TESTNET = { name: 'testnet', chainId: 2 }
  const walletThat = (answer: object) =>
    withFeatures({ 'aptos:changeNetwork': { changeNetwork: async () => answer } })

  it('is asked for where the wallet can', async () => {
    const asked: unknown[] = []
    const change = async (network: unknown) => {
      asked.push(network)
      return { status: 'Approved', args: { success: true } }
    }
    const wallet = withFeatures({ 'aptos:changeNetwork': { changeNetwork: change } })
    expect(canChangeNetwork(wallet)).to.equal(true)
    await changeNetwork(wallet, TESTNET)
    expect(asked).to.deep.equal([TESTNET])
    expect(canChangeNetwork(walletOfStandard())).to.equal(false)
  })

  it('error: the user declines, the wallet fails, or cannot', async () => {
    const failed = { status: 'Approved', args: { success: false, reason: 'Not on this device' } }
    const failures = [walletThat({ status: 'Rejected' }), walletThat(failed), walletOfStandard()]
    const codes = failures.map(async (wallet) => {
      const failure = await failureOf(changeNetwork(wallet, TESTNET))
      return isMintlineError(failure) && failure.code
    })
    expect(await Promise.all(codes)).to.deep.equal([
      'WALLET_REQUEST_CANCELLED',
      'PROVIDER_ERROR',
      'WALLET_FEATURE_MISSING',
    ])
  })
})

/** A wallet with other features. */
function withFeatures(features: object): AptosWallet {
  return { features: { ...walletOfStandard().features, ...features } }
}

/** Error of a call; undefined = it succeeds. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  )
}
