import { type Static, Type } from 'typebox'
import { closedModel } from '../../http/contract/model.ts'
import {
  BigInteger,
  CollectionId,
  ContractAddress,
  ItemId,
} from '../../http/contract/primitives.ts'

export const FlowAssetTypeNft = closedModel('FlowAssetTypeNft', 'An item on Flow', {
  '@type': Type.Literal('FLOW_NFT'),
  contract: ContractAddress,
  collection: Type.Optional(CollectionId),
  tokenId: BigInteger,
})
export type FlowAssetTypeNft = Static<typeof FlowAssetTypeNft>

export const FlowAssetTypeFt = closedModel('FlowAssetTypeFt', 'A currency on Flow', {
  '@type': Type.Literal('FLOW_FT'),
  contract: ContractAddress,
})
export type FlowAssetTypeFt = Static<typeof FlowAssetTypeFt>

export const SolanaNftAssetType = closedModel(
  'SolanaNftAssetType',
  'An item on Solana or Eclipse',
  {
    '@type': Type.Literal('SOLANA_NFT'),
    contract: Type.Optional(ContractAddress),
    collection: Type.Optional(CollectionId),
    itemId: ItemId,
  },
)
export type SolanaNftAssetType = Static<typeof SolanaNftAssetType>

export const SolanaFtAssetType = closedModel('SolanaFtAssetType', 'A token on Solana or Eclipse', {
  '@type': Type.Literal('SOLANA_FT'),
  address: ContractAddress,
})
export type SolanaFtAssetType = Static<typeof SolanaFtAssetType>

export const SolanaSolAssetType = closedModel(
  'SolanaSolAssetType',
  'Native currency of Solana or Eclipse',
  {
    '@type': Type.Literal('SOLANA_SOL'),
  },
)
export type SolanaSolAssetType = Static<typeof SolanaSolAssetType>
