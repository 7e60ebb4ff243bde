import type { ConfigKind } from '../../config/configKind.ts'
import { EVM_EXTRAS } from '../../config/extrasSchema.ts'
import {
  type DropAnswers,
  defaultAnswers,
  folderOf,
  newConfig,
  wholeNumber,
} from '../../config/newConfig.ts'
import type { DropDocuments } from '../../config/onlineCheck.ts'
import { collectEvmProblems } from './collectEvmProblems.ts'
import { EVM_RULES, type EvmConfig, parseEvmConfig, type WrittenEvmExtras } from './evmConfig.ts'

const SOME_WALLET = `0x${'1'.repeat(40)}`
const newParts = (answers: DropAnswers) => ({
  items: { name: answers.name, description: '', imageUri: `${folderOf(answers)}/image.png` },
  phase: { maxItems: wholeNumber(answers.supply) },
  proofs: { folder: 'proofs' },
  extras: { variant: 'erc721' },
})

const STAND_IN = newConfig(newParts, {
  answers: { ...defaultAnswers('Stand-in', '0'), treasury: SOME_WALLET },
  chain: 'base',
})

/** Configs for drops on EVM chains. */
export const EVM_CONFIG: ConfigKind<EvmConfig, WrittenEvmExtras> = {
  kind: 'evm',
  extras: EVM_EXTRAS,
  rules: EVM_RULES,
  isChainOptional: false,
  newPrice: '0.01',
  newParts,
  standIns: {
    ...STAND_IN,
    // Optional, but they have required settings themselves.
    items: { ...STAND_IN.items, folders: [{ uri: 'https://example.com/', items: 1 }] },
    extras: { ...STAND_IN.extras, tokens: [{ tokenId: 0, phases: STAND_IN.phases }] },
  },
  parse: parseEvmConfig,
  collectProblems: collectEvmProblems,
  documentsOf,
}

/**
 * Returns the drop's documents. In an erc721 drop, items share the metadata that the contract holds; others have
 * documents by token id.
 */
function documentsOf({ uri, items }: EvmConfig): DropDocuments {
  const { folders = [], imageUri = '', animationUri = '' } = items
  const ofItems = folders
    .slice(0, 1)
    .flatMap((folder) => [0, 1].slice(0, folder.items).map((tokenId) => `${folder.uri}${tokenId}`))
  return { collection: uri, items: ofItems, pictures: [imageUri, animationUri] }
}
