import type { ActivityType } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey, distinctKeys } from '../../database/keys/index.ts'
import type { PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { sortValuesOf } from '../../database/page/sortValues.ts'
import { writeToken } from '../../database/page/token.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { settledUntil } from '../isSettled.ts'
import type { Reader } from '../reader.ts'
import { isOfTypes } from './activityLists.ts'
import type { ActivityModel } from './activityModel.ts'
import { activitiesByKeys, STORED_LIST, storedRows, storedTypes } from './storedActivities.ts'

/** Which activities to follow; undefined = any. */
export interface ActivityStreamFilter {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly types?: readonly ActivityType[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
  /** Users on either side. */
  readonly users?: readonly GroupAddress[] | undefined
}

/** Activities read at a time. */
const STREAMED = 100

/** An id before all others. */
const BEFORE_ALL = Buffer.of(0)

/**
 * Returns activities as events, in storage order over all blockchains: a place is a token of `STORED_LIST`, and none can
 * appear behind it. A filter that few activities meet is checked for some thousands at a time.
 *
 * @param dataOf - converts an activity to an event's data
 */
export function activityEvents<Data>(
  reader: Reader,
  filter: ActivityStreamFilter,
  dataOf: (activity: ActivityModel) => Data,
) {
  const after = async (place: string | undefined) => {
    const token = place ?? writeToken(STORED_LIST, [await settledUntil(reader), BEFORE_ALL])
    const request: PageRequest = { size: STREAMED, token }
    const { entries, next } = await readPage(reader, STORED_LIST, request, await branches())
    const keys = entries.map(({ id }) => id)
    const places = entries.map((row) =>
      writeToken(STORED_LIST, sortValuesOf(STORED_LIST.keys, row)),
    )
    const activities = await activitiesByKeys(reader, keys)
    return {
      events: activities.map((activity, index) => ({
        place: places[index] as string,
        data: dataOf(activity),
      })),
      place: next ?? places.at(-1) ?? token,
      hasMore: next !== undefined,
    }
  }

  async function branches() {
    const filters = await filtersOf(reader, filter)
    const chains = await chainsWithData(reader, filter.blockchains)
    return chains.map((blockchain) => {
      const rows = storedRows(reader, blockchain)
      if (filters.length === 0) return rows.select(['activities.db_updated_at', 'activities.id'])
      const all = sql<boolean>`(${sql.join(filters, sql` and `)})`
      return { rows: rows.selectAll(), table: 'activities' as const, filter: all }
    })
  }

  return { after }
}

async function filtersOf(
  reader: Reader,
  { types, collections, users, blockchains }: ActivityStreamFilter,
): Promise<RawBuilder<boolean>[]> {
  const accounts = users && distinctKeys(await groupKeys(reader, users, blockchains))
  return [
    ...(types ? [isOfTypes(storedTypes(types))] : []),
    ...(collections
      ? [sql<boolean>`activities.collection = ${anyOf(collections.map(collectionKey))}`]
      : []),
    ...(accounts
      ? [
          sql<boolean>`(activities.from_account = ${anyOf(accounts)} or activities.to_account = ${anyOf(accounts)})`,
        ]
      : []),
  ]
}
