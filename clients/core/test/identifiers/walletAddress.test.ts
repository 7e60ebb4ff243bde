import { expect } from 'chai'
import fc from 'fast-check'
import {
  addressFormOf,
  aptosAddress,
  aptosWallet,
  evmWallet,
  isAptosWallet,
  solanaWallet,
} from '../../src/identifiers/index.ts'
import { aptosAddresses, evmAddresses, solanaAddresses } from './_arbitraries.ts'
import { NUM_RUNS } from './_setup.ts'

const ETHEREUM = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SOLANA = '8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'
const FLOW = '0x1654653399040a61'
const APTOS = `0x${'ab'.repeat(32)}`

/** Returns a refusal's code and message; undefined = the address is accepted. */
function refusalOf(read: () => string): readonly [code: unknown, message: string] | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return [(error as { code?: unknown }).code, (error as Error).message]
  }
}

describe('Entered wallet addresses', () => {
  it('says which chain an address of another one looks like', () => {
    expect(refusalOf(() => aptosWallet(ETHEREUM))).to.deep.equal([
      'ADDRESS_OF_OTHER_CHAIN',
      `${ETHEREUM} looks like an EVM address: write the Aptos address of the wallet, with all its 64 digits`,
    ])
    expect(refusalOf(() => aptosWallet(FLOW))?.[1]).to.contain('looks like a Flow address')
    expect(refusalOf(() => aptosWallet(SOLANA))?.[1]).to.contain('looks like a Solana address')
    expect(refusalOf(() => evmWallet(SOLANA))).to.deep.equal([
      'ADDRESS_OF_OTHER_CHAIN',
      `${SOLANA} looks like a Solana address: write the EVM address of the wallet`,
    ])
    expect(refusalOf(() => evmWallet(APTOS))?.[1]).to.contain('looks like an Aptos address')
    expect(refusalOf(() => solanaWallet(ETHEREUM))).to.deep.equal([
      'ADDRESS_OF_OTHER_CHAIN',
      `${ETHEREUM} looks like an EVM address: write the Solana address of the wallet`,
    ])
  })

  it('calls any other text invalid', () => {
    for (const [read, blockchain] of [
      [aptosWallet, 'APTOS'],
      [evmWallet, 'ETHEREUM'],
      [solanaWallet, 'SOLANA'],
    ] as const) {
      expect(refusalOf(() => read('alice'))).to.deep.equal([
        'INVALID_ADDRESS',
        `Invalid address alice for blockchain ${blockchain}`,
      ])
    }
  })

  it('takes no EVM address as one of Aptos, unless all its 64 digits are written', () => {
    fc.assert(
      fc.property(evmAddresses, ({ text }) => {
        expect(isAptosWallet(text)).to.equal(false)
        const padded = aptosAddress(text)
        expect(aptosWallet(padded)).to.equal(padded)
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('takes the addresses of its own chain in their normal form', () => {
    expect(aptosWallet('0xA1')).to.equal(aptosAddress('0xa1'))
    fc.assert(
      fc.property(evmAddresses, solanaAddresses, (evm, solana) => {
        expect(evmWallet(evm.text)).to.equal(evm.text.toLowerCase())
        expect(solanaWallet(solana.text)).to.equal(solana.text)
        expect(addressFormOf(evm.text)).to.equal('EVM')
        expect(addressFormOf(solana.text)).to.equal('Solana')
      }),
      { numRuns: NUM_RUNS },
    )
    fc.assert(
      fc.property(aptosAddresses, ({ text }) => {
        const form = addressFormOf(text)
        expect(isAptosWallet(text)).to.equal(form === undefined || form === 'Aptos')
      }),
      { numRuns: NUM_RUNS },
    )
  })
})
