import { type Static, Type } from 'typebox'
import { mapOf, model, ref, union } from '../../http/contract/model.ts'
import {
  Address,
  BasisPoints,
  BigInteger,
  DateTime,
  ItemId,
  OrderId,
} from '../../http/contract/primitives.ts'
import { Currency } from '../currencies/schemas.ts'
import { Blockchain, OrderType, PlatformType } from '../schemas/enumerations.ts'
import {
  EthOrderOpenSeaV1DataV1FeeMethod,
  EthOrderOpenSeaV1DataV1HowToCall,
  EthOrderOpenSeaV1DataV1SaleKind,
  EthOrderOpenSeaV1DataV1Side,
} from '../schemas/shared.ts'

export const Part = model('Part', 'A receiver of a part of a payment', {
  account: Address,
  value: BasisPoints,
})

export type Part = Static<typeof Part>

export const OrderDataLegacy = model(
  'OrderDataLegacy',
  "Data of an order of the platform's first exchange",
  {
    dataType: Type.Literal('LEGACY'),
    fee: Type.Number(),
  },
)

export type OrderDataLegacy = Static<typeof OrderDataLegacy>

export const OrderMintlineV2DataV1 = model(
  'OrderMintlineV2DataV1',
  "Data of an order of the platform's exchange",
  {
    dataType: Type.Literal('MINTLINE_V2_DATA_V1'),
    originFees: Type.Array(ref(Part)),
    payouts: Type.Optional(Type.Array(ref(Part))),
  },
)

export type OrderMintlineV2DataV1 = Static<typeof OrderMintlineV2DataV1>

export const OrderOpenSeaV1DataV1 = model('OrderOpenSeaV1DataV1', 'Data of an OpenSea v1 order', {
  dataType: Type.Literal('ORDER_OPEN_SEA_V1_DATA_V1'),
  exchange: Type.Optional(Type.String()),
  extra: Type.Optional(Type.String()),
  feeMethod: Type.Optional(ref(EthOrderOpenSeaV1DataV1FeeMethod)),
  feeRecipient: Type.Optional(Type.String()),
  howToCall: Type.Optional(ref(EthOrderOpenSeaV1DataV1HowToCall)),
  makerProtocolFee: BigInteger,
  makerRelayerFee: BigInteger,
  replacementPattern: Type.Optional(Type.String()),
  saleKind: Type.Optional(ref(EthOrderOpenSeaV1DataV1SaleKind)),
  side: Type.Optional(ref(EthOrderOpenSeaV1DataV1Side)),
  staticExtraData: Type.Optional(Type.String()),
  staticTarget: Type.Optional(Type.String()),
  takerProtocolFee: BigInteger,
  takerRelayerFee: BigInteger,
})

export type OrderOpenSeaV1DataV1 = Static<typeof OrderOpenSeaV1DataV1>

export const SeaportDataV1 = model('SeaportDataV1', 'Data of a Seaport order', {
  dataType: Type.Literal('SEAPORT_V1'),
})

export type SeaportDataV1 = Static<typeof SeaportDataV1>

export const CryptoPunksData = model(
  'CryptoPunksData',
  'Data of an order of the CryptoPunks market',
  {
    dataType: Type.Literal('CRYPTO_PUNKS'),
    stub: Type.Optional(Type.String()),
  },
)

export type CryptoPunksData = Static<typeof CryptoPunksData>

export const SolanaAuctionHouseDataV1 = model(
  'SolanaAuctionHouseDataV1',
  'Data of an order of a Solana auction house',
  {
    dataType: Type.Literal('SOLANA'),
    auctionHouse: Type.Optional(Type.String()),
  },
)

export type SolanaAuctionHouseDataV1 = Static<typeof SolanaAuctionHouseDataV1>

export const RawOrderData = model(
  'RawOrderData',
  'Data of an order of another kind, as it was found',
  {
    dataType: Type.Literal('RAW'),
    data: Type.Optional(mapOf(Type.Unknown())),
  },
)

export type RawOrderData = Static<typeof RawOrderData>

export const OrderData = union(
  'OrderData',
  'Data that an exchange needs of an order',
  [
    OrderDataLegacy,
    OrderMintlineV2DataV1,
    OrderOpenSeaV1DataV1,
    SeaportDataV1,
    CryptoPunksData,
    SolanaAuctionHouseDataV1,
    RawOrderData,
  ],
  'dataType',
)

export type OrderData = Static<typeof OrderData>

export const DeprecatedOrder = model('DeprecatedOrder', 'An order', {
  active: Type.Boolean(),
  buyPrice: Type.Number(),
  cancelled: Type.Boolean(),
  completed: Type.Optional(Type.Boolean()),
  createdAt: Type.Optional(DateTime),
  expirationDate: Type.Optional(DateTime),
  id: OrderId,
  blockchain: ref(Blockchain),
  itemId: ItemId,
  lastUpdateAt: DateTime,
  data: ref(OrderData),
  makeCurrency: Type.Optional(ref(Currency)),
  makePriceUsd: Type.Optional(Type.Number()),
  makeStockValue: Type.Optional(Type.Number()),
  makeToken: Type.Optional(Type.String()),
  makeTokenId: Type.Optional(Type.String()),
  makeValueCurrency: Type.Number(),
  maker: Address,
  offer: Type.Boolean(),
  salt: Type.Optional(Type.String()),
  sellOrder: Type.Optional(Type.Boolean()),
  sellPrice: Type.Number(),
  soldValue: Type.Optional(Type.Number()),
  takeCurrency: Type.Optional(ref(Currency)),
  takePriceUsd: Type.Optional(Type.Number()),
  takeToken: Type.Optional(Type.String()),
  takeTokenId: Type.Optional(Type.String()),
  takeValueCurrency: Type.Number(),
  taker: Type.Optional(Address),
  type: ref(OrderType),
  floorBid: Type.Optional(Type.Boolean()),
  fill: Type.Optional(Type.Number()),
  platform: Type.Optional(ref(PlatformType)),
})

export type DeprecatedOrder = Static<typeof DeprecatedOrder>
