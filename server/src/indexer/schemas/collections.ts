import { type Static, Type } from 'typebox'
import { mapOf, model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BasisPoints,
  CollectionId,
  DateTime,
  Int64,
} from '../../http/contract/primitives.ts'
import {
  Blockchain,
  CollectionFeatures,
  CollectionStatus,
  CollectionStructure,
  CollectionType,
} from './enumerations.ts'
import { MetaContent } from './metadata.ts'
import { Order, OriginOrders } from './orders.ts'

export const CollectionMeta = model('CollectionMeta', 'Metadata of a collection', {
  name: Type.String(),
  description: Type.Optional(Type.String()),
  createdAt: Type.Optional(DateTime),
  tags: Type.Optional(Type.Array(Type.String())),
  genres: Type.Optional(Type.Array(Type.String())),
  language: Type.Optional(Type.String()),
  rights: Type.Optional(Type.String()),
  rightsUri: Type.Optional(Type.String()),
  externalUri: Type.Optional(Type.String()),
  originalMetaUri: Type.Optional(Type.String()),
  content: Type.Array(ref(MetaContent)),
  externalLink: Type.Optional(Type.String()),
  sellerFeeBasisPoints: Type.Optional(BasisPoints),
  feeRecipient: Type.Optional(Address),
})
export type CollectionMeta = Static<typeof CollectionMeta>

export const Collection = model('Collection', 'A collection', {
  id: CollectionId,
  parent: Type.Optional(CollectionId),
  blockchain: ref(Blockchain),
  structure: Type.Optional(ref(CollectionStructure)),
  type: ref(CollectionType),
  status: Type.Optional(ref(CollectionStatus)),
  name: Type.String(),
  symbol: Type.Optional(Type.String()),
  owner: Type.Optional(Address),
  features: Type.Array(ref(CollectionFeatures)),
  minters: Type.Optional(Type.Array(Address)),
  meta: Type.Optional(ref(CollectionMeta)),
  bestBidOrder: Type.Optional(ref(Order)),
  bestSellOrder: Type.Optional(ref(Order)),
  bestBidOrdersByCurrency: Type.Optional(Type.Array(ref(Order))),
  originOrders: Type.Optional(Type.Array(ref(OriginOrders))),
  self: Type.Optional(Type.Boolean()),
  scam: Type.Optional(Type.Boolean()),
  spamScore: Type.Optional(Int64),
  hasTraits: Type.Optional(Type.Boolean()),
  shared: Type.Optional(Type.Boolean()),
  extra: Type.Optional(mapOf(Type.String())),
  version: Type.Optional(Int64),
})
export type Collection = Static<typeof Collection>

export const Collections = model('Collections', 'A page of collections', {
  total: Type.Optional(Int64),
  continuation: Type.Optional(Type.String()),
  collections: Type.Array(ref(Collection)),
})
export type Collections = Static<typeof Collections>

export const CollectionWithOwnedItems = model(
  'CollectionWithOwnedItems',
  'A collection and the number of its items that the owners hold',
  {
    collection: ref(Collection),
    ownedItems: Int64,
  },
)
export type CollectionWithOwnedItems = Static<typeof CollectionWithOwnedItems>

export const CollectionsWithOwnedItems = model(
  'CollectionsWithOwnedItems',
  'A page of collections with items of the owners',
  {
    collections: Type.Array(ref(CollectionWithOwnedItems)),
    continuation: Type.Optional(Type.String()),
  },
)
export type CollectionsWithOwnedItems = Static<typeof CollectionsWithOwnedItems>
