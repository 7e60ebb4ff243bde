import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  CurrencyIdInput,
  DateInput,
  ItemIdInput,
  PageSize,
} from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import { Activities, ActivitiesByUsersRequest, SalesChart } from '../schemas/activityLists.ts'
import { ActivitySearchRequest } from '../schemas/activitySearch.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import {
  ActivitySort,
  ActivityType,
  Blockchain,
  SyncSort,
  SyncType,
  UserActivityType,
} from '../schemas/enumerations.ts'

export const getActivitiesByCollection = call({
  operationId: 'getActivitiesByCollection',
  summary: 'Activities of a collection',
  tag: 'Activities',
  method: 'GET',
  path: '/v0.1/activities/byCollection',
  query: {
    type: Type.Array(ref(ActivityType)),
    collection: Type.Array(CollectionIdInput),
    bidCurrencies: Type.Optional(Type.Array(CurrencyIdInput)),
    continuation: Type.Optional(Continuation),
    cursor: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    sort: Type.Optional(defaulting(ref(ActivitySort), 'LATEST_FIRST')),
  },
  answer: Activities,
  untilWritten: true,
  errors: 'E4',
})

export const getActivitiesByItem = call({
  operationId: 'getActivitiesByItem',
  summary: 'Activities of an item',
  tag: 'Activities',
  method: 'GET',
  path: '/v0.1/activities/byItem',
  query: {
    type: Type.Array(ref(ActivityType)),
    itemId: ItemIdInput,
    bidCurrencies: Type.Optional(Type.Array(CurrencyIdInput)),
    continuation: Type.Optional(Continuation),
    cursor: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    sort: Type.Optional(defaulting(ref(ActivitySort), 'LATEST_FIRST')),
  },
  answer: Activities,
  untilWritten: true,
  errors: 'E4',
})

export const getActivitiesByUser = call({
  operationId: 'getActivitiesByUser',
  summary: 'Activities of users',
  tag: 'Activities',
  method: 'GET',
  path: '/v0.1/activities/byUser',
  query: {
    type: Type.Array(ref(UserActivityType)),
    blockchains: Type.Optional(BlockchainsInput),
    user: Type.Array(AddressInput),
    bidCurrencies: Type.Optional(Type.Array(CurrencyIdInput)),
    from: Type.Optional(DateInput),
    to: Type.Optional(DateInput),
    continuation: Type.Optional(Continuation),
    cursor: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    sort: Type.Optional(defaulting(ref(ActivitySort), 'LATEST_FIRST')),
  },
  ordered: [['from', 'to']],
  answer: Activities,
  untilWritten: true,
  errors: 'E4',
})

export const getActivitiesByUsers = call({
  operationId: 'getActivitiesByUsers',
  summary: 'Activities of many users',
  tag: 'Activities',
  method: 'POST',
  path: '/v0.1/activities/byUsers',
  body: { name: 'activitiesByUsersRequest', schema: ActivitiesByUsersRequest },
  answer: Activities,
  untilWritten: true,
  errors: 'E4',
})

export const getAllActivities = call({
  operationId: 'getAllActivities',
  summary: 'Activities on all blockchains',
  tag: 'Activities',
  method: 'GET',
  path: '/v0.1/activities/all',
  query: {
    blockchains: Type.Optional(BlockchainsInput),
    type: Type.Array(ref(ActivityType)),
    bidCurrencies: Type.Optional(Type.Array(CurrencyIdInput)),
    continuation: Type.Optional(Continuation),
    cursor: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    sort: Type.Optional(defaulting(ref(ActivitySort), 'LATEST_FIRST')),
  },
  answer: Activities,
  untilWritten: true,
  errors: 'E4',
})

export const getAllActivitiesSync = call({
  operationId: 'getAllActivitiesSync',
  summary: 'Activities in the order in which they were stored, for replicas',
  tag: 'Activities',
  method: 'GET',
  path: '/v0.1/activities/sync',
  query: {
    blockchain: ref(Blockchain),
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    sort: Type.Optional(defaulting(ref(SyncSort), 'DB_UPDATE_ASC')),
    type: Type.Optional(ref(SyncType)),
  },
  answer: Activities,
  errors: 'E4',
})

export const getSalesChart = call({
  operationId: 'getSalesChart',
  summary: 'Sales of a collection, in the order of time',
  description:
    'Prices are per copy, in the coin of the blockchain at the rates of the time of a sale; sales without a rate are left out. The earliest comes first',
  tag: 'Activities',
  method: 'GET',
  path: '/v0.1/collections/{id}/charts/sales',
  params: { id: CollectionIdInput },
  query: {
    from: Type.Optional(DateInput),
    to: Type.Optional(DateInput),
    size: Type.Optional(PageSize),
    cursor: Type.Optional(Continuation),
  },
  ordered: [['from', 'to']],
  answer: SalesChart,
  errors: 'E4',
})

export const searchActivities = call({
  operationId: 'searchActivities',
  summary: 'Activities by any of their properties',
  tag: 'Activities',
  method: 'POST',
  path: '/v0.1/activities/search',
  body: { name: 'activitySearchRequest', schema: ActivitySearchRequest },
  answer: Activities,
  untilWritten: true,
  errors: 'E4',
})
