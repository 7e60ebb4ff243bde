import type { ActivityType } from '@mintline/core/enumerations/indexer'
import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
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
export interface AllActivitiesFilter extends ActivityOrder {
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
