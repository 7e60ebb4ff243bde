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
