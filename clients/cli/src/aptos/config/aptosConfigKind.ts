import type { ConfigKind } from '../../config/configKind.ts'
import { templateDocuments } from '../../config/onlineCheck.ts'
import { type AptosConfig, aptosConfigSchema } from './aptosSchema.ts'
import { collectAptosProblems } from './collectAptosProblems.ts'
import { newAptosConfig } from './newAptosConfig.ts'

const SOME_WALLET = `0x${'1'.repeat(64)}`

/** Configs for drops on Aptos. */
export const APTOS_CONFIG: ConfigKind<AptosConfig> = {
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
