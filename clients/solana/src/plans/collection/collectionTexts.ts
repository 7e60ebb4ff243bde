import type { MetadataField } from '../../instructions/types.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { RoyaltiesInput } from '../problems/royalties.ts'

/** Texts that determine the sizes of a collection's records. */
export interface CollectionTexts {
  readonly symbol: string
  readonly collectionName: string
  readonly collectionUri: string
  readonly itemBaseName: string
  readonly itemBaseUri: string
  readonly royalties: RoyaltiesInput
  readonly extraFields: readonly MetadataField[]
}

/** Returns a collection's texts as read. */
export function textsOf(info: CollectionInfo): CollectionTexts {
  return {
    symbol: info.symbol,
    collectionName: info.metadata.collectionBaseName,
    collectionUri: info.metadata.collectionBaseUri,
    itemBaseName: info.itemBaseName,
    itemBaseUri: info.itemBaseUri,
    royalties: info.royalties,
    extraFields: info.metadata.extraMetadata,
  }
}
