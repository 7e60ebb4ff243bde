import type { CurrencyParts } from '@mintline/core/identifiers'
import type { SelectQueryBuilder } from 'kysely'
import { currencyKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'
import { activitiesByKeys } from './activitiesByKeys.ts'
import type { ActivityModel } from './activityModel.ts'

/** Request for a list of activities in the order of time. */
export interface ActivityOrder {
  readonly isEarliestFirst: boolean
  /** Currencies of the bids to list; undefined = all. Says nothing about other activities. */
  readonly bidCurrencies: readonly CurrencyParts[] | undefined
}

/** Part of a list of activities. */
export type ActivityBranch = SelectQueryBuilder<DB, 'activities', ActivityKeys>

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

/** Query of activities, to which a list adds its conditions. */
export function activityBranch(
  reader: Pick<Reader, 'selectFrom'>,
  { bidCurrencies }: ActivityOrder,
) {
  const branch = reader
    .selectFrom('activities')
    .select(['activities.at', 'activities.block', 'activities.log_index', 'activities.id'])
  if (bidCurrencies === undefined) return branch
  const currencies = bidCurrencies.map(currencyKey)
  return branch.where(({ eb, or }) =>
    or([
      eb('activities.type', '<>', 'BID'),
      ...(currencies.length === 0 ? [] : [eb('activities.currency', 'in', currencies)]),
    ]),
  )
}

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
