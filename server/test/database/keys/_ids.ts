import type { Blockchain } from '@mintline/core/networks'
import { layerOneOf } from '@mintline/core/networks'
import fc from 'fast-check'
import {
  aptosAddresses,
  moveNames,
} from '../../../../clients/core/test/identifiers/_arbitraries.ts'
import { onEach } from '../../../../clients/core/test/identifiers/_unions.ts'

const normal = (samples: fc.Arbitrary<{ normal: string }>) => samples.map((sample) => sample.normal)

/** Addresses on all blockchains, in their normal forms. */
export const addresses = onEach((blockchain, { address }) =>
  fc.record({ blockchain: fc.constant(blockchain), address: normal(address) }),
)

/** Contracts on all blockchains, in their normal forms. */
export const collections = onEach((blockchain, { contract }) =>
  fc.record({ blockchain: fc.constant(blockchain), contract: normal(contract) }),
)

/** Items on all blockchains, with token ids in every length. */
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

/** Currencies on all blockchains: contracts, native coins and coin types. */
export const currencies = onEach((blockchain, { contract, zero }) =>
  fc.record({
    blockchain: fc.constant(blockchain),
    address: fc.oneof(normal(contract), fc.constant(zero), ...coinTypesOn(blockchain)),
  }),
)

function coinTypesOn(blockchain: Blockchain): fc.Arbitrary<string>[] {
  return layerOneOf(blockchain) === 'APTOS' ? [coinTypes] : []
}

/** Ids from any text, and hashes with and without `0x`. */
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
