import { type Static, Type } from 'typebox'
import { ItemIdInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BasisPoints,
  CollectionId,
  DateTime,
  Int64,
  ItemId,
} from '../../http/contract/primitives.ts'
import { MetaAttribute } from '../../indexer/schemas/metadata.ts'
import { Price } from '../currencies/schemas.ts'
import { DeprecatedOrder } from '../orders/schemas.ts'
import { Ownership } from '../ownerships/schemas.ts'
import { ContentMeta, Media } from '../schemas/content.ts'
import {
  Blockchain,
  CarbonNegativeStatus,
  OwnershipStatus,
  RaritySource,
} from '../schemas/enumerations.ts'

export const Creator = model('Creator', 'A creator and its share', {
  address: Address,
  value: BasisPoints,
})
export type Creator = Static<typeof Creator>

export const Royalty = model('Royalty', 'A receiver of royalties and its share', {
  recipient: Address,
  value: BasisPoints,
})
export type Royalty = Static<typeof Royalty>

export const ItemAttribute = model('ItemAttribute', 'An attribute of an item', {
  ...MetaAttribute.properties,
})
export type ItemAttribute = Static<typeof ItemAttribute>

export const ItemProperties = model(
  'ItemProperties',
  'Name, description and attributes of an item',
  {
    attributes: Type.Array(ref(ItemAttribute)),
    description: Type.Optional(Type.String()),
    name: Type.String(),
    mediaEntries: Type.Optional(Type.Array(ref(Media))),
  },
)
export type ItemProperties = Static<typeof ItemProperties>

export const ItemRarity = model('ItemRarity', 'Rank of an item by rarity in its collection', {
  source: ref(RaritySource),
  rank: Int64,
  maxRank: Int64,
  counterpartyUrl: Type.Optional(Type.String()),
})
export type ItemRarity = Static<typeof ItemRarity>

export const CarbonNegativeStatusInfo = model(
  'CarbonNegativeStatusInfo',
  "Offset of an item's carbon",
  {
    sponsor: Type.String(),
    paymentDate: DateTime,
  },
)
export type CarbonNegativeStatusInfo = Static<typeof CarbonNegativeStatusInfo>

export const Item = model('Item', 'An item', {
  blacklisted: Type.Boolean(),
  blockchain: ref(Blockchain),
  categories: Type.Array(Type.String()),
  creator: Type.Optional(Address),
  creators: Type.Optional(Type.Array(ref(Creator))),
  deleted: Type.Boolean(),
  id: ItemId,
  lastSellPrice: Type.Optional(ref(Price)),
  lazySupply: Type.Number(),
  likes: Int64,
  offerV2: Type.Optional(ref(DeprecatedOrder)),
  offer: Type.Optional(ref(DeprecatedOrder)),
  owners: Type.Array(Address),
  ownership: Type.Optional(ref(Ownership)),
  royalties: Type.Optional(Type.Array(ref(Royalty))),
  sellers: Int64,
  supply: Type.Number(),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  totalStock: Type.Number(),
  unlockable: Type.Boolean(),
  verified: Type.Boolean(),
  hasAvailableContent: Type.Optional(Type.Boolean()),
  version: Type.Optional(Int64),
  statuses: Type.Optional(Type.Array(ref(OwnershipStatus))),
  meta: ref(ContentMeta),
  properties: ref(ItemProperties),
  carbonNegativeStatus: Type.Optional(ref(CarbonNegativeStatus)),
  carbonNegativeStatusInfo: Type.Optional(ref(CarbonNegativeStatusInfo)),
  rarity: Type.Optional(ref(ItemRarity)),
  hasRewards: Type.Optional(Type.Boolean()),
  suspicious: Type.Optional(Type.Boolean()),
  showcaseListed: Type.Optional(Type.Boolean()),
})
export type Item = Static<typeof Item>

export const ExtendedItem = model(
  'ExtendedItem',
  'An item, with its content and properties beside it',
  {
    id: ItemId,
    item: ref(Item),
    meta: ref(ContentMeta),
    properties: ref(ItemProperties),
  },
)
export type ExtendedItem = Static<typeof ExtendedItem>

export const CollectionItems = model('CollectionItems', 'Items of a collection', {
  collectionId: CollectionId,
  items: Type.Array(ref(Item)),
})
export type CollectionItems = Static<typeof CollectionItems>

export const ItemContentAvailability = closedModel(
  'ItemContentAvailability',
  "Availability of an item's content",
  {
    itemId: ItemIdInput,
    available: Type.Boolean(),
  },
)
export type ItemContentAvailability = Static<typeof ItemContentAvailability>

export const LockForm = closedModel('LockForm', 'Content for those who own an item', {
  content: Type.String(),
})
export type LockForm = Static<typeof LockForm>

export const UnlockResult = model('UnlockResult', 'Content for those who own an item', {
  content: Type.String(),
})
export type UnlockResult = Static<typeof UnlockResult>

export const ReportForm = closedModel('ReportForm', 'A report about an item', {
  message: Type.String(),
})
export type ReportForm = Static<typeof ReportForm>
