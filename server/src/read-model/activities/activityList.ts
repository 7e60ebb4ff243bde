import type { CurrencyParts } from '@mintline/core/identifiers'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { currencyKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Walk } from '../../database/page/walk.ts'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'
import { activitiesByKeys } from './activitiesByKeys.ts'
import type { ActivityModel } from './activityModel.ts'
import type { StoredType } from './storedTypes.ts'

/** Request for a list of activities in the order of time. */
export interface ActivityOrder {
  readonly isEarliestFirst: boolean
  /** Currencies of the bids to list; undefined = all. Says nothing about other activities. */
  readonly bidCurrencies: readonly CurrencyParts[] | undefined
}

/** Part of a list of activities. */
export type ActivityBranch =
  | SelectQueryBuilder<DB, 'activities', ActivityKeys>
  | Walk<DB, 'activities', ActivityKeys>

interface ActivityKeys {
  readonly id: Buffer
  readonly at: Date
}

/** Order of activities in time; within one, that of blocks and logs. */
export const TIME_KEYS: PagedList['keys'] = [
  { column: 'activities.at', kind: 'time' },
  { column: 'activities.block', kind: 'integer' },
  { column: 'activities.log_index', kind: 'integer' },
  { column: 'activities.id', kind: 'bytes' },
]

/** Queries of activities to which a list adds conditions. */
export type ActivityRows = SelectQueryBuilder<DB, 'activities', object>

/**
 * Part of a list of activities.
 *
 * @param inIndex - adds the conditions by which an index has the activities in the order of time
 * @param filters - conditions that no index has, for which activities are looked at one by one
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

/** Condition that an activity is no bid in another currency. */
function isBidIn(currencies: readonly CurrencyParts[]): RawBuilder<boolean> {
  return sql`(activities.type <> 'BID' or activities.currency = ${anyOf(currencies.map(currencyKey))})`
}

/** Condition that an activity is of one of the types. */
export const isOfTypes = (types: readonly StoredType[]): RawBuilder<boolean> =>
  sql`activities.type = any(${[...types]}::text[])`

/** A page of a list of activities in the order of time; within one, in that of blocks and logs. */
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
