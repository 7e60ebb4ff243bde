import { type Static, Type } from 'typebox'
import { AddressInput, CurrencyIdInput, DateInput, PageSize } from '../../http/contract/inputs.ts'
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
} from './activities.ts'
import { BlockchainsInput } from './blockchainsInput.ts'
import { ActivitySort, UserActivityType } from './enumerations.ts'
import {
  OrderBidActivity,
  OrderCancelBidActivity,
  OrderCancelListActivity,
  OrderListActivity,
  OrderMatchSell,
  OrderMatchSwap,
} from './orderActivities.ts'

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
