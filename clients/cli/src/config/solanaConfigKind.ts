import { SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import { chainNames } from '../networks/chainKind.ts'
import { collectConfigProblems } from './collectConfigProblems.ts'
import type { ConfigKind } from './configKind.ts'
import { SOLANA_EXTRAS } from './configSchema.ts'
import { SOME_WALLET } from './dropTermsOf.ts'
import { newConfig } from './newConfig.ts'
import { templateDocuments } from './onlineCheck.ts'
import { configSchema, type DropConfig } from './schema.ts'

const EVERYTHING = newConfig({
  symbol: 'STAND-IN',
  name: 'Stand-in',
  baseUri: 'https://example.com',
  supply: '0',
  price: '0',
  treasury: SOME_WALLET,
})

/** Configs for drops on Solana and Eclipse. */
export const SOLANA_CONFIG: ConfigKind<DropConfig> = {
  kind: 'solana',
  extras: SOLANA_EXTRAS,
  rules: {
    chains: chainNames(['solana']),
    capabilities: SOLANA_CAPABILITIES,
    fields: ['items.name', 'items.uri', 'currencies', 'phases.list.unit'],
    hasPublicLists: false,
  },
  schema: configSchema,
  standIns: {
    ...EVERYTHING,
    collection: {
      ...EVERYTHING.collection,
      // Never above the price, whatever it is.
      platformFee: { ...EVERYTHING.collection.platformFee, platformFeeValue: 0 },
      extraMeta: [{ field: 'stand-in', value: '' }],
    },
  },
  collectProblems: collectConfigProblems,
  documentsOf: ({ collection }) => templateDocuments(collection),
}
