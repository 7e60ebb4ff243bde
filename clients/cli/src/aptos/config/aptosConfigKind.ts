import { APTOS_CAPABILITIES } from '@mintline/aptos/drop'
import type { ConfigKind } from '../../config/configKind.ts'
import { APTOS_EXTRAS } from '../../config/extrasSchema.ts'
import {
  type DropAnswers,
  defaultAnswers,
  newConfig,
  newTemplates,
  wholeNumber,
} from '../../config/newConfig.ts'
import { templateDocuments } from '../../config/onlineCheck.ts'
import { chainNames } from '../../networks/chainKind.ts'
import { type AptosConfig, parseAptosConfig } from './aptosConfig.ts'
import { collectAptosProblems } from './collectAptosProblems.ts'

const SOME_WALLET = `0x${'1'.repeat(64)}`
const MAX_PER_TRANSACTION = 3

const newParts = (answers: DropAnswers) => ({
  items: newTemplates(answers),
  supply: { maxItems: wholeNumber(answers.supply) },
  phase: { maxPerTransaction: MAX_PER_TRANSACTION },
  proofs: { folder: 'proofs' },
  extras: { version: 2, isOpenEdition: answers.supply === '0' },
})

/** Configs for drops on Aptos. */
export const APTOS_CONFIG: ConfigKind<AptosConfig> = {
  kind: 'aptos',
  extras: APTOS_EXTRAS,
  rules: {
    chains: chainNames(['aptos']),
    capabilities: APTOS_CAPABILITIES,
    fields: ['items.name', 'items.uri', 'proofs.folder', 'phases.key'],
    required: ['chain', 'items.name', 'items.uri'],
    hasPublicLists: true,
    hasListPrices: false,
  },
  isChainOptional: false,
  newPrice: '0.5',
  newParts,
  standIns: newConfig(newParts, {
    answers: { ...defaultAnswers('Stand-in', '0'), treasury: SOME_WALLET },
    chain: 'aptos',
  }),
  parse: parseAptosConfig,
  collectProblems: collectAptosProblems,
  documentsOf: templateDocuments,
}
