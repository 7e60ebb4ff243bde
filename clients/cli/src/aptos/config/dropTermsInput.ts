import type { DropTermsInput } from '@mintline/aptos'
import { BASIS_POINTS, DEFAULT_PLATFORM_FEE_BP } from '@mintline/core'
import type { AptosCollectionConfig } from './aptosSchema.ts'

/** Converts a config to creation terms, without phases. A flat fee is set afterwards. */
export function dropTermsInput({ version, ...collection }: AptosCollectionConfig): DropTermsInput {
  const { fee } = collection.platformFee
  const isChosen = version === 2 && fee.type === 'percentage'
  return {
    version,
    seed: collection.seed,
    collectionName: collection.collectionName,
    collectionDescription: collection.collectionDescription,
    collectionUri: collection.collectionUri,
    itemBaseName: collection.itemBaseName,
    itemBaseUri: collection.itemBaseUri,
    royalties: royaltyInput(collection),
    isOpenEdition: collection.isOpenEdition,
    totalSupply: collection.maxNumberOfTokens,
    endTime: collection.end,
    platformFeeBp: isChosen ? fee.valueBp : DEFAULT_PLATFORM_FEE_BP,
  }
}

/** Converts a config's royalties to parts in 10,000. */
export function royaltyInput({ royalties }: Pick<AptosCollectionConfig, 'royalties'>) {
  return {
    royaltyPayeeAddress: royalties.recipient,
    royaltyPointsDenominator: BigInt(BASIS_POINTS),
    royaltyPointsNumerator: BigInt(royalties.royaltyBasisPoints),
  }
}
