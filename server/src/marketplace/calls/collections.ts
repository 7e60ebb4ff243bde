import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { AddressInput, CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionPageRequest } from '../schemas/collectionSearch.ts'
import { CollectionForm, Token } from '../schemas/collections.ts'
import { OwnerIdInput } from '../schemas/identifiers.ts'
import { PageSize } from '../schemas/inputs.ts'
import { DeprecatedOrder } from '../schemas/orders.ts'
import { CollectionRankingItem } from '../schemas/rankings.ts'

export const claimOwnership = call({
  operationId: 'claimOwnership',
  summary: 'Have the owner of a collection read again from its contract',
  tag: 'Collections',
  method: 'POST',
  path: '/marketplace/api/v4/collections/{id}/claimOwnership',
  params: { id: CollectionIdInput },
  answer: Token,
  errors: 'E404',
})

export const getCollectionByOwnerUsingGET = call({
  operationId: 'getCollectionByOwnerUsingGET',
  summary: 'A collection with what an owner has of it',
  tag: 'Collections',
  method: 'GET',
  path: '/marketplace/api/v4/collections/{id}/owned/{owner}',
  params: { id: CollectionIdInput, owner: OwnerIdInput },
  answer: Token,
  errors: 'E404',
})

export const getCollectionFloorBidsUsingGET = call({
  operationId: 'getCollectionFloorBidsUsingGET',
  summary: 'Bids for any item of a collection',
  tag: 'Collections',
  method: 'GET',
  path: '/marketplace/api/v4/collections/{id}/floorBids',
  params: { id: CollectionIdInput },
  query: { userId: Type.Optional(OwnerIdInput), makers: Type.Optional(idsOf(AddressInput)) },
  answer: Type.Array(ref(DeprecatedOrder)),
  errors: 'E404',
})

export const getCollectionUsingGET = call({
  operationId: 'getCollectionUsingGET',
  summary: 'A collection',
  tag: 'Collections',
  method: 'GET',
  path: '/marketplace/api/v4/collections/{id}',
  params: { id: CollectionIdInput },
  answer: Token,
  errors: 'E404',
})

export const getCollectionsByIdsUsingPOST = call({
  operationId: 'getCollectionsByIdsUsingPOST',
  summary: 'Collections by their ids; unknown ones are left out',
  tag: 'Collections',
  method: 'POST',
  path: '/marketplace/api/v4/collections/byIds',
  body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
  answer: Type.Array(ref(Token)),
  errors: 'E4',
})

export const getCollectionsByMinterDeprecatedUsingGET = call({
  operationId: 'getCollectionsByMinterDeprecatedUsingGET',
  summary: 'Collections in which a user can mint',
  tag: 'Collections',
  method: 'GET',
  path: '/marketplace/api/v4/users/{id}/marketplace/api/v4/collections',
  deprecated: true,
  params: { id: OwnerIdInput },
  answer: Type.Array(ref(Token)),
  errors: 'E404',
})

export const getCollectionsByMinterUsingGET = call({
  operationId: 'getCollectionsByMinterUsingGET',
  summary: 'Collections in which a user can mint',
  tag: 'Collections',
  method: 'GET',
  path: '/marketplace/api/v4/users/{id}/collections',
  params: { id: OwnerIdInput },
  answer: Type.Array(ref(Token)),
  errors: 'E404',
})

export const getCollectionsByOwnerUsingGET = call({
  operationId: 'getCollectionsByOwnerUsingGET',
  summary: 'Collections that a user owns',
  tag: 'Collections',
  method: 'GET',
  path: '/marketplace/api/v4/users/{id}/ownedCollections',
  params: { id: OwnerIdInput },
  query: { size: Type.Optional(PageSize) },
  answer: Type.Array(ref(Token)),
  errors: 'E404',
})

export const refreshItemsMetaUsingPOST = call({
  operationId: 'refreshItemsMetaUsingPOST',
  summary: 'Fetch the metadata of all items of a collection again',
  tag: 'Collections',
  method: 'POST',
  path: '/marketplace/api/v4/collections/{id}/itemMeta/refresh',
  bearer: true,
  params: { id: CollectionIdInput },
  errors: 'E404',
})

export const saveCollectionSettingsUsingPOST = call({
  operationId: 'saveCollectionSettingsUsingPOST',
  summary: "Change the settings of a collection of one's own",
  tag: 'Collections',
  method: 'POST',
  path: '/marketplace/api/v4/collections/{id}',
  bearer: true,
  params: { id: CollectionIdInput },
  body: { name: 'collectionForm', schema: CollectionForm, optional: true },
  errors: 'E404',
})

export const searchCollectionsUsingPOST = call({
  operationId: 'searchCollectionsUsingPOST',
  summary: 'Collections by any of their properties, with statistics',
  tag: 'Collections',
  method: 'POST',
  path: '/marketplace/api/v4/collections/search',
  body: { name: 'collectionPageRequest', schema: CollectionPageRequest, optional: true },
  answer: Type.Array(ref(CollectionRankingItem)),
  continues: true,
  untilWritten: true,
  errors: 'E4',
})
