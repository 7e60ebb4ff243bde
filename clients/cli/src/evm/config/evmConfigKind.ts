import type { ConfigKind } from '../../config/configKind.ts'
import type { DropDocuments } from '../../config/onlineCheck.ts'
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

/** Configs of drops on EVM chains. */
export const EVM_CONFIG: ConfigKind<EvmConfig> = {
  schema: evmConfigSchema,
  standIns: {
    ...EVERYTHING,
    collection: {
      ...EVERYTHING.collection,
      // Optional, but with required settings of its own.
      tokens: [{ baseUri: 'https://example.com/', amount: 1 }],
    },
  },
  collectProblems: collectEvmProblems,
  documentsOf,
}

/** The items of an erc721 drop share what the contract holds; those of others have documents by their token ids. */
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
