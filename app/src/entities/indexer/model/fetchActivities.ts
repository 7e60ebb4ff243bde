import { getActivitiesByCollection } from '@mintline/indexer-api'
import type { ActivityKind, ActivityPage } from '../lib/activity.ts'
import { ACTIVITIES, ACTIVITY_TYPES } from '../lib/activityForm.ts'
import type { Indexer } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'

/** The part to read from a collection's activity. */
export interface ActivityQuery {
  /** Base58. */
  readonly deployment: string
  /** At least one. */
  readonly kinds: readonly ActivityKind[]
  /** Page token; undefined = the first page. */
  readonly continuation: string | undefined
  /** Maximum activities per page. */
  readonly size: number
}

/**
 * Fetches a page of a collection's activity, latest first.
 *
 * @throws What `askIndexer` throws.
 */
export function fetchActivities(
  { url, blockchain }: Indexer,
  { deployment, kinds, continuation, size }: ActivityQuery,
  signal?: AbortSignal,
): Promise<ActivityPage> {
  const input = {
    collection: [`${blockchain}:${deployment}`],
    type: kinds.map((kind) => ACTIVITY_TYPES[kind]),
    size,
    ...(continuation !== undefined && { continuation }),
  }
  return askIndexer(url, {
    signal,
    call: (connection, call) => getActivitiesByCollection(connection, input, call),
    form: ACTIVITIES,
  })
}
