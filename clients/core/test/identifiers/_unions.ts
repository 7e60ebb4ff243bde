import fc from 'fast-check'
import { BLOCKCHAINS, layerOneOf } from '../../src/networks/blockchains.ts'
import {
  aptosAddresses,
  evmAddresses,
  flowAddresses,
  flowContracts,
  nearAptosAddresses,
  nearEvmAddresses,
  nearFlowAddresses,
  nearFlowContracts,
  nearSolanaAddresses,
  solanaAddresses,
} from './_arbitraries.ts'
import type { Sample } from './_setup.ts'

export const blockchains = fc.constantFrom(...BLOCKCHAINS)

const FORMATS = {
  ETHEREUM: {
    address: evmAddresses,
    nearAddress: nearEvmAddresses,
    contract: evmAddresses,
    nearContract: nearEvmAddresses,
    tokenId: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    excess: 2n ** 256n,
    zero: `0x${'0'.repeat(40)}`,
  },
  FLOW: {
    address: flowAddresses,
    nearAddress: nearFlowAddresses,
    contract: flowContracts,
    nearContract: nearFlowContracts,
    tokenId: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    excess: 2n ** 64n,
    zero: `0x${'0'.repeat(16)}`,
  },
  SOLANA: {
    address: solanaAddresses,
    nearAddress: nearSolanaAddresses,
    contract: solanaAddresses,
    nearContract: nearSolanaAddresses,
    tokenId: fc.constant(undefined),
    excess: 1n,
    zero: '1'.repeat(32),
  },
  APTOS: {
    address: aptosAddresses,
    nearAddress: nearAptosAddresses,
    contract: aptosAddresses,
    nearContract: nearAptosAddresses,
    tokenId: fc.constant(undefined),
    excess: 1n,
    zero: `0x${'0'.repeat(64)}`,
  },
} as const

/** Samples in each blockchain's own formats, chosen independently of the code under test. */
export const onEach = <T>(
  make: (
    blockchain: (typeof BLOCKCHAINS)[number],
    formats: (typeof FORMATS)[keyof typeof FORMATS],
  ) => fc.Arbitrary<T>,
): fc.Arbitrary<T> =>
  blockchains.chain((blockchain) => make(blockchain, FORMATS[layerOneOf(blockchain)]))

/** Samples with a blockchain prefix. */
export const prefixed = (blockchain: string, samples: fc.Arbitrary<Sample>): fc.Arbitrary<Sample> =>
  samples.map(({ text, normal }) => ({
    text: `${blockchain}:${text}`,
    normal: `${blockchain}:${normal}`,
  }))

/** Ids without a colon, without a value, or on unsupported blockchains. */
export const nearPrefixes = fc.oneof(
  blockchains,
  blockchains.map((blockchain) => `${blockchain}:`),
  evmAddresses.map(({ text }) => text),
  evmAddresses.map(({ text }) => `:${text}`),
  evmAddresses.map(({ text }) => `DOGECOIN:${text}:1:${text}`),
  evmAddresses.map(({ text }) => `ethereum:${text}`),
  evmAddresses.map(({ text }) => `toString:${text}`),
)

/** Items as text, with leading zeros before token ids, and in their normal form. */
export const items: fc.Arbitrary<Sample> = onEach((blockchain, { contract, tokenId }) =>
  fc
    .tuple(prefixed(blockchain, contract), tokenId, fc.nat(1))
    .map(([{ text, normal }, id, zeros]) =>
      id === undefined
        ? { text, normal }
        : { text: `${text}:${'0'.repeat(zeros)}${id}`, normal: `${normal}:${id}` },
    ),
)

/** Texts that are almost items. */
export const nearItems = fc.oneof(
  nearPrefixes,
  items.map(({ text }) => `${text}:`),
  items.map(({ text }) => `${text}:x`),
  items.map(({ text }) => `${text}:1:1`),
  items.map(({ text }) => text.replace(':', '::')),
  onEach((blockchain, { contract, excess }) =>
    contract.map(({ text }) => `${blockchain}:${text}:${excess}`),
  ),
  onEach((blockchain, { contract }) => contract.map(({ text }) => `${blockchain}:${text}:-1`)),
  onEach((blockchain, { contract }) => contract.map(({ text }) => `${blockchain}:${text}:0x1`)),
  onEach((blockchain, { nearContract }) => nearContract.map((text) => `${blockchain}:${text}:1`)),
)

/** Ownerships as text and in their normal form. */
export const ownerships: fc.Arbitrary<Sample> = items.chain((item) =>
  FORMATS[layerOneOf(blockchainOf(item.text))].address.map((owner) => ({
    text: `${item.text}:${owner.text}`,
    normal: `${item.normal}:${owner.normal}`,
  })),
)

/** Texts that are almost ownerships. */
export const nearOwnerships = fc.oneof(
  nearPrefixes,
  items.map(({ text }) => text),
  ownerships.map(({ text }) => `${text}:1`),
  ownerships.map(({ text }) => `${text}:`),
  items.chain(({ text }) =>
    FORMATS[layerOneOf(blockchainOf(text))].nearAddress.map((owner) => `${text}:${owner}`),
  ),
)

const blockchainOf = (text: string) => {
  const blockchain = BLOCKCHAINS.find((name) => text.startsWith(`${name}:`))
  if (blockchain === undefined) throw new Error(`No blockchain before ${text}`)
  return blockchain
}
