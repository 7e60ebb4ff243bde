import { type Static, Type } from 'typebox'
import { model, ref, union } from '../../http/contract/model.ts'
import {
  Address,
  BigInteger,
  CurrencyId,
  DateTime,
  Int64,
  ItemId,
} from '../../http/contract/primitives.ts'
import { UserId } from '../schemas/identifiers.ts'

export const NotificationAcceptOffer = model(
  'NotificationAcceptOffer',
  'A bid of the user was accepted',
  {
    '@type': Type.Literal('accept_offer'),
    buyToken: Type.String(),
    buyTokenId: Type.Optional(Type.String()),
    itemId: Type.Optional(ItemId),
    price: Type.Number(),
    token: Type.Optional(Type.String()),
    tokenId: Type.Optional(Type.String()),
    currencyId: Type.Optional(CurrencyId),
    transactionHash: Type.String(),
  },
)
export type NotificationAcceptOffer = Static<typeof NotificationAcceptOffer>

export const NotificationAnnounce = model('NotificationAnnounce', 'An announcement', {
  '@type': Type.Literal('announce'),
  text: Type.String(),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
})
export type NotificationAnnounce = Static<typeof NotificationAnnounce>

export const NotificationBuy = model('NotificationBuy', 'An item of the user was sold', {
  '@type': Type.Literal('buy'),
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  price: Type.Number(),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
})
export type NotificationBuy = Static<typeof NotificationBuy>

export const NotificationOffer = model(
  'NotificationOffer',
  'Somebody bids for an item of the user',
  {
    '@type': Type.Literal('offer'),
    buyToken: Type.String(),
    buyTokenId: Type.Optional(Type.String()),
    currencyId: Type.Optional(CurrencyId),
    price: Type.Number(),
    token: Type.Optional(Type.String()),
    tokenId: Type.Optional(Type.String()),
    itemId: Type.Optional(ItemId),
  },
)
export type NotificationOffer = Static<typeof NotificationOffer>

export const NotificationCollectionOffer = model(
  'NotificationCollectionOffer',
  'Somebody bids for a collection of the user',
  {
    '@type': Type.Literal('collection_offer'),
    buyToken: Type.String(),
    currencyId: Type.Optional(CurrencyId),
    price: Type.Number(),
  },
)
export type NotificationCollectionOffer = Static<typeof NotificationCollectionOffer>

export const NotificationOfferInactivation = model(
  'NotificationOfferInactivation',
  'A bid of the user lacks funds or approval',
  {
    '@type': Type.Literal('offer_inactivation'),
    floorBid: Type.Boolean(),
    currencyId: CurrencyId,
    price: Type.Number(),
    token: Type.Optional(Type.String()),
    itemId: Type.Optional(ItemId),
  },
)
export type NotificationOfferInactivation = Static<typeof NotificationOfferInactivation>

export const NotificationOutBid = model('NotificationOutBid', 'Somebody bids more than the user', {
  '@type': Type.Literal('out_bid'),
  buyToken: Type.String(),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  price: Type.Number(),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
})
export type NotificationOutBid = Static<typeof NotificationOutBid>

export const NotificationCollectionOutBid = model(
  'NotificationCollectionOutBid',
  'Somebody bids more than the user for a collection',
  {
    '@type': Type.Literal('collection_out_bid'),
    buyToken: Type.String(),
    currencyId: Type.Optional(CurrencyId),
    price: Type.Number(),
  },
)
export type NotificationCollectionOutBid = Static<typeof NotificationCollectionOutBid>

export const NotificationRari = model('NotificationRari', 'The user got tokens of the platform', {
  '@type': Type.Literal('rari'),
  value: Type.Number(),
})
export type NotificationRari = Static<typeof NotificationRari>

export const NotificationRoyalty = model('NotificationRoyalty', 'The user got royalties', {
  '@type': Type.Literal('royalty'),
  currency: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  value: Type.Number(),
})
export type NotificationRoyalty = Static<typeof NotificationRoyalty>

export const NotificationCollectionDmca = model(
  'NotificationCollectionDmca',
  'A collection was taken down',
  {
    '@type': Type.Literal('collection_dmca'),
    token: Type.String(),
  },
)
export type NotificationCollectionDmca = Static<typeof NotificationCollectionDmca>

export const NotificationItemDmca = model('NotificationItemDmca', 'An item was taken down', {
  '@type': Type.Literal('item_dmca'),
  token: Type.String(),
  itemId: ItemId,
})
export type NotificationItemDmca = Static<typeof NotificationItemDmca>

export const NotificationPurchase = model('NotificationPurchase', 'The user bought an item', {
  '@type': Type.Literal('purchase'),
  token: Type.String(),
  itemId: ItemId,
  currencyId: CurrencyId,
  price: Type.Number(),
  transactionHash: Type.String(),
  value: BigInteger,
  fromAddress: Address,
})
export type NotificationPurchase = Static<typeof NotificationPurchase>

export const NotificationListed = model('NotificationListed', 'An item of the user was listed', {
  '@type': Type.Literal('listed'),
  token: Type.String(),
  itemId: ItemId,
  currencyId: CurrencyId,
  price: Type.Number(),
  value: BigInteger,
})
export type NotificationListed = Static<typeof NotificationListed>

export const NotificationData = union('NotificationData', 'What a user is told', [
  NotificationAcceptOffer,
  NotificationAnnounce,
  NotificationBuy,
  NotificationOffer,
  NotificationCollectionOffer,
  NotificationOfferInactivation,
  NotificationOutBid,
  NotificationCollectionOutBid,
  NotificationRari,
  NotificationRoyalty,
  NotificationCollectionDmca,
  NotificationItemDmca,
  NotificationPurchase,
  NotificationListed,
])
export type NotificationData = Static<typeof NotificationData>

export const Notification = model('Notification', 'A notification', {
  data: ref(NotificationData),
  date: DateTime,
  eventKey: Type.Optional(Type.String()),
  id: Type.String(),
  owner: UserId,
  read: Type.Boolean(),
  version: Type.Optional(Int64),
})
export type Notification = Static<typeof Notification>
