import type { ActivityType } from '@mintline/core/enumerations/indexer'
import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  activityBranch,
  activityPage,
} from './activityList.ts'
import type { ActivityModel } from './activityModel.ts'
import { storedTypes } from './storedTypes.ts'

/** Which activities to list. */
export interface CollectionActivitiesFilter extends ActivityOrder {
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
