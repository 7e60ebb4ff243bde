import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, ItemIdInput } from '../../http/contract/inputs.ts'
import { UserIdInput } from '../schemas/identifiers.ts'

export const searchResultCollectionClickUsingPOST = call({
  operationId: 'searchResultCollectionClickUsingPOST',
  summary: 'Count a click on a collection in a search',
  tag: 'Events',
  method: 'POST',
  path: '/marketplace/api/v4/events/searchResultClick/collections/{id}',
  params: { id: CollectionIdInput },
  errors: 'E404',
})

export const searchResultItemClickUsingPOST = call({
  operationId: 'searchResultItemClickUsingPOST',
  summary: 'Count a click on an item in a search',
  tag: 'Events',
  method: 'POST',
  path: '/marketplace/api/v4/events/searchResultClick/items/{id}',
  params: { id: ItemIdInput },
  errors: 'E404',
})

export const searchResultUserClickUsingPOST = call({
  operationId: 'searchResultUserClickUsingPOST',
  summary: 'Count a click on a user in a search',
  tag: 'Events',
  method: 'POST',
  path: '/marketplace/api/v4/events/searchResultClick/users/{id}',
  params: { id: UserIdInput },
  errors: 'E404',
})
