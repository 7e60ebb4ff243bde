import { APTOS_CAPABILITIES } from '@mintline/aptos/drop'
import type { ConfigKind } from '../../config/configKind.ts'
import { APTOS_EXTRAS } from '../../config/configSchema.ts'
import { templateDocuments } from '../../config/onlineCheck.ts'
import { chainNames } from '../../networks/chainKind.ts'
import { type AptosConfig, aptosConfigSchema } from './aptosSchema.ts'
import { collectAptosProblems } from './collectAptosProblems.ts'
import { newAptosConfig } from './newAptosConfig.ts'

const SOME_WALLET = `0x${'1'.repeat(64)}`

/** Configs for drops on Aptos. */
export const APTOS_CONFIG: ConfigKind<AptosConfig> = {
  kind: 'aptos',
  extras: APTOS_EXTRAS,
  rules: {
    chains: chainNames(['aptos']),
    capabilities: APTOS_CAPABILITIES,
    fields: ['items.name', 'items.uri', 'proofs.folder', 'phases.key'],
    hasPublicLists: true,
  },
  schema: aptosConfigSchema,
  standIns: newAptosConfig({
    chain: 'aptos',
    symbol: 'STAND-IN',
    name: 'Stand-in',
    baseUri: 'https://example.com',
    supply: '1000',
    price: '0',
    treasury: SOME_WALLET,
  }),
  collectProblems: collectAptosProblems,
  documentsOf: ({ collection }) => templateDocuments(collection),
}
