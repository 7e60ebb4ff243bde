import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  ItemIdInput,
} from '../../http/contract/inputs.ts'
import { closedModel, ref, union } from '../../http/contract/model.ts'
import { ActivityType } from '../schemas/enumerations.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { BlockchainsInput, PageSize } from '../schemas/inputs.ts'
import { ActivitySort } from '../schemas/shared.ts'

export const ByFollowingsActivityFilter = closedModel(
  'ByFollowingsActivityFilter',
  'Activities of the users whom a user follows',
  {
    '@type': Type.Literal('by_followings'),
    address: Type.Optional(AddressInput),
    userId: Type.Optional(UserIdInput),
    blockchains: Type.Optional(BlockchainsInput),
  },
)
export type ByFollowingsActivityFilter = Static<typeof ByFollowingsActivityFilter>

export const ByItemActivityFilter = closedModel('ByItemActivityFilter', 'Activities of an item', {
  '@type': Type.Literal('by_item'),
  address: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemIdInput),
})
export type ByItemActivityFilter = Static<typeof ByItemActivityFilter>

export const ByMeActivityFilter = closedModel(
  'ByMeActivityFilter',
  'Activities of the user who asks',
  {
    '@type': Type.Literal('by_me'),
    address: Type.Optional(AddressInput),
    userId: Type.Optional(UserIdInput),
    blockchains: Type.Optional(BlockchainsInput),
  },
)
export type ByMeActivityFilter = Static<typeof ByMeActivityFilter>

export const ByUserActivityFilter = closedModel('ByUserActivityFilter', 'Activities of a user', {
  '@type': Type.Literal('by_user'),
  address: Type.Optional(AddressInput),
  userId: Type.Optional(UserIdInput),
  blockchains: Type.Optional(BlockchainsInput),
})
export type ByUserActivityFilter = Static<typeof ByUserActivityFilter>

export const ByWalletActivityFilter = closedModel(
  'ByWalletActivityFilter',
  'Activities of a wallet',
  {
    '@type': Type.Literal('by_wallet'),
    address: AddressInput,
  },
)
export type ByWalletActivityFilter = Static<typeof ByWalletActivityFilter>

export const ByCollectionActivityFilter = closedModel(
  'ByCollectionActivityFilter',
  'Activities of a collection',
  {
    '@type': Type.Literal('by_collection'),
    address: CollectionIdInput,
  },
)
export type ByCollectionActivityFilter = Static<typeof ByCollectionActivityFilter>

export const ByAllActivityFilter = closedModel('ByAllActivityFilter', 'Activities of all', {
  '@type': Type.Literal('by_all'),
  blockchains: Type.Optional(BlockchainsInput),
})
export type ByAllActivityFilter = Static<typeof ByAllActivityFilter>

export const ActivityFilter = union('ActivityFilter', 'Activities to find', [
  ByFollowingsActivityFilter,
  ByItemActivityFilter,
  ByMeActivityFilter,
  ByUserActivityFilter,
  ByWalletActivityFilter,
  ByCollectionActivityFilter,
  ByAllActivityFilter,
])
export type ActivityFilter = Static<typeof ActivityFilter>

export const ActivityPageRequest = closedModel('ActivityPageRequest', 'A page of activities', {
  continuation: Type.Optional(Continuation),
  filter: Type.Optional(ref(ActivityFilter)),
  size: Type.Optional(PageSize),
  sort: Type.Optional(ref(ActivitySort)),
  types: Type.Optional(Type.Array(ref(ActivityType))),
})
export type ActivityPageRequest = Static<typeof ActivityPageRequest>
