import { isItemId, parseItemId } from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address } from 'viem'
import type { LazyItemType, OrderAssetType } from '../assets/orderAsset.ts'
import type { AssetTypeModel } from './assetTypeModel.ts'
import {
  fieldInvalid,
  parseContract,
  parseParts,
  parseSignature,
  parseWord,
  quoted,
} from './parseParts.ts'

type Lazy = Extract<AssetTypeModel, { '@type': 'ERC721_Lazy' | 'ERC1155_Lazy' }>
type Nft = Extract<AssetTypeModel, { '@type': 'NFT' }>

interface Collected {
  readonly contract: string
  readonly collection?: string
}

const STANDARDS = { SINGLE: 'ERC721', MULTIPLE: 'ERC1155' } as const

/**
 * Parses an asset type. All its parts must be on the order's blockchain.
 *
 * @param field - the model's name, for messages: `make.assetType`
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseAssetType(
  field: string,
  model: AssetTypeModel,
  blockchain: EvmBlockchain,
): OrderAssetType {
  const contractOf = (name: string, text: string) =>
    parseContract(`${field}.${name}`, text, blockchain)
  /** The asset's contract, which has to be its collection too. */
  const ownContractOf = ({ contract, collection }: Collected) => {
    const address = contractOf('contract', contract)
    if (collection !== undefined && contractOf('collection', collection) !== address) {
      throw fieldInvalid(`${field}.collection`, `must be contract, not ${quoted(collection)}`)
    }
    return address
  }
  switch (model['@type']) {
    case 'ETH':
    case 'CURRENCY_NATIVE':
      if (model.blockchain !== undefined && model.blockchain !== blockchain) {
        throw fieldInvalid(`${field}.blockchain`, `must be ${blockchain}, as that of the order`)
      }
      return { kind: 'ETH' }
    case 'ERC20':
    case 'CURRENCY_TOKEN':
      return { kind: 'ERC20', contract: contractOf('contract', model.contract) }
    case 'ERC721':
    case 'ERC1155':
    case 'CRYPTO_PUNKS':
      return {
        kind: model['@type'],
        contract: ownContractOf(model),
        tokenId: parseWord(`${field}.tokenId`, String(model.tokenId)),
      }
    case 'NFT':
      return parseItem(field, model, blockchain)
    case 'ERC721_Lazy':
    case 'ERC1155_Lazy':
      return parseLazy(field, model, ownContractOf(model))
    case 'COLLECTION':
    case 'GEN_ART':
      return { kind: model['@type'], contract: ownContractOf(model) }
    case 'NFT_OF_COLLECTION':
      return { kind: 'COLLECTION', contract: contractOf('collectionId', model.collectionId) }
    default:
      throw fieldInvalid(`${field}.@type`, `${model['@type']} is no asset of ${blockchain}`)
  }
}

function parseItem(field: string, model: Nft, blockchain: EvmBlockchain) {
  const { collectionId, itemId, standard } = model
  const parts = isItemId(itemId) ? parseItemId(itemId) : undefined
  if (parts?.blockchain !== blockchain || parts.tokenId === undefined) {
    const rule = `must be an item such as ${blockchain}:0x…:1, not ${quoted(itemId)}`
    throw fieldInvalid(`${field}.itemId`, rule)
  }
  if (standard !== 'SINGLE' && standard !== 'MULTIPLE') {
    throw fieldInvalid(`${field}.standard`, 'is needed: SINGLE for ERC-721, MULTIPLE for ERC-1155')
  }
  const contract = parts.contract as Address
  if (parseContract(`${field}.collectionId`, collectionId, blockchain) !== contract) {
    const rule = `must be the collection of ${itemId}, not ${quoted(collectionId)}`
    throw fieldInvalid(`${field}.collectionId`, rule)
  }
  return { kind: STANDARDS[standard], contract, tokenId: parts.tokenId }
}

function parseLazy(field: string, model: Lazy, contract: Address): LazyItemType {
  const isSingle = model['@type'] === 'ERC721_Lazy'
  return {
    kind: isSingle ? 'ERC721_LAZY' : 'ERC1155_LAZY',
    contract,
    tokenId: parseWord(`${field}.tokenId`, model.tokenId),
    uri: model.uri,
    supply: isSingle ? 1n : parseWord(`${field}.supply`, model.supply, 1n),
    creators: parseParts(`${field}.creators`, model.creators),
    royalties: parseParts(`${field}.royalties`, model.royalties),
    signatures: model.signatures.map((signature, index) =>
      parseSignature(`${field}.signatures[${index}]`, signature),
    ),
  }
}
