import type { UserActivityType } from '@mintline/core/enumerations/indexer'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { distinctKeys } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { foundFirst, isSmallResult } from '../smallResults.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  type ActivityRows,
  activityBranch,
  activityPage,
  isOfTypes,
} from './activityLists.ts'
import type { ActivityModel } from './activityModel.ts'
import { type Side, type StoredType, USER_TYPES } from './storedActivities.ts'

const SIDES: readonly Side[] = ['from_account', 'to_account']

/** Which activities to list. */
export interface UserActivitiesFilter extends ActivityOrder {
  readonly types: readonly UserActivityType[]
  readonly users: readonly GroupAddress[]
  /** Undefined = the users' whole groups. */
  readonly blockchains: readonly Blockchain[] | undefined
  /** Time range, both ends included; undefined = unbounded. */
  readonly from: Date | undefined
  readonly to: Date | undefined
}

/**
 * Maximum number of accounts to walk an index for, one by one. With more, finds a small result set first, or filters a
 * walk over all.
 */
const MAX_WALKED = 64

/** Returns activities where any of the users is on the side that the type names. */
export async function activitiesByUsers(
  reader: Reader,
  filter: UserActivitiesFilter,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const branches = await branchesByUsers(reader, filter)
  // A transfer between two of the users is on both sides.
  const list = { name: 'activities.byUsers', hasOverlaps: true }
  return activityPage(reader, list, filter, request, branches)
}

/** Builds the branches for this list; an activity can be in two of them. */
export async function branchesByUsers(
  reader: Reader,
  filter: UserActivitiesFilter,
): Promise<ActivityBranch[]> {
  const accounts = distinctKeys(await groupKeys(reader, filter.users, filter.blockchains))
  if (accounts.length > MAX_WALKED) return branchesOfMany(reader, filter, accounts)
  return SIDES.flatMap((side) => {
    const types = typesOn(side, filter.types)
    if (types.length === 0) return []
    return accounts.map((account) =>
      activityBranch(
        reader,
        filter,
        (rows) => inTime(rows.where(`activities.${side}`, '=', account), filter),
        [isOfTypes(types)],
      ),
    )
  })
}

async function branchesOfMany(
  reader: Reader,
  filter: UserActivitiesFilter,
  accounts: readonly Buffer[],
): Promise<ActivityBranch[]> {
  const walked: ActivityBranch[] = []
  const chains = [...new Set(accounts.map((account) => account.readUInt16BE()))]
  for (const side of SIDES) {
    const types = typesOn(side, filter.types)
    if (types.length === 0) continue
    const found = reader
      .selectFrom('activities')
      .selectAll()
      .where(`activities.${side}`, '=', anyOf(accounts))
      .where('activities.type', 'in', types)
    if (await isSmallResult(reader, found)) {
      const few = foundFirst(reader, 'activities', found)
      walked.push(activityBranch(few, filter, (rows) => inTime(rows, filter)))
      continue
    }
    for (const type of types) {
      walked.push(
        ...chains.map((chain) =>
          activityBranch(
            reader,
            filter,
            (rows) =>
              inTime(
                rows.where('activities.chain', '=', chain).where('activities.type', '=', type),
                filter,
              ),
            [sql`${sql.ref(`activities.${side}`)} = ${anyOf(accounts)}`],
          ),
        ),
      )
    }
  }
  return walked
}

function inTime(rows: ActivityRows, { from, to }: Pick<UserActivitiesFilter, 'from' | 'to'>) {
  const begun = from ? rows.where('activities.at', '>=', from) : rows
  return to ? begun.where('activities.at', '<=', to) : begun
}

function typesOn(side: Side, types: readonly UserActivityType[]): StoredType[] {
  const stored = types.map((type) => USER_TYPES[type]).filter(([, wanted]) => wanted === side)
  return [...new Set(stored.map(([type]) => type))]
}
