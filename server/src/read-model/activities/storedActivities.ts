import type { ActivityType, SyncType, UserActivityType } from '@mintline/core/enumerations/indexer'
import { parseActivityId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { activityKey, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import { isSettled } from '../isSettled.ts'
import type { Reader } from '../reader.ts'
import { type ActivityModel, activityModel } from './activityModel.ts'
import { ACTIVITY_COLUMNS } from './activityRow.ts'

/** Which activities to list. */
interface StoredActivitiesFilter {
  readonly blockchain: Blockchain
  /** Order activities or item activities; undefined = both. */
  readonly type: SyncType | undefined
  readonly isLatestFirst: boolean
}

const activityRows = rowsByKeys((reader, keys) =>
  reader
    .selectFrom('activities')
    .leftJoin('collections', 'collections.id', 'activities.collection')
    .select(ACTIVITY_COLUMNS)
    .select([
      'collections.type as collection_type',
      sql<string | null>`trim_scale(activities.price * activities.value)::text`.as('total'),
      sql<string | null>`trim_scale(activities.price_usd * activities.value)::text`.as('total_usd'),
    ])
    .where('activities.id', '=', anyOf(keys)),
)

/** Activities in storage order. Its tokens are places on every blockchain. */
export const STORED_LIST: PagedList = {
  name: 'activities.stored',
  direction: 'asc',
  keys: [
    { column: 'activities.db_updated_at', kind: 'time' },
    { column: 'activities.id', kind: 'bytes' },
  ],
  readId: (id) => [activityKey(parseActivityId(id))],
}

/** Builds the query for a blockchain's settled activities: no write can add one before them. */
export const storedRows = (reader: Reader, blockchain: Blockchain) =>
  reader
    .selectFrom('activities')
    .where('activities.chain', '=', CHAIN_NUMBERS[blockchain])
    .where(isSettled('activities.db_updated_at'))

/** Returns a blockchain's activities in storage order. */
export async function storedActivities(
  reader: Reader,
  { blockchain, type, isLatestFirst }: StoredActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const list: PagedList = isLatestFirst
    ? { ...STORED_LIST, name: 'activities.stored.latest', direction: 'desc' }
    : STORED_LIST
  const branch = storedRows(reader, blockchain)
    .select(['activities.db_updated_at', 'activities.id'])
    .$if(type !== undefined, (query) =>
      query.where('activities.type', type === 'ORDER' ? 'in' : 'not in', ORDER_TYPES),
    )
  const page = await readPage(reader, list, request, [branch])
  const activities = await activitiesByKeys(
    reader,
    page.entries.map(({ id }) => id),
  )
  return withEntries(page, activities)
}

/** Activity types in the table, which are the models' discriminators. */
export type StoredType =
  | 'MINT'
  | 'BURN'
  | 'TRANSFER'
  | 'SEND_TO_CHAIN'
  | 'RECEIVE_FROM_CHAIN'
  | 'BID'
  | 'LIST'
  | 'SELL'
  | 'CANCEL_BID'
  | 'CANCEL_LIST'

/** Stored types by filter type. */
const STORED_TYPES: Readonly<Record<ActivityType, StoredType>> = {
  MINT: 'MINT',
  BURN: 'BURN',
  TRANSFER: 'TRANSFER',
  BID: 'BID',
  LIST: 'LIST',
  SELL: 'SELL',
  CANCEL_LIST: 'CANCEL_LIST',
  CANCEL_BID: 'CANCEL_BID',
  BRIDGE_TO: 'SEND_TO_CHAIN',
  BRIDGE_FROM: 'RECEIVE_FROM_CHAIN',
}

/** All types in the table. */
export const ALL_STORED_TYPES: readonly StoredType[] = Object.values(STORED_TYPES)

/** The account column that has to be the user's. */
export type Side = 'from_account' | 'to_account'

/** Stored type and user side for each user activity type. */
export const USER_TYPES: Readonly<Record<UserActivityType, readonly [StoredType, Side]>> = {
  TRANSFER_FROM: ['TRANSFER', 'from_account'],
  TRANSFER_TO: ['TRANSFER', 'to_account'],
  MINT: ['MINT', 'to_account'],
  BURN: ['BURN', 'from_account'],
  MAKE_BID: ['BID', 'from_account'],
  GET_BID: ['BID', 'to_account'],
  LIST: ['LIST', 'from_account'],
  BUY: ['SELL', 'to_account'],
  SELL: ['SELL', 'from_account'],
  CANCEL_LIST: ['CANCEL_LIST', 'from_account'],
  CANCEL_BID: ['CANCEL_BID', 'from_account'],
  BRIDGE_TO: ['SEND_TO_CHAIN', 'from_account'],
  BRIDGE_FROM: ['RECEIVE_FROM_CHAIN', 'to_account'],
}

/** Stored types that are about an order. */
const ORDER_TYPES: readonly StoredType[] = ['BID', 'LIST', 'SELL', 'CANCEL_BID', 'CANCEL_LIST']

/** Returns a filter's stored types, deduplicated. */
export const storedTypes = (types: readonly ActivityType[]): StoredType[] => [
  ...new Set(types.map((type) => STORED_TYPES[type])),
]

/** Returns activities in the same order as `keys`. */
export async function activitiesByKeys(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<ActivityModel[]> {
  const rows = await activityRows(reader, keys)
  return inOrder(keys, rows, ({ id }) => id).map(activityModel)
}
