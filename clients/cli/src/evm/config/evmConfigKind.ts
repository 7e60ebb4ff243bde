import { EVM_CAPABILITIES } from '@mintline/evm/drop'
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
import { earlierKind } from '../../config/versions/earlierKind.ts'
import { chainNames } from '../../networks/chainKind.ts'
import { collectEvmProblems } from './collectEvmProblems.ts'
import { type EvmConfig, evmConfigSchema } from './evmSchema.ts'

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
    required: [],
    hasPublicLists: false,
    hasListPrices: false,
  },
  isChainOptional: false,
  newPrice: '0.01',
  newParts,
  standIns: {
    ...STAND_IN,
    // Optional, but it has required settings itself.
    items: { ...STAND_IN.items, folders: [{ uri: 'https://example.com/', items: 1 }] },
  },
  ...earlierKind('evm', { schema: evmConfigSchema, collectProblems: collectEvmProblems }),
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
