import type { ActivityType } from '@mintline/core/enumerations/indexer'
import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  activityBranch,
  activityPage,
  isOfTypes,
} from './activityList.ts'
import type { ActivityModel } from './activityModel.ts'
import { storedTypes } from './storedTypes.ts'

/** Which activities to list. */
export interface ItemActivitiesFilter extends ActivityOrder {
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
