import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  CollectionIdInput,
  ItemIdInput,
  idsOf,
  OwnershipIdInput,
} from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { UserId, UserIdInput } from '../schemas/identifiers.ts'
import {
  SearchableCollection,
  SearchableCurrency,
  SearchableItem,
  SearchableOwnership,
  SearchableTrait,
  SearchableUser,
} from '../schemas/searchable.ts'

export const loadSearchableCollections = call({
  operationId: 'loadSearchableCollections',
  summary: 'Collections by their ids, as the search has them',
  tag: 'Search feeds',
  method: 'POST',
  path: '/marketplace/api/v4/search/collections',
  body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
  answer: Type.Array(ref(SearchableCollection)),
  errors: 'E4',
})

export const loadSearchableCurrencies = call({
  operationId: 'loadSearchableCurrencies',
  summary: 'Currencies and their rates, as the search has them',
  description: 'Currencies without a known rate are left out',
  tag: 'Search feeds',
  method: 'GET',
  path: '/marketplace/api/v4/search/currencies',
  answer: Type.Array(ref(SearchableCurrency)),
  errors: 'E4',
})

export const loadSearchableItems = call({
  operationId: 'loadSearchableItems',
  summary: 'Items by their ids, as the search has them',
  tag: 'Search feeds',
  method: 'POST',
  path: '/marketplace/api/v4/search/items',
  body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
  answer: Type.Array(ref(SearchableItem)),
  errors: 'E4',
})

export const loadSearchableOwnerships = call({
  operationId: 'loadSearchableOwnerships',
  summary: 'Ownerships by their ids, as the search has them',
  tag: 'Search feeds',
  method: 'POST',
  path: '/marketplace/api/v4/search/ownerships',
  body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
  answer: Type.Array(ref(SearchableOwnership)),
  errors: 'E4',
})

export const loadSearchableTraits = call({
  operationId: 'loadSearchableTraits',
  summary: 'Trait values by their ids, as the search has them',
  tag: 'Search feeds',
  method: 'POST',
  path: '/marketplace/api/v4/search/traits',
  body: { name: 'requestBody', schema: idsOf(Type.String()), optional: true },
  answer: Type.Array(ref(SearchableTrait)),
  errors: 'E4',
})

export const loadSearchableUserFollowings = call({
  operationId: 'loadSearchableUserFollowings',
  summary: 'Ids of the users whom a user follows',
  tag: 'Search feeds',
  method: 'GET',
  path: '/marketplace/api/v4/search/users/{id}/followings',
  params: { id: UserIdInput },
  answer: Type.Array(UserId),
  errors: 'E404',
})

export const loadSearchableUsers = call({
  operationId: 'loadSearchableUsers',
  summary: 'Users by their ids, as the search has them',
  tag: 'Search feeds',
  method: 'POST',
  path: '/marketplace/api/v4/search/users',
  body: { name: 'requestBody', schema: idsOf(UserIdInput), optional: true },
  answer: Type.Array(ref(SearchableUser)),
  errors: 'E4',
})
