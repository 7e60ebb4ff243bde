import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import {
  Address,
  CurrencyId,
  DateTime,
  Int64,
  ItemId,
  OwnershipId,
} from '../../http/contract/primitives.ts'
import { Auction } from '../auctions/schemas.ts'
import {
  Blockchain,
  ItemHistoryType,
  JwtResultStatus,
  OwnershipStatus,
  PlatformType,
} from '../schemas/enumerations.ts'

export const ItemHistory = model(
  'ItemHistory',
  "An entry of an item's history that is not confirmed",
  {
    date: Type.Optional(DateTime),
    owner: Type.Optional(Address),
    token: Type.Optional(Type.String()),
    tokenId: Type.Optional(Type.String()),
    type: ref(ItemHistoryType),
  },
)
export type ItemHistory = Static<typeof ItemHistory>

export const PurchaseInfo = model('PurchaseInfo', 'Terms on which an owner bought an item', {
  price: Type.Number(),
  priceUsd: Type.Optional(Type.Number()),
  currencyId: CurrencyId,
  date: DateTime,
})
export type PurchaseInfo = Static<typeof PurchaseInfo>

export const Ownership = model('Ownership', 'Copies of an item that an owner has', {
  blacklisted: Type.Boolean(),
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  categories: Type.Array(Type.String()),
  date: DateTime,
  hide: Type.Boolean(),
  id: OwnershipId,
  lazyValue: Type.Number(),
  likes: Type.Optional(Int64),
  owner: Address,
  pending: Type.Array(ref(ItemHistory)),
  pin: Type.Optional(DateTime),
  price: Type.Optional(Type.Number()),
  priceEth: Type.Optional(Type.Number()),
  selling: Type.Number(),
  sold: Type.Number(),
  platform: Type.Optional(ref(PlatformType)),
  status: ref(OwnershipStatus),
  stock: Type.Number(),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  blockchain: ref(Blockchain),
  itemId: ItemId,
  value: Type.Number(),
  verified: Type.Boolean(),
  auction: Type.Optional(ref(Auction)),
  purchaseInfo: Type.Optional(ref(PurchaseInfo)),
})
export type Ownership = Static<typeof Ownership>

export const JwtResult = model('JwtResult', 'Outcome of a change that a token allows', {
  status: ref(JwtResultStatus),
  success: Type.Boolean(),
})
export type JwtResult = Static<typeof JwtResult>
