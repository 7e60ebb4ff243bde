import type { ActivityType } from '@mintline/core/enumerations/indexer'
import {
  type CollectionIdParts,
  type CurrencyParts,
  formatCollectionId,
  type ItemParts,
} from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { CHAIN_NUMBERS, collectionKey, currencyKey, itemKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Walk } from '../../database/page/walk.ts'
import type { DB } from '../../database/tables.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import type { ActivityModel } from './activityModel.ts'
import { activitiesByKeys, type StoredType, storedTypes } from './storedActivities.ts'

/** Options for an activity list in time order. */
export interface ActivityOrder {
  readonly isEarliestFirst: boolean
  /** Currencies for bids; undefined = all. Does not affect other activities. */
  readonly bidCurrencies: readonly CurrencyParts[] | undefined
}

/** Branch of an activity list. */
export type ActivityBranch =
  | SelectQueryBuilder<DB, 'activities', ActivityKeys>
  | Walk<DB, 'activities', ActivityKeys>

interface ActivityKeys {
  readonly id: Buffer
  readonly at: Date
}

/** Sorts by time, then by block and log index. */
export const TIME_KEYS: PagedList['keys'] = [
  { column: 'activities.at', kind: 'time' },
  { column: 'activities.block', kind: 'integer' },
  { column: 'activities.log_index', kind: 'integer' },
  { column: 'activities.id', kind: 'bytes' },
]

/** Activity query that a list adds conditions to. */
export type ActivityRows = SelectQueryBuilder<DB, 'activities', object>

/**
 * Builds a branch of an activity list.
 *
 * @param inIndex - adds conditions that an index has before the time
 * @param filters - conditions that no index has, checked row by row
 */
export function activityBranch(
  reader: Pick<Reader, 'selectFrom'>,
  { bidCurrencies }: Pick<ActivityOrder, 'bidCurrencies'>,
  inIndex: (rows: ActivityRows) => ActivityRows,
  filters: readonly RawBuilder<boolean>[] = [],
): ActivityBranch {
  const all = [...filters, ...(bidCurrencies ? [isBidIn(bidCurrencies)] : [])]
  const rows = inIndex(reader.selectFrom('activities'))
  if (all.length === 0) {
    return rows.select([
      'activities.at',
      'activities.block',
      'activities.log_index',
      'activities.id',
    ])
  }
  const filter = sql<boolean>`(${sql.join(all, sql` and `)})`
  return { rows: rows.selectAll(), table: 'activities', filter }
}

/** Builds the condition that excludes bids in other currencies. */
function isBidIn(currencies: readonly CurrencyParts[]): RawBuilder<boolean> {
  return sql`(activities.type <> 'BID' or activities.currency = ${anyOf(currencies.map(currencyKey))})`
}

/** Builds the condition that an activity has one of the types. */
export const isOfTypes = (types: readonly StoredType[]): RawBuilder<boolean> =>
  sql`activities.type = any(${[...types]}::text[])`

/** Returns a page of activities in time order, then by block and log index. */
export async function activityPage(
  reader: Reader,
  { name, ...rest }: Pick<PagedList, 'name' | 'hasOverlaps'>,
  { isEarliestFirst }: ActivityOrder,
  request: PageRequest,
  branches: readonly ActivityBranch[],
): Promise<Page<ActivityModel>> {
  const list: PagedList = {
    ...rest,
    name: isEarliestFirst ? `${name}.earliest` : name,
    direction: isEarliestFirst ? 'asc' : 'desc',
    keys: TIME_KEYS,
  }
  const page = await readPage(reader, list, request, branches)
  const activities = await activitiesByKeys(
    reader,
    page.entries.map(({ id }) => id),
  )
  return withEntries(page, activities)
}

/** Which activities to list. */
interface AllActivitiesFilter extends ActivityOrder {
  readonly types: readonly ActivityType[]
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
}

/** Returns activities with these types on all the blockchains. */
export async function allActivities(
  reader: Reader,
  filter: AllActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const branches = await branchesOfAll(reader, filter)
  return activityPage(reader, { name: 'activities' }, filter, request, branches)
}

/** Builds the branches for this list. */
export async function branchesOfAll(
  reader: Reader,
  filter: AllActivitiesFilter,
): Promise<ActivityBranch[]> {
  const chains = await chainsWithData(reader, filter.blockchains)
  return chains.flatMap((blockchain) =>
    storedTypes(filter.types).map((type) =>
      activityBranch(reader, filter, (rows) =>
        rows
          .where('activities.chain', '=', CHAIN_NUMBERS[blockchain])
          .where('activities.type', '=', type),
      ),
    ),
  )
}

/** Which activities to list. */
interface CollectionActivitiesFilter extends ActivityOrder {
  readonly types: readonly ActivityType[]
  readonly collections: readonly CollectionIdParts[]
}

/** Returns activities with these types in any of the collections. */
export function activitiesByCollection(
  reader: Reader,
  filter: CollectionActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const branches = branchesByCollection(reader, filter)
  return activityPage(reader, { name: 'activities.byCollection' }, filter, request, branches)
}

/** Builds the branches for this list. */
export function branchesByCollection(
  reader: Reader,
  filter: CollectionActivitiesFilter,
): ActivityBranch[] {
  const collections = new Map(filter.collections.map((id) => [formatCollectionId(id), id]))
  return [...collections.values()].flatMap((id) =>
    storedTypes(filter.types).map((type) =>
      activityBranch(reader, filter, (rows) =>
        rows
          .where('activities.collection', '=', collectionKey(id))
          .where('activities.type', '=', type),
      ),
    ),
  )
}

/** Which activities to list. */
interface ItemActivitiesFilter extends ActivityOrder {
  readonly types: readonly ActivityType[]
  readonly item: ItemParts
}

/** Returns an item's activities with these types. */
export function activitiesByItem(
  reader: Reader,
  filter: ItemActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const branches = branchesByItem(reader, filter)
  return activityPage(reader, { name: 'activities.byItem' }, filter, request, branches)
}

/** Builds the branches for this list. */
export function branchesByItem(reader: Reader, filter: ItemActivitiesFilter): ActivityBranch[] {
  const types = storedTypes(filter.types)
  const ofItem = itemKey(filter.item)
  const branch = activityBranch(
    reader,
    filter,
    (rows) => rows.where('activities.item', '=', ofItem),
    [isOfTypes(types)],
  )
  return types.length === 0 ? [] : [branch]
}
