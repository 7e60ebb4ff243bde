import { type Static, Type } from 'typebox'
import { closedModel, mapOf, model, ref } from '../../http/contract/model.ts'
import { Address, BigInteger, ContractAddress, Int64 } from '../../http/contract/primitives.ts'
import {
  EthOrderOpenSeaV1DataV1FeeMethod,
  EthOrderOpenSeaV1DataV1HowToCall,
  EthOrderOpenSeaV1DataV1SaleKind,
  EthOrderOpenSeaV1DataV1Side,
  EthSeaportItemType,
  EthSeaportOrderType,
} from './enumerations.ts'

export const RawOrderData = model(
  'RawOrderData',
  'Data of an order of another kind, as it was found',
  {
    '@type': Type.Literal('RAW'),
    data: Type.Optional(mapOf(Type.Unknown())),
  },
)
export type RawOrderData = Static<typeof RawOrderData>

export const EthOrderOpenSeaV1DataV1 = model(
  'EthOrderOpenSeaV1DataV1',
  'Data of an OpenSea v1 order',
  {
    '@type': Type.Literal('ETH_OPEN_SEA_V1'),
    exchange: Address,
    makerRelayerFee: BigInteger,
    takerRelayerFee: BigInteger,
    makerProtocolFee: BigInteger,
    takerProtocolFee: BigInteger,
    feeRecipient: Address,
    feeMethod: ref(EthOrderOpenSeaV1DataV1FeeMethod),
    side: ref(EthOrderOpenSeaV1DataV1Side),
    saleKind: ref(EthOrderOpenSeaV1DataV1SaleKind),
    howToCall: ref(EthOrderOpenSeaV1DataV1HowToCall),
    callData: Type.String(),
    replacementPattern: Type.String(),
    staticTarget: Address,
    staticExtraData: Type.String(),
    extra: BigInteger,
  },
)
export type EthOrderOpenSeaV1DataV1 = Static<typeof EthOrderOpenSeaV1DataV1>

export const EthSeaportOffer = closedModel(
  'EthSeaportOffer',
  'An asset that a Seaport order offers',
  {
    itemType: ref(EthSeaportItemType),
    token: Address,
    identifierOrCriteria: BigInteger,
    startAmount: BigInteger,
    endAmount: BigInteger,
  },
)
export type EthSeaportOffer = Static<typeof EthSeaportOffer>

export const EthSeaportConsideration = closedModel(
  'EthSeaportConsideration',
  'An asset that a Seaport order asks for, and its receiver',
  {
    itemType: ref(EthSeaportItemType),
    token: Address,
    identifierOrCriteria: BigInteger,
    startAmount: BigInteger,
    endAmount: BigInteger,
    recipient: Address,
  },
)
export type EthSeaportConsideration = Static<typeof EthSeaportConsideration>

export const EthOrderBasicSeaportDataV1 = closedModel(
  'EthOrderBasicSeaportDataV1',
  'Data of a Seaport order',
  {
    '@type': Type.Literal('ETH_BASIC_SEAPORT_DATA_V1'),
    protocol: Address,
    orderType: ref(EthSeaportOrderType),
    offer: Type.Array(ref(EthSeaportOffer)),
    consideration: Type.Array(ref(EthSeaportConsideration)),
    zone: Address,
    zoneHash: Type.String(),
    conduitKey: Type.String(),
    counter: Type.Optional(Type.Number()),
    nonce: Type.Optional(BigInteger),
  },
)
export type EthOrderBasicSeaportDataV1 = Static<typeof EthOrderBasicSeaportDataV1>

export const EthOrderCryptoPunksData = model(
  'EthOrderCryptoPunksData',
  'Data of an order of the CryptoPunks market',
  {
    '@type': Type.Literal('ETH_CRYPTO_PUNKS'),
    stub: Type.Optional(Type.String()),
  },
)
export type EthOrderCryptoPunksData = Static<typeof EthOrderCryptoPunksData>

export const SolanaAuctionHouseDataV1 = model(
  'SolanaAuctionHouseDataV1',
  'Data of an order of a Solana auction house',
  {
    '@type': Type.Literal('SOLANA_AUCTION_HOUSE_V1'),
    fee: Type.Optional(Int64),
    requiresSignOff: Type.Optional(Type.Boolean()),
    auctionHouse: Type.Optional(ContractAddress),
  },
)
export type SolanaAuctionHouseDataV1 = Static<typeof SolanaAuctionHouseDataV1>
