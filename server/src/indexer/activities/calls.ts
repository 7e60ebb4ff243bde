import type { CurrencyParts } from '@mintline/core/identifiers'
import { isBlockchain } from '@mintline/core/networks'
import { type Static, Type } from 'typebox'
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
import { activitiesByUsers } from '../../read-model/activities/activitiesByUsers.ts'
import {
  type ActivityOrder,
  activitiesByCollection,
  activitiesByItem,
  allActivities,
} from '../../read-model/activities/activityLists.ts'
import type { ActivityModel } from '../../read-model/activities/activityModel.ts'
import { searchActivities as search } from '../../read-model/activities/activitySearch.ts'
import { activityEvents } from '../../read-model/activities/activityStream.ts'
import { storedActivities } from '../../read-model/activities/storedActivities.ts'
import { salesChart } from '../../read-model/analytics/salesChart.ts'
import type { Page } from '../../read-model/page.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import {
  ActivitySort,
  ActivityType,
  Blockchain,
  SyncSort,
  SyncType,
  UserActivityType,
} from '../schemas/enumerations.ts'
import {
  Activities,
  ActivitiesByUsersRequest,
  Activity,
  ActivitySearchRequest,
  SalesChart,
} from './schemas.ts'

export const getActivitiesByCollection = call(
  {
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
  },
  async (input, { reader }) => {
    const { type: types, collection: collections } = input
    const filter = { ...activityOrder(input), types, collections }
    return activitiesAnswer(await activitiesByCollection(reader, filter, pageRequest(input)))
  },
)

export const getActivitiesByItem = call(
  {
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
  },
  async (input, { reader }) => {
    const filter = { ...activityOrder(input), types: input.type, item: input.itemId }
    return activitiesAnswer(await activitiesByItem(reader, filter, pageRequest(input)))
  },
)

export const getActivitiesByUser = call(
  {
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
  },
  async (input, { reader }) => {
    const { type: types, user: users, blockchains, from, to } = input
    const filter = { ...activityOrder(input), types, users, blockchains, from, to }
    return activitiesAnswer(await activitiesByUsers(reader, filter, pageRequest(input)))
  },
)

export const getActivitiesByUsers = call(
  {
    operationId: 'getActivitiesByUsers',
    summary: 'Activities of many users',
    tag: 'Activities',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/activities/byUsers',
    body: { name: 'activitiesByUsersRequest', schema: ActivitiesByUsersRequest },
    answer: Activities,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ activitiesByUsersRequest: request }, { reader }) => {
    const { types, users, blockchains, from, to } = request
    const filter = { ...activityOrder(request), types, users, blockchains, from, to }
    return activitiesAnswer(await activitiesByUsers(reader, filter, pageRequest(request)))
  },
)

export const getAllActivities = call(
  {
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
  },
  async (input, { reader }) => {
    const { type: types, blockchains } = input
    const filter = { ...activityOrder(input), types, blockchains }
    return activitiesAnswer(await allActivities(reader, filter, pageRequest(input)))
  },
)

export const getAllActivitiesSync = call(
  {
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
  },
  async ({ blockchain, type, sort, ...input }, { reader }) => {
    if (!isBlockchain(blockchain)) return { activities: [] }
    const filter = { blockchain, type, isLatestFirst: sort === 'DB_UPDATE_DESC' }
    return activitiesAnswer(await storedActivities(reader, filter, pageRequest(input)))
  },
)

export const getSalesChart = call(
  {
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
  },
  async ({ id, from, to, ...input }, { reader }) => {
    const { entries, next } = await salesChart(reader, id, { from, to }, pageRequest(input))
    return {
      cursor: next,
      dates: entries.map(({ date }) => date),
      pricesNative: entries.map(({ price }) => price),
      itemIds: entries.map(({ itemId }) => itemId),
    }
  },
)

export const searchActivities = call(
  {
    operationId: 'searchActivities',
    summary: 'Activities by any of their properties',
    tag: 'Activities',
    requestClass: 'search',
    method: 'POST',
    path: '/v0.1/activities/search',
    body: { name: 'activitySearchRequest', schema: ActivitySearchRequest },
    answer: Activities,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ activitySearchRequest: request }, { reader }) => {
    const { currencies, fromBlockInclusive, toBlockExclusive, ...filter } = request.filter
    const conditions = {
      ...filter,
      bidCurrencies: currencies?.bid,
      fromBlock: fromBlockInclusive,
      toBlock: toBlockExclusive,
      isEarliestFirst: request.sort === 'EARLIEST',
    }
    return activitiesAnswer(await search(reader, conditions, pageRequest(request)))
  },
)

export const streamActivities = call(
  {
    operationId: 'streamActivities',
    summary: 'Activities as they are stored, as server-sent events',
    description:
      'An addition of this server, which the interface leaves open. Each message is an activity in the order of `getAllActivitiesSync`, about 10 seconds after it was stored; its id is a continuation for both calls. Events of the type `place` have only an id, from which to go on. Without a continuation the stream starts now; the header `Last-Event-ID` takes precedence. An activity may come again',
    tag: 'Activities',
    method: 'GET',
    path: '/v0.1/activities/stream',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      type: Type.Optional(Type.Array(ref(ActivityType))),
      collection: Type.Optional(Type.Array(CollectionIdInput)),
      user: Type.Optional(Type.Array(AddressInput)),
      continuation: Type.Optional(Continuation),
    },
    answer: ref(Activity),
    streams: true,
    errors: 'E4',
  },
  async ({ type: types, collection: collections, user: users, blockchains }, { reader }) =>
    activityEvents(reader, { types, collections, users, blockchains }, (activity) => activity),
)

/** Builds the answer for a page with activities. The next page's token has two names. */
const activitiesAnswer = ({ entries, next }: Page<ActivityModel>) => ({
  continuation: next,
  cursor: next,
  activities: [...entries],
})

/** Returns the requested sort order. */
function activityOrder(input: {
  readonly sort: Static<typeof ActivitySort>
  readonly bidCurrencies?: readonly CurrencyParts[]
}): ActivityOrder {
  return {
    isEarliestFirst: input.sort === 'EARLIEST_FIRST',
    bidCurrencies: input.bidCurrencies,
  }
}
