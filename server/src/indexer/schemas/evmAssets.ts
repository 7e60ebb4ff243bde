import { type Static, Type } from 'typebox'
import { closedModel, ref } from '../../http/contract/model.ts'
import { BigInteger, CollectionId, ContractAddress, Int64 } from '../../http/contract/primitives.ts'
import { Blockchain } from './enumerations.ts'
import { Creator, Royalty } from './shares.ts'

export const EthEthereumAssetType = closedModel(
  'EthEthereumAssetType',
  'Native currency of an EVM chain',
  {
    '@type': Type.Literal('ETH'),
    blockchain: Type.Optional(ref(Blockchain)),
  },
)
export type EthEthereumAssetType = Static<typeof EthEthereumAssetType>

export const EthErc20AssetType = closedModel('EthErc20AssetType', 'An ERC-20 token', {
  '@type': Type.Literal('ERC20'),
  contract: ContractAddress,
})
export type EthErc20AssetType = Static<typeof EthErc20AssetType>

export const EthErc721AssetType = closedModel('EthErc721AssetType', 'An ERC-721 item', {
  '@type': Type.Literal('ERC721'),
  contract: ContractAddress,
  collection: Type.Optional(CollectionId),
  tokenId: BigInteger,
})
export type EthErc721AssetType = Static<typeof EthErc721AssetType>

export const EthErc721LazyAssetType = closedModel(
  'EthErc721LazyAssetType',
  'An ERC-721 item that is minted when it is sold',
  {
    '@type': Type.Literal('ERC721_Lazy'),
    contract: ContractAddress,
    collection: Type.Optional(CollectionId),
    tokenId: BigInteger,
    uri: Type.String(),
    creators: Type.Array(ref(Creator)),
    royalties: Type.Array(ref(Royalty)),
    signatures: Type.Array(Type.String()),
  },
)
export type EthErc721LazyAssetType = Static<typeof EthErc721LazyAssetType>

export const EthErc1155AssetType = closedModel('EthErc1155AssetType', 'An ERC-1155 item', {
  '@type': Type.Literal('ERC1155'),
  contract: ContractAddress,
  collection: Type.Optional(CollectionId),
  tokenId: BigInteger,
})
export type EthErc1155AssetType = Static<typeof EthErc1155AssetType>

export const EthErc1155LazyAssetType = closedModel(
  'EthErc1155LazyAssetType',
  'An ERC-1155 item that is minted when it is sold',
  {
    '@type': Type.Literal('ERC1155_Lazy'),
    contract: ContractAddress,
    collection: Type.Optional(CollectionId),
    tokenId: BigInteger,
    uri: Type.String(),
    supply: BigInteger,
    creators: Type.Array(ref(Creator)),
    royalties: Type.Array(ref(Royalty)),
    signatures: Type.Array(Type.String()),
  },
)
export type EthErc1155LazyAssetType = Static<typeof EthErc1155LazyAssetType>

export const EthCryptoPunksAssetType = closedModel('EthCryptoPunksAssetType', 'A CryptoPunk', {
  '@type': Type.Literal('CRYPTO_PUNKS'),
  contract: ContractAddress,
  collection: Type.Optional(CollectionId),
  tokenId: Int64,
})
export type EthCryptoPunksAssetType = Static<typeof EthCryptoPunksAssetType>

export const EthGenerativeArtAssetType = closedModel(
  'EthGenerativeArtAssetType',
  'An item of generative art',
  {
    '@type': Type.Literal('GEN_ART'),
    contract: ContractAddress,
    collection: Type.Optional(CollectionId),
  },
)
export type EthGenerativeArtAssetType = Static<typeof EthGenerativeArtAssetType>

export const EthCollectionAssetType = closedModel(
  'EthCollectionAssetType',
  'Any item of an EVM collection',
  {
    '@type': Type.Literal('COLLECTION'),
    contract: ContractAddress,
    collection: Type.Optional(CollectionId),
  },
)
export type EthCollectionAssetType = Static<typeof EthCollectionAssetType>
