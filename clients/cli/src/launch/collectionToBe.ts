import type { CollectionInfo } from '@mintline/solana'
import { collectionToBe } from '@mintline/solana/drop'
import { SOME_WALLET, termsOfCollection } from '../config/dropTermsOf.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import { unitsOf } from '../config/unitsOf.ts'

/** Returns a config's future collection, whoever deploys it. */
export function collectionOfConfig(config: DropConfig): CollectionInfo {
  const [currency = 'SOL'] = unitsOf(config)
  return collectionToBe(termsOfCollection(config, currency), SOME_WALLET)
}
