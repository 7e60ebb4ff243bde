import type { UserActivityType } from '@mintline/core/enumerations/indexer'
import type { Blockchain } from '@mintline/core/networks'
import { distinctKeys } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  activityBranch,
  activityPage,
} from './activityList.ts'
import type { ActivityModel } from './activityModel.ts'
import { type Side, type StoredType, USER_TYPES } from './storedTypes.ts'

/** Which activities to list. */
export interface UserActivitiesFilter extends ActivityOrder {
  readonly types: readonly UserActivityType[]
  readonly users: readonly GroupAddress[]
  /** Undefined = all of the users' groups. */
  readonly blockchains: readonly Blockchain[] | undefined
  /** Range of times, both included; undefined = without a bound. */
  readonly from: Date | undefined
  readonly to: Date | undefined
}

/** Activities in which any of the users is on the side that a type names. */
export async function activitiesByUsers(
  reader: Reader,
  filter: UserActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const accounts = distinctKeys(await groupKeys(reader, filter.users, filter.blockchains))
  const branchesOf = (side: Side) => {
    const types = typesOn(side, filter.types)
    if (types.length === 0) return []
    return accounts.map((account) =>
      inTime(activityBranch(reader, filter), filter)
        .where(`activities.${side}`, '=', account)
        .where('activities.type', 'in', types),
    )
  }
  return activityPage(
    reader,
    // A transfer between two of the users is on both sides.
    { name: 'activities.byUsers', hasOverlaps: true },
    filter,
    request,
    [...branchesOf('from_account'), ...branchesOf('to_account')],
  )
}

function inTime(branch: ActivityBranch, { from, to }: UserActivitiesFilter): ActivityBranch {
  const begun = from ? branch.where('activities.at', '>=', from) : branch
  return to ? begun.where('activities.at', '<=', to) : begun
}

function typesOn(side: Side, types: readonly UserActivityType[]): StoredType[] {
  const stored = types.map((type) => USER_TYPES[type]).filter(([, wanted]) => wanted === side)
  return [...new Set(stored.map(([type]) => type))]
}
