import { type Static, Type } from 'typebox'
import { closedModel, model, ref, union } from '../../http/contract/model.ts'
import {
  BigDecimal,
  BigInteger,
  CollectionId,
  ContractAddress,
  ItemId,
} from '../../http/contract/primitives.ts'
import { Blockchain, NftAssetTypeStandard } from './enumerations.ts'
import {
  EthCollectionAssetType,
  EthCryptoPunksAssetType,
  EthErc20AssetType,
  EthErc721AssetType,
  EthErc721LazyAssetType,
  EthErc1155AssetType,
  EthErc1155LazyAssetType,
  EthEthereumAssetType,
  EthGenerativeArtAssetType,
} from './evmAssets.ts'
import {
  FlowAssetTypeFt,
  FlowAssetTypeNft,
  SolanaFtAssetType,
  SolanaNftAssetType,
  SolanaSolAssetType,
} from './flowAndSolanaAssets.ts'

export const NativeCurrencyAssetType = closedModel(
  'NativeCurrencyAssetType',
  "A blockchain's native currency",
  {
    '@type': Type.Literal('CURRENCY_NATIVE'),
    blockchain: ref(Blockchain),
    contract: Type.Optional(ContractAddress),
  },
)
export type NativeCurrencyAssetType = Static<typeof NativeCurrencyAssetType>

export const TokenCurrencyAssetType = closedModel(
  'TokenCurrencyAssetType',
  'A currency with a contract',
  {
    '@type': Type.Literal('CURRENCY_TOKEN'),
    contract: ContractAddress,
  },
)
export type TokenCurrencyAssetType = Static<typeof TokenCurrencyAssetType>

export const NftAssetType = closedModel('NftAssetType', 'An item', {
  '@type': Type.Literal('NFT'),
  collectionId: CollectionId,
  itemId: ItemId,
  standard: Type.Optional(ref(NftAssetTypeStandard)),
})
export type NftAssetType = Static<typeof NftAssetType>

export const NftOfCollectionAssetType = closedModel(
  'NftOfCollectionAssetType',
  'Any item of a collection',
  {
    '@type': Type.Literal('NFT_OF_COLLECTION'),
    collectionId: CollectionId,
  },
)
export type NftOfCollectionAssetType = Static<typeof NftOfCollectionAssetType>

export const AssetType = union('AssetType', 'Kind of asset, without an amount', [
  NativeCurrencyAssetType,
  TokenCurrencyAssetType,
  NftAssetType,
  NftOfCollectionAssetType,
  FlowAssetTypeNft,
  FlowAssetTypeFt,
  EthEthereumAssetType,
  EthErc20AssetType,
  EthErc721AssetType,
  EthErc721LazyAssetType,
  EthErc1155AssetType,
  EthErc1155LazyAssetType,
  EthCryptoPunksAssetType,
  EthGenerativeArtAssetType,
  EthCollectionAssetType,
  SolanaNftAssetType,
  SolanaFtAssetType,
  SolanaSolAssetType,
])
export type AssetType = Static<typeof AssetType>

export const Asset = model('Asset', 'An asset and its amount', {
  type: ref(AssetType),
  value: BigDecimal,
})
export type Asset = Static<typeof Asset>

export const EthOrderFormAsset = closedModel(
  'EthOrderFormAsset',
  'An asset of an order form, with its amount in base units',
  {
    assetType: ref(AssetType),
    value: BigInteger,
  },
)
export type EthOrderFormAsset = Static<typeof EthOrderFormAsset>
