import { EVM_CAPABILITIES } from '@mintline/evm/drop'
import type { ConfigKind } from '../../config/configKind.ts'
import { EVM_EXTRAS } from '../../config/configSchema.ts'
import type { DropDocuments } from '../../config/onlineCheck.ts'
import { chainNames } from '../../networks/chainKind.ts'
import { collectEvmProblems } from './collectEvmProblems.ts'
import { type EvmConfig, evmConfigSchema } from './evmSchema.ts'
import { newEvmConfig } from './newEvmConfig.ts'

const SOME_WALLET = `0x${'1'.repeat(40)}`
const EVERYTHING = newEvmConfig({
  chain: 'base',
  symbol: 'STAND-IN',
  name: 'Stand-in',
  baseUri: 'https://example.com',
  supply: '0',
  price: '0',
  treasury: SOME_WALLET,
})

/** Configs for drops on EVM chains. */
export const EVM_CONFIG: ConfigKind<EvmConfig> = {
  kind: 'evm',
  extras: EVM_EXTRAS,
  rules: {
    chains: chainNames(['evm']),
    capabilities: EVM_CAPABILITIES,
    fields: [
      'items.name',
      'items.description',
      'items.imageUri',
      'items.animationUri',
      'items.folders',
      'proofs.folder',
      'proofs.uri',
    ],
    hasPublicLists: false,
  },
  schema: evmConfigSchema,
  standIns: {
    ...EVERYTHING,
    collection: {
      ...EVERYTHING.collection,
      // Optional, but it has required settings itself.
      tokens: [{ baseUri: 'https://example.com/', amount: 1 }],
    },
  },
  collectProblems: collectEvmProblems,
  documentsOf,
}

/**
 * Returns the drop's documents. In an erc721 drop, items share the metadata that the contract holds; others have
 * documents by token id.
 */
function documentsOf({
  collection: { collectionUri, metadata, tokens },
}: EvmConfig): DropDocuments {
  const items = tokens
    .slice(0, 1)
    .flatMap(({ baseUri, amount }) =>
      [0, 1].slice(0, amount).map((tokenId) => `${baseUri}${tokenId}`),
    )
  const pictures = [metadata?.imageUri ?? '', metadata?.animationUri ?? '']
  return { collection: collectionUri, items, pictures }
}
