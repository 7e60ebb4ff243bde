import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import {
  CollectionIdInput,
  ItemIdInput,
  idsOf,
  OwnershipIdInput,
} from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import { quoted } from '../../http/parsing/inputFault.ts'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import { marketItemsByIds } from '../../read-model/items/marketItemsByIds.ts'
import { ownershipsByIds } from '../../read-model/ownerships/ownershipsByIds.ts'
import { followedIds } from '../../read-model/social/follows.ts'
import {
  countedTraits,
  parseTraitId,
  type TraitIdParts,
} from '../../read-model/traits/countedTraits.ts'
import { livingUsersByIds } from '../../read-model/users/users.ts'
import { call } from '../call.ts'
import { allCurrencies } from '../currencies/answers.ts'
import { UserId, UserIdInput } from '../schemas/identifiers.ts'
import { searchableCollections, searchableItems, searchableOwnerships } from './answers.ts'
import { searchableTraitOf, searchableUserOf } from './models.ts'
import {
  SearchableCollection,
  SearchableCurrency,
  SearchableItem,
  SearchableOwnership,
  SearchableTrait,
  SearchableUser,
} from './schemas.ts'

/**
 * Parses trait value ids.
 *
 * @throws ApiError 400 if a text is no such id
 */
const traitIdsOf = (ids: readonly string[]): TraitIdParts[] =>
  ids.map((id, index) => {
    try {
      return parseTraitId(id)
    } catch (cause) {
      const form = '<collection id>:<key>:<value>, with colons in key and value as %3A'
      const message = `requestBody[${index}] is no ${form}: ${quoted(id)}`
      throw new ApiError('badRequest', message, { cause })
    }
  })

export const loadSearchableCollections = call(
  {
    operationId: 'loadSearchableCollections',
    summary: 'Collections by their ids, as the search has them',
    tag: 'Search feeds',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/search/collections',
    body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
    answer: Type.Array(ref(SearchableCollection)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, { reader }) =>
    searchableCollections(reader, await collectionsByIds(reader, ids)),
)

/** Returns only currencies with a known rate, by which the search compares prices. */
export const loadSearchableCurrencies = call(
  {
    operationId: 'loadSearchableCurrencies',
    summary: 'Currencies and their rates, as the search has them',
    description: 'Currencies without a known rate are left out',
    tag: 'Search feeds',
    method: 'GET',
    path: '/marketplace/api/v4/search/currencies',
    answer: Type.Array(ref(SearchableCurrency)),
    errors: 'E4',
  },
  async (_, services) => {
    const all = await allCurrencies(services)
    return all.flatMap(({ id, rate, blockchain }) =>
      rate === undefined ? [] : [{ id, rate, blockchain, primary: isNativeCurrencyId(id) }],
    )
  },
)

export const loadSearchableItems = call(
  {
    operationId: 'loadSearchableItems',
    summary: 'Items by their ids, as the search has them',
    tag: 'Search feeds',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/search/items',
    body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
    answer: Type.Array(ref(SearchableItem)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) =>
    searchableItems(services, await marketItemsByIds(services.reader, ids)),
)

export const loadSearchableOwnerships = call(
  {
    operationId: 'loadSearchableOwnerships',
    summary: 'Ownerships by their ids, as the search has them',
    tag: 'Search feeds',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/search/ownerships',
    body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
    answer: Type.Array(ref(SearchableOwnership)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) =>
    searchableOwnerships(services, await ownershipsByIds(services.reader, ids)),
)

export const loadSearchableTraits = call(
  {
    operationId: 'loadSearchableTraits',
    summary: 'Trait values by their ids, as the search has them',
    tag: 'Search feeds',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/search/traits',
    body: { name: 'requestBody', schema: idsOf(Type.String()), optional: true },
    answer: Type.Array(ref(SearchableTrait)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, { reader }) =>
    (await countedTraits(reader, traitIdsOf(ids))).map(searchableTraitOf),
)

export const loadSearchableUserFollowings = call(
  {
    operationId: 'loadSearchableUserFollowings',
    summary: 'Ids of the users whom a user follows',
    tag: 'Search feeds',
    method: 'GET',
    path: '/marketplace/api/v4/search/users/{id}/followings',
    params: { id: UserIdInput },
    answer: Type.Array(UserId),
    errors: 'E404',
  },
  async ({ id }, { reader }) => found(await followedIds(reader, id), 'user', id),
)

export const loadSearchableUsers = call(
  {
    operationId: 'loadSearchableUsers',
    summary: 'Users by their ids, as the search has them',
    tag: 'Search feeds',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/search/users',
    body: { name: 'requestBody', schema: idsOf(UserIdInput), optional: true },
    answer: Type.Array(ref(SearchableUser)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, { reader }) =>
    (await livingUsersByIds(reader, ids)).map(searchableUserOf),
)
