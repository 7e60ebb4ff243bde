import { INDEXER_BLOCKCHAINS } from '../../indexer/schemas/blockchains.ts'

/**
 * Blockchains that filters may name (marketplace-api, section 3): the indexer's, and others that are names only, as
 * nothing on them is indexed.
 */
export const MARKETPLACE_BLOCKCHAINS = [
  ...INDEXER_BLOCKCHAINS,
  'ELECTRONEUM',
  'MEGAETHTESTNETV2',
  'INJECTIVE',
  'INJECTIVETESTNET',
  'ARENAZ',
  'APECHAIN',
  'CAMP',
  'STELLAR',
  'BLOCKCHAINKEK',
  'ZILLIQA',
  'FRAXTAL',
  'XLAYER',
  'MONAD',
  'BSC',
] as const
