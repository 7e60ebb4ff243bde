import { type Static, Type } from 'typebox'
import { closedModel, model, ref, union } from '../../http/contract/model.ts'
import { BasisPoints, BigInteger } from '../../http/contract/primitives.ts'
import {
  EthOrderBasicSeaportDataV1,
  EthOrderCryptoPunksData,
  EthOrderOpenSeaV1DataV1,
  RawOrderData,
  SolanaAuctionHouseDataV1,
} from './foreignOrderData.ts'
import { Payout } from './shares.ts'

export const EthOrderDataLegacy = model(
  'EthOrderDataLegacy',
  "Data of an order of the platform's first exchange",
  {
    '@type': Type.Literal('ETH_MINTLINE_V1'),
    fee: BigInteger,
  },
)
export type EthOrderDataLegacy = Static<typeof EthOrderDataLegacy>

export const EthOrderDataMintlineV2DataV1 = closedModel(
  'EthOrderDataMintlineV2DataV1',
  "Data of an order of the platform's exchange, version 1",
  {
    '@type': Type.Literal('ETH_MINTLINE_V2'),
    payouts: Type.Array(ref(Payout)),
    originFees: Type.Array(ref(Payout)),
  },
)
export type EthOrderDataMintlineV2DataV1 = Static<typeof EthOrderDataMintlineV2DataV1>

export const EthOrderDataMintlineV2DataV2 = closedModel(
  'EthOrderDataMintlineV2DataV2',
  "Data of an order of the platform's exchange, version 2",
  {
    '@type': Type.Literal('ETH_MINTLINE_V2_2'),
    payouts: Type.Array(ref(Payout)),
    originFees: Type.Array(ref(Payout)),
    isMakeFill: Type.Boolean(),
  },
)
export type EthOrderDataMintlineV2DataV2 = Static<typeof EthOrderDataMintlineV2DataV2>

export const EthOrderDataMintlineV2DataV3 = closedModel(
  'EthOrderDataMintlineV2DataV3',
  "Data of an order of the platform's exchange, version 3",
  {
    '@type': Type.Literal('ETH_MINTLINE_V2_3'),
    payouts: Type.Array(ref(Payout)),
    originFees: Type.Array(ref(Payout)),
    isMakeFill: Type.Boolean(),
  },
)
export type EthOrderDataMintlineV2DataV3 = Static<typeof EthOrderDataMintlineV2DataV3>

export const EthOrderDataMintlineV2DataV3Sell = closedModel(
  'EthOrderDataMintlineV2DataV3Sell',
  "Data of a listing on the platform's exchange, version 3",
  {
    '@type': Type.Literal('ETH_MINTLINE_V2_DATA_V3_SELL'),
    payout: Type.Optional(ref(Payout)),
    originFeeFirst: Type.Optional(ref(Payout)),
    originFeeSecond: Type.Optional(ref(Payout)),
    maxFeesBasePoint: BasisPoints,
    marketplaceMarker: Type.Optional(Type.String()),
  },
)
export type EthOrderDataMintlineV2DataV3Sell = Static<typeof EthOrderDataMintlineV2DataV3Sell>

export const EthOrderDataMintlineV2DataV3Buy = closedModel(
  'EthOrderDataMintlineV2DataV3Buy',
  "Data of a bid on the platform's exchange, version 3",
  {
    '@type': Type.Literal('ETH_MINTLINE_V2_DATA_V3_BUY'),
    payout: Type.Optional(ref(Payout)),
    originFeeFirst: Type.Optional(ref(Payout)),
    originFeeSecond: Type.Optional(ref(Payout)),
    marketplaceMarker: Type.Optional(Type.String()),
  },
)
export type EthOrderDataMintlineV2DataV3Buy = Static<typeof EthOrderDataMintlineV2DataV3Buy>

export const EthMintlineV2OrderData = union(
  'EthMintlineV2OrderData',
  "Data of an order of the platform's exchange",
  [
    EthOrderDataMintlineV2DataV1,
    EthOrderDataMintlineV2DataV2,
    EthOrderDataMintlineV2DataV3,
    EthOrderDataMintlineV2DataV3Sell,
    EthOrderDataMintlineV2DataV3Buy,
  ],
)
export type EthMintlineV2OrderData = Static<typeof EthMintlineV2OrderData>

export const FlowOrderDataV1 = model('FlowOrderDataV1', 'Data of an order on Flow', {
  '@type': Type.Literal('FLOW_MINTLINE_V1'),
  payouts: Type.Array(ref(Payout)),
  originFees: Type.Array(ref(Payout)),
})
export type FlowOrderDataV1 = Static<typeof FlowOrderDataV1>

export const ImmutablexOrderDataV1 = model(
  'ImmutablexOrderDataV1',
  'Data of an order on ImmutableX',
  {
    '@type': Type.Literal('IMMUTABLEX_MINTLINE_V1'),
    payouts: Type.Array(ref(Payout)),
    originFees: Type.Array(ref(Payout)),
  },
)
export type ImmutablexOrderDataV1 = Static<typeof ImmutablexOrderDataV1>

export const OrderData = union('OrderData', 'Data that an exchange needs of an order', [
  RawOrderData,
  EthOrderDataLegacy,
  EthOrderDataMintlineV2DataV1,
  EthOrderDataMintlineV2DataV2,
  EthOrderDataMintlineV2DataV3,
  EthOrderDataMintlineV2DataV3Sell,
  EthOrderDataMintlineV2DataV3Buy,
  EthOrderOpenSeaV1DataV1,
  EthOrderBasicSeaportDataV1,
  EthOrderCryptoPunksData,
  FlowOrderDataV1,
  SolanaAuctionHouseDataV1,
  ImmutablexOrderDataV1,
])
export type OrderData = Static<typeof OrderData>
