import { formatUnits } from '@mintline/core'
import { formatCollectionId } from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import { zeroAddress } from 'viem'
import { collectionKey, currencyKey, itemKey } from '../../database/keys/index.ts'
import { currencyAsset } from '../../read-model/assets/currencyAsset.ts'
import { itemAsset } from '../../read-model/assets/itemAsset.ts'
import {
  isLazy,
  isMoney,
  type LazyItemType,
  type OrderAsset,
  type Part,
} from '../assets/orderAsset.ts'

/**
 * Builds the model Asset, with its amount in whole units.
 *
 * @param decimals - the currency's, if the asset is one
 */
export function assetModel(
  blockchain: EvmBlockchain,
  { type, value }: OrderAsset,
  decimals: number,
) {
  return {
    type: assetTypeModel(blockchain, type),
    value: isMoney(type) ? formatUnits(value, decimals) : String(value),
  }
}

/** Builds the model AssetType. */
export function assetTypeModel(blockchain: EvmBlockchain, type: OrderAsset['type']) {
  if (isMoney(type)) {
    const address = type.kind === 'ETH' ? zeroAddress : type.contract
    return currencyAsset(currencyKey({ blockchain, address }))
  }
  if (isLazy(type)) return lazyModel(blockchain, type)
  const { contract } = type
  const id = formatCollectionId({ blockchain, contract })
  if (type.kind === 'CRYPTO_PUNKS') {
    const fields = { contract: id, collection: id, tokenId: Number(type.tokenId) }
    return { '@type': type.kind, ...fields }
  }
  if (type.kind === 'GEN_ART') return { '@type': type.kind, contract: id, collection: id }
  const item = 'tokenId' in type ? itemKey({ blockchain, contract, tokenId: type.tokenId }) : null
  const collection = collectionKey({ blockchain, contract })
  return itemAsset({ item, collection, collection_type: type.kind })
}

function lazyModel(blockchain: EvmBlockchain, { kind, ...type }: LazyItemType) {
  const id = formatCollectionId({ blockchain, contract: type.contract })
  const fields = {
    contract: id,
    collection: id,
    tokenId: String(type.tokenId),
    uri: type.uri,
    creators: type.creators.map(partModel),
    royalties: type.royalties.map(partModel),
    signatures: [...type.signatures] as string[],
  }
  return kind === 'ERC721_LAZY'
    ? { '@type': 'ERC721_Lazy' as const, ...fields }
    : { '@type': 'ERC1155_Lazy' as const, ...fields, supply: String(type.supply) }
}

/** Builds a receiver and its share for the models Payout, Creator and Royalty. */
export const partModel = ({ account, value }: Part) => ({ account: `ETHEREUM:${account}`, value })
