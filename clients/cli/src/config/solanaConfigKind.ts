import { collectConfigProblems } from './collectConfigProblems.ts'
import type { ConfigKind } from './configKind.ts'
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
