import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  CurrencyIdInput,
  DateInput,
  ItemIdInput,
  idsOf,
  PageSize,
  SearchSize,
} from '../../http/contract/inputs.ts'
import { closedModel, defaulting, model, ref, union } from '../../http/contract/model.ts'
import { BigDecimal, DateTime, ItemId } from '../../http/contract/primitives.ts'
import {
  BurnActivity,
  L2DepositActivity,
  L2WithdrawalActivity,
  MintActivity,
  ReceiveFromChainActivity,
  SendToChainActivity,
  TransferActivity,
} from '../schemas/activities.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import {
  ActivitySearchSort,
  ActivitySort,
  ActivityType,
  UserActivityType,
} from '../schemas/enumerations.ts'
import {
  OrderBidActivity,
  OrderCancelBidActivity,
  OrderCancelListActivity,
  OrderListActivity,
  OrderMatchSell,
  OrderMatchSwap,
} from '../schemas/orderActivities.ts'

export const Activity = union('Activity', "An event in an item's history", [
  MintActivity,
  BurnActivity,
  TransferActivity,
  SendToChainActivity,
  ReceiveFromChainActivity,
  OrderMatchSwap,
  OrderMatchSell,
  OrderBidActivity,
  OrderListActivity,
  OrderCancelBidActivity,
  OrderCancelListActivity,
  L2DepositActivity,
  L2WithdrawalActivity,
])

export type Activity = Static<typeof Activity>

export const Activities = model('Activities', 'A page of activities', {
  continuation: Type.Optional(Type.String()),
  cursor: Type.Optional(Type.String()),
  activities: Type.Array(ref(Activity)),
})

export type Activities = Static<typeof Activities>

export const SalesChart = model('SalesChart', 'A page of sales; equal indexes belong together', {
  cursor: Type.Optional(Type.String()),
  dates: Type.Array(DateTime),
  pricesNative: Type.Array(BigDecimal),
  itemIds: Type.Array(ItemId),
})

export type SalesChart = Static<typeof SalesChart>

export const ActivitiesByUsersRequest = closedModel(
  'ActivitiesByUsersRequest',
  'Activities of several users',
  {
    types: Type.Array(ref(UserActivityType)),
    users: Type.Array(AddressInput, { maxItems: 2000 }),
    bidCurrencies: Type.Optional(Type.Array(CurrencyIdInput)),
    blockchains: Type.Optional(BlockchainsInput),
    from: Type.Optional(DateInput),
    to: Type.Optional(DateInput),
    continuation: Type.Optional(Type.String()),
    cursor: Type.Optional(Type.String()),
    size: Type.Optional(PageSize),
    sort: Type.Optional(defaulting(ref(ActivitySort), 'LATEST_FIRST')),
  },
  { 'x-ordered': [['from', 'to']] },
)

export type ActivitiesByUsersRequest = Static<typeof ActivitiesByUsersRequest>

const BlockNumber = Type.Integer({
  format: 'int64',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
})

export const ActivityUserFilter = closedModel(
  'ActivityUserFilter',
  'Users by their part in an activity',
  {
    any: Type.Optional(idsOf(AddressInput)),
    from: Type.Optional(idsOf(AddressInput)),
    to: Type.Optional(idsOf(AddressInput)),
  },
)

export type ActivityUserFilter = Static<typeof ActivityUserFilter>

export const ActivityCurrencyFilter = closedModel(
  'ActivityCurrencyFilter',
  'Currencies by kind of activity',
  {
    bid: Type.Optional(idsOf(CurrencyIdInput)),
  },
)

export type ActivityCurrencyFilter = Static<typeof ActivityCurrencyFilter>

export const ActivitySearchFilter = closedModel(
  'ActivitySearchFilter',
  'Activities to find',
  {
    blockchains: Type.Optional(BlockchainsInput),
    types: Type.Optional(Type.Array(ref(ActivityType))),
    collections: Type.Optional(idsOf(CollectionIdInput)),
    items: Type.Optional(idsOf(ItemIdInput)),
    users: Type.Optional(ref(ActivityUserFilter)),
    currencies: Type.Optional(ref(ActivityCurrencyFilter)),
    from: Type.Optional(DateInput),
    to: Type.Optional(DateInput),
    fromBlockInclusive: Type.Optional(BlockNumber),
    toBlockExclusive: Type.Optional(BlockNumber),
  },
  {
    'x-ordered': [
      ['from', 'to'],
      ['fromBlockInclusive', 'toBlockExclusive'],
    ],
  },
)

export type ActivitySearchFilter = Static<typeof ActivitySearchFilter>

export const ActivitySearchRequest = closedModel(
  'ActivitySearchRequest',
  'A search for activities',
  {
    size: Type.Optional(SearchSize),
    cursor: Type.Optional(Type.String()),
    filter: ref(ActivitySearchFilter),
    sort: Type.Optional(defaulting(ref(ActivitySearchSort), 'LATEST')),
  },
)

export type ActivitySearchRequest = Static<typeof ActivitySearchRequest>
