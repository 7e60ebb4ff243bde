import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  DateInput,
  ItemIdInput,
  idsOf,
} from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import {
  AssetClass,
  OfferPageRequestKind,
  OrderSide,
  OrderStatus,
  OrderValidateResultStatus,
  PlatformType,
  WertFormCommodity,
} from '../schemas/enumerations.ts'
import { BlockchainsInput, PageSize } from '../schemas/inputs.ts'

export const AssetType = closedModel('AssetType', 'What an order offers or asks for', {
  assetClass: ref(AssetClass),
  contract: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemIdInput),
})

export type AssetType = Static<typeof AssetType>

export const OrderFormAsset = closedModel('OrderFormAsset', 'An asset and its amount', {
  assetType: ref(AssetType),
  value: Type.Number(),
})

export type OrderFormAsset = Static<typeof OrderFormAsset>

export const OrderForm = closedModel('OrderForm', 'An order to validate', {
  make: ref(OrderFormAsset),
  maker: AddressInput,
  salt: Type.Optional(Type.String()),
  take: ref(OrderFormAsset),
  expirationDate: Type.Optional(DateInput),
})

export type OrderForm = Static<typeof OrderForm>

export const OrderValidateResult = model('OrderValidateResult', 'Outcome of a validation', {
  status: ref(OrderValidateResultStatus),
  success: Type.Boolean(),
})

export type OrderValidateResult = Static<typeof OrderValidateResult>

export const OrderByMakerPageRequest = closedModel(
  'OrderByMakerPageRequest',
  'A page of orders of a maker',
  {
    maker: AddressInput,
    platform: Type.Optional(ref(PlatformType)),
    status: Type.Optional(ref(OrderStatus)),
    side: ref(OrderSide),
    blockchains: Type.Optional(BlockchainsInput),
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
  },
)

export type OrderByMakerPageRequest = Static<typeof OrderByMakerPageRequest>

export const BestOfferByMakersRequest = closedModel(
  'BestOfferByMakersRequest',
  "A maker's bids, among which the best is to be found",
  {
    maker: AddressInput,
    token: Type.Optional(CollectionIdInput),
    itemId: Type.Optional(ItemIdInput),
  },
)

export type BestOfferByMakersRequest = Static<typeof BestOfferByMakersRequest>

export const OfferPageRequest = closedModel('OfferPageRequest', 'A page of bids for an item', {
  continuation: Type.Optional(Continuation),
  owner: Type.Optional(AddressInput),
  owners: Type.Optional(idsOf(AddressInput)),
  size: Type.Optional(PageSize),
  kind: Type.Optional(ref(OfferPageRequestKind)),
})

export type OfferPageRequest = Static<typeof OfferPageRequest>

export const OfferInAuctionPageRequest = closedModel(
  'OfferInAuctionPageRequest',
  'A page of bids in an auction',
  {
    continuation: Type.Optional(Continuation),
    owner: Type.Optional(AddressInput),
    owners: Type.Optional(idsOf(AddressInput)),
    size: Type.Optional(PageSize),
  },
)

export type OfferInAuctionPageRequest = Static<typeof OfferInAuctionPageRequest>

export const WertConvertRequest = closedModel('WertConvertRequest', 'An order to pay by card', {
  amount: Type.String(),
  buyer: AddressInput,
})

export type WertConvertRequest = Static<typeof WertConvertRequest>

export const WertConverted = model('WertConverted', 'Price and fees of a payment by card', {
  ticker: Type.Number(),
  feePercent: Type.Number(),
  currencyAmount: Type.Number(),
  feeAmount: Type.Number(),
  commodityAmount: Type.Number(),
  purchaseAmount: Type.Number(),
  minerFee: Type.Number(),
})

export type WertConverted = Static<typeof WertConverted>

export const WertForm = model('WertForm', 'Fields that the provider of card payments takes', {
  address: Type.String(),
  commodity: ref(WertFormCommodity),
  commodityAmount: Type.Number(),
  pkId: Type.String(),
  scAddress: Type.String(),
  scId: Type.String(),
  scInputData: Type.String(),
})

export type WertForm = Static<typeof WertForm>

export const WertSigned = model('WertSigned', 'Signed fields for the provider of card payments', {
  form: ref(WertForm),
  signature: Type.String(),
})

export type WertSigned = Static<typeof WertSigned>

export const WertConvertResponse = model(
  'WertConvertResponse',
  'A payment by card, ready for its provider',
  {
    converted: ref(WertConverted),
    signed: ref(WertSigned),
  },
)

export type WertConvertResponse = Static<typeof WertConvertResponse>
