import { base58 } from '@scure/base'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  addressOn,
  assertIsAddressOn,
  assertIsContractAddressOn,
  assertIsTransactionHashOn,
  contractAddressOn,
  isAddressOn,
  isContractAddressOn,
  isTransactionHashOn,
  transactionHashOn,
} from '../../src/identifiers/index.ts'
import { BLOCKCHAINS } from '../../src/networks/blockchains.ts'
import { expectError, NUM_RUNS } from './_setup.ts'
import { onEach } from './_unions.ts'

describe('Identifiers on a blockchain', () => {
  it('accepts addresses in the format of the blockchain', () => {
    const samples = onEach((blockchain, { address }) =>
      address.map((sample) => ({ blockchain, ...sample })),
    )
    fc.assert(
      fc.property(samples, ({ blockchain, text, normal }) => {
        expect(isAddressOn(blockchain, text)).to.equal(true)
        assertIsAddressOn(blockchain, text)
        expect(addressOn(blockchain, text)).to.equal(normal)
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('refuses near-misses of addresses and names the blockchain', () => {
    const samples = onEach((blockchain, { nearAddress }) =>
      nearAddress.map((text) => ({ blockchain, text })),
    )
    fc.assert(
      fc.property(samples, ({ blockchain, text }) => {
        expect(isAddressOn(blockchain, text)).to.equal(false)
        expectError(
          () => assertIsAddressOn(blockchain, text),
          'INVALID_ADDRESS',
          `Invalid address ${text} for blockchain ${blockchain}`,
        )
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('accepts contract addresses in the format of the blockchain', () => {
    const samples = onEach((blockchain, { contract }) =>
      contract.map((sample) => ({ blockchain, ...sample })),
    )
    fc.assert(
      fc.property(samples, ({ blockchain, text, normal }) => {
        expect(isContractAddressOn(blockchain, text)).to.equal(true)
        assertIsContractAddressOn(blockchain, text)
        expect(contractAddressOn(blockchain, text)).to.equal(normal)
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('refuses near-misses of contract addresses and names the blockchain', () => {
    const samples = onEach((blockchain, { nearContract }) =>
      nearContract.map((text) => ({ blockchain, text })),
    )
    fc.assert(
      fc.property(samples, ({ blockchain, text }) => {
        expect(isContractAddressOn(blockchain, text)).to.equal(false)
        expectError(
          () => assertIsContractAddressOn(blockchain, text),
          'INVALID_CONTRACT_ADDRESS',
          `Invalid contract address ${text} for blockchain ${blockchain}`,
        )
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('accepts the transaction hashes of one family only', () => {
    const digits = 'ab'.repeat(32)
    const signature = base58.encode(new Uint8Array(64).fill(255))
    const familiesOf: Record<string, (blockchain: string) => boolean> = {
      [digits]: (blockchain) => blockchain === 'FLOW',
      [signature]: (blockchain) => ['SOLANA', 'ECLIPSE'].includes(blockchain),
      [`0x${digits}`]: (blockchain) => !['FLOW', 'SOLANA', 'ECLIPSE'].includes(blockchain),
      [`0X${digits}`]: (blockchain) => blockchain === 'APTOS',
    }
    for (const [hash, belongs] of Object.entries(familiesOf)) {
      for (const blockchain of BLOCKCHAINS) {
        expect(isTransactionHashOn(blockchain, hash), `${blockchain} ${hash}`).to.equal(
          belongs(blockchain),
        )
      }
    }
  })

  it('normalises transaction hashes and names the blockchain in errors', () => {
    const digits = 'AB'.repeat(32)
    expect(transactionHashOn('APTOS', `0X${digits}`)).to.equal(`0x${digits.toLowerCase()}`)
    expectError(
      () => assertIsTransactionHashOn('IMMUTABLEX', '12'),
      'INVALID_TRANSACTION_HASH',
      'Not valid transaction hash 12 for blockchain IMMUTABLEX',
    )
  })
})
