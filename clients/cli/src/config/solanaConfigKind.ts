import { SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import { chainNames } from '../networks/chainKind.ts'
import { collectConfigProblems } from './collectConfigProblems.ts'
import type { ConfigKind } from './configKind.ts'
import { SOME_WALLET } from './dropTermsOf.ts'
import { SOLANA_EXTRAS } from './extrasSchema.ts'
import { loadConfigAs } from './loadConfigAs.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import {
  type DropAnswers,
  defaultAnswers,
  newConfig,
  newTemplates,
  wholeNumber,
} from './newConfig.ts'
import { templateDocuments } from './onlineCheck.ts'
import { type DropConfig, parseSolanaConfig } from './solanaConfig.ts'

const newParts = (answers: DropAnswers) => ({
  items: newTemplates(answers),
  supply: { maxItems: wholeNumber(answers.supply) },
})

const STAND_IN = { ...defaultAnswers('Stand-in', '0'), treasury: SOME_WALLET }

/** Configs for drops on Solana and Eclipse. */
export const SOLANA_CONFIG: ConfigKind<DropConfig> = {
  kind: 'solana',
  extras: SOLANA_EXTRAS,
  rules: {
    chains: chainNames(['solana']),
    capabilities: SOLANA_CAPABILITIES,
    fields: ['items.name', 'items.uri', 'currencies', 'phases.list.unit'],
    required: ['items.name', 'items.uri'],
    hasPublicLists: false,
    hasListPrices: true,
  },
  isChainOptional: true,
  newPrice: '0.5',
  newParts,
  standIns: newConfig(newParts, {
    answers: STAND_IN,
    extras: { fields: [{ field: 'stand-in', value: '' }] },
  }),
  parse: parseSolanaConfig,
  collectProblems: collectConfigProblems,
  documentsOf: templateDocuments,
}

/** Loads and checks a config for Solana or Eclipse. Throws as `loadConfigAs` does. */
export function loadConfig(path: string): LoadedConfig {
  return loadConfigAs(SOLANA_CONFIG, path)
}
