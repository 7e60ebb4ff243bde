import type { SyncType } from '@mintline/core/enumerations/indexer'
import { parseActivityId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { activityKey, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { isSettled } from '../isSettled.ts'
import type { Reader } from '../reader.ts'
import { activitiesByKeys } from './activitiesByKeys.ts'
import type { ActivityModel } from './activityModel.ts'
import { ORDER_TYPES } from './storedTypes.ts'

/** Which activities to list. */
export interface StoredActivitiesFilter {
  readonly blockchain: Blockchain
  /** Order activities or item activities; undefined = both. */
  readonly type: SyncType | undefined
  readonly isLatestFirst: boolean
}

/** Returns a blockchain's activities in storage order. */
export async function storedActivities(
  reader: Reader,
  { blockchain, type, isLatestFirst }: StoredActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const list: PagedList = {
    name: isLatestFirst ? 'activities.stored.latest' : 'activities.stored',
    direction: isLatestFirst ? 'desc' : 'asc',
    keys: [
      { column: 'activities.db_updated_at', kind: 'time' },
      { column: 'activities.id', kind: 'bytes' },
    ],
    readId: (id) => [activityKey(parseActivityId(id))],
  }
  const branch = reader
    .selectFrom('activities')
    .select(['activities.db_updated_at', 'activities.id'])
    .where('activities.chain', '=', CHAIN_NUMBERS[blockchain])
    .where(isSettled('activities.db_updated_at'))
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
