import { AccountAddress } from '@aptos-labs/ts-sdk'
import { isAddress as isKitAddress } from '@solana/kit'
import { expect } from 'chai'
import fc from 'fast-check'
import { isAddress as isViemAddress } from 'viem'
import {
  aptosAddress,
  type EvmAddress,
  evmAddress,
  isEvmAddress,
  isSolanaAddress,
} from '../../src/identifiers/index.ts'
import {
  aptosAddresses,
  evmAddresses,
  nearEvmAddresses,
  nearSolanaAddresses,
  solanaAddresses,
} from './_arbitraries.ts'
import { NUM_RUNS } from './_setup.ts'

describe('Identifiers compared with the SDKs of their chains', () => {
  it('accepts the EVM addresses that viem accepts without checksums', () => {
    const texts = fc.oneof(
      evmAddresses.map(({ text }) => text),
      nearEvmAddresses,
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(isEvmAddress(text)).to.equal(isViemAddress(text, { strict: false }))
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('accepts the Solana addresses that Kit accepts', () => {
    const texts = fc.oneof(
      solanaAddresses.map(({ text }) => text),
      nearSolanaAddresses,
      fc.string({ unit: fc.constantFrom(...'1ABCxyz'), minLength: 30, maxLength: 46 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(isSolanaAddress(text)).to.equal(isKitAddress(text))
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('pads Aptos addresses as the SDK of Aptos does', () => {
    fc.assert(
      fc.property(aptosAddresses, ({ text }) => {
        expect(aptosAddress(text)).to.equal(
          AccountAddress.from(text, { maxMissingChars: 63 }).toStringLong(),
        )
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('narrows types', () => {
    const text: string = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
    const coerced: EvmAddress = evmAddress(text)
    expect(coerced).to.equal('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')
    const narrowed: EvmAddress | undefined = isEvmAddress(text) ? text : undefined
    expect(narrowed).to.equal(text)
  })
})
