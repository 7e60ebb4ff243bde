import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { CollectionRankingItem, CollectionRankingRequest } from '../schemas/rankings.ts'

export const getCollectionsWatchlist = call({
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
})

export const getWatchlistedCollectionsUsingPOST = call({
  operationId: 'getWatchlistedCollectionsUsingPOST',
  summary: 'Those of some collections that the user who asks watches',
  tag: 'Watchlist',
  method: 'POST',
  path: '/marketplace/api/v4/collections/watchlisted',
  bearer: true,
  body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
  answer: Type.Array(CollectionId),
  errors: 'E4',
})

export const unwatchCollectionUsingDELETE = call({
  operationId: 'unwatchCollectionUsingDELETE',
  summary: 'Watch a collection no more',
  tag: 'Watchlist',
  method: 'DELETE',
  path: '/marketplace/api/v4/collections/{id}/watch',
  bearer: true,
  params: { id: CollectionIdInput },
  errors: 'E404',
})

export const watchCollectionUsingPOST = call({
  operationId: 'watchCollectionUsingPOST',
  summary: 'Watch a collection',
  tag: 'Watchlist',
  method: 'POST',
  path: '/marketplace/api/v4/collections/{id}/watch',
  bearer: true,
  params: { id: CollectionIdInput },
  errors: 'E404',
})
