import { formatCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { watchedRanking } from '../../read-model/leaderboards/rankings.ts'
import { watchedAmong } from '../../read-model/social/watchedCollections.ts'
import { assertDone } from '../assertDone.ts'
import { call } from '../call.ts'
import { rankedCollections } from '../collections/answers.ts'
import { rankingFilter } from '../rankingFilter.ts'
import { CollectionRankingItem, CollectionRankingRequest } from '../statistics/rankingSchemas.ts'
import { watch } from './write.ts'

/** Default request for clients that send none. */
const WHOLE = { period: 'TOTAL', size: 20 } as const

export const getCollectionsWatchlist = call(
  {
    operationId: 'getCollectionsWatchlist',
    summary: 'Collections that the user who asks watches, with statistics',
    description:
      'The request comes as a body, or field by field as query parameters, since fetch sends no body with GET',
    tag: 'Watchlist',
    method: 'GET',
    path: '/marketplace/api/v4/collections/watchlist',
    bearer: true,
    body: { name: 'collectionRankingRequest', schema: CollectionRankingRequest, optional: true },
    answer: Type.Array(ref(CollectionRankingItem)),
    errors: 'E4',
  },
  async ({ collectionRankingRequest: request = WHOLE }, { reader }, { caller }) => {
    const page = { size: request.size, token: undefined }
    const { userId } = caller
    const { entries } = await watchedRanking(reader, userId, rankingFilter(request), page)
    return rankedCollections(reader, entries)
  },
)

export const getWatchlistedCollectionsUsingPOST = call(
  {
    operationId: 'getWatchlistedCollectionsUsingPOST',
    summary: 'Those of some collections that the user who asks watches',
    tag: 'Watchlist',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/collections/watchlisted',
    bearer: true,
    body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
    answer: Type.Array(CollectionId),
    errors: 'E4',
  },
  ({ requestBody }, { reader }, { caller: { userId } }) =>
    watchedAmong(reader, userId, requestBody),
)

export const unwatchCollectionUsingDELETE = call(
  {
    operationId: 'unwatchCollectionUsingDELETE',
    summary: 'Watch a collection no more',
    tag: 'Watchlist',
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/api/v4/collections/{id}/watch',
    bearer: true,
    params: { id: CollectionIdInput },
    errors: 'E404',
  },
  async ({ id: collection }, { users, now }, { caller: { userId } }) => {
    const outcome = await watch(users.writer, { userId, collection, now: now() }, 'unwatch')
    return assertDone(outcome, { kind: 'collection', id: formatCollectionId(collection) })
  },
)

export const watchCollectionUsingPOST = call(
  {
    operationId: 'watchCollectionUsingPOST',
    summary: 'Watch a collection',
    tag: 'Watchlist',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/collections/{id}/watch',
    bearer: true,
    params: { id: CollectionIdInput },
    errors: 'E404',
  },
  async ({ id: collection }, { users, now }, { caller: { userId } }) => {
    const outcome = await watch(users.writer, { userId, collection, now: now() }, 'watch')
    return assertDone(outcome, { kind: 'collection', id: formatCollectionId(collection) })
  },
)
