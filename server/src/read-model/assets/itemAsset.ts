import { collectionIdOf, itemFieldsOf } from '../ids/texts.ts'

/** An item, or any item in a collection, and the collection's standard. */
interface ItemOfCollection {
  /** Null = any item. */
  readonly item: Buffer | null
  readonly collection: Buffer
  /** Null = unknown. */
  readonly collection_type: string | null
}

/** Returns an item's asset type. */
export function itemAsset({ item, collection: key, collection_type: type }: ItemOfCollection) {
  const collection = collectionIdOf(key)
  if (item === null) return { '@type': 'NFT_OF_COLLECTION' as const, collectionId: collection }
  const { itemId, blockchain, contract, tokenId } = itemFieldsOf(item)
  if (blockchain === 'SOLANA') {
    return { '@type': 'SOLANA_NFT' as const, collection, itemId }
  }
  if (contract !== undefined && tokenId !== undefined) {
    const fields = { contract, collection, tokenId }
    if (type === 'ERC721') return { '@type': 'ERC721' as const, ...fields }
    if (type === 'ERC1155') return { '@type': 'ERC1155' as const, ...fields }
    if (type === 'FLOW') return { '@type': 'FLOW_NFT' as const, ...fields }
  }
  return { '@type': 'NFT' as const, collectionId: collection, itemId }
}
