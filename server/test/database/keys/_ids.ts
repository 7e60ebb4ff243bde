import type { Blockchain } from '@mintline/core/networks'
import { layerOneOf } from '@mintline/core/networks'
import fc from 'fast-check'
import {
  aptosAddresses,
  moveNames,
} from '../../../../clients/core/test/identifiers/_arbitraries.ts'
import { onEach } from '../../../../clients/core/test/identifiers/_unions.ts'

const normal = (samples: fc.Arbitrary<{ normal: string }>) => samples.map((sample) => sample.normal)

/** Addresses of all blockchains, in their normal forms. */
export const addresses = onEach((blockchain, { address }) =>
  fc.record({ blockchain: fc.constant(blockchain), address: normal(address) }),
)

/** Contracts of all blockchains, in their normal forms. */
export const collections = onEach((blockchain, { contract }) =>
  fc.record({ blockchain: fc.constant(blockchain), contract: normal(contract) }),
)

/** Items of all blockchains, with token ids of every length. */
export const items = onEach((blockchain, { contract, tokenId }) =>
  fc.record({
    blockchain: fc.constant(blockchain),
    contract: normal(contract),
    tokenId: tokenId as fc.Arbitrary<bigint | undefined>,
  }),
)

const coinTypes = fc
  .tuple(normal(aptosAddresses), moveNames, moveNames)
  .map((path) => path.join('::'))

/** Currencies of all blockchains: contracts, native ones and coin types. */
export const currencies = onEach((blockchain, { contract, zero }) =>
  fc.record({
    blockchain: fc.constant(blockchain),
    address: fc.oneof(normal(contract), fc.constant(zero), ...coinTypesOn(blockchain)),
  }),
)

function coinTypesOn(blockchain: Blockchain): fc.Arbitrary<string>[] {
  return layerOneOf(blockchain) === 'APTOS' ? [coinTypes] : []
}

/** Ids of any text, and hashes with and without `0x`. */
export const opaqueIds = onEach((blockchain) =>
  fc.record({
    blockchain: fc.constant(blockchain),
    value: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      hashes,
      hashes.map((hash) => `0x${hash}`),
    ),
  }),
)

const hashes = fc
  .uint8Array({ minLength: 1, maxLength: 64 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
