import { BLOCKCHAINS } from '@mintline/core/networks'

/**
 * Blockchains that filters may name (indexer-api, section 3). Those after the supported ones are names only: nothing on
 * them is indexed, and their identifiers are not valid.
 */
export const INDEXER_BLOCKCHAINS = [
  ...BLOCKCHAINS,
  'FIEF',
  'ZKLINK',
  'QUAI',
  'OASIS',
  'SEI',
  'HYPEREVM',
  'CROSSFI',
  'MEGAETH',
  'MEGAETHTESTNET',
  'BASECAMP',
  'BASECAMPTESTNET',
  'SOMNIA',
] as const
