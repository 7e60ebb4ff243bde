import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { SortOrder, Trait, TraitsRarityRequest } from '../schemas/shared.ts'
import { ExtendedTraitProperty } from '../schemas/traits.ts'

export const queryTraits = call({
  operationId: 'queryTraits',
  summary: 'Traits of collections',
  description: 'Each trait with its values and how many items have them',
  tag: 'Search',
  method: 'GET',
  path: '/marketplace/search/v1/items/traits',
  query: {
    keys: Type.Optional(idsOf(Type.String())),
    collectionIds: Type.Optional(idsOf(CollectionIdInput)),
    listed: Type.Optional(Type.Boolean()),
    valueFrequencySortOrder: Type.Optional(ref(SortOrder)),
  },
  answer: Type.Array(ref(Trait)),
  errors: 'E4',
})

export const queryTraitsWithRarity = call({
  operationId: 'queryTraitsWithRarity',
  summary: 'Rarity of trait values in a collection',
  description: "The percentage of the collection's items that have each value",
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/items/traits/rarity',
  body: { name: 'traitsRarityRequest', schema: TraitsRarityRequest },
  answer: Type.Array(ref(ExtendedTraitProperty)),
  errors: 'E4',
})

export const searchTraits = call({
  operationId: 'searchTraits',
  summary: 'Traits of collections by a part of their names',
  description:
    'Each trait whose name contains `filter`, with its values and how many items have them',
  tag: 'Search',
  method: 'GET',
  path: '/marketplace/search/v1/items/traits/search',
  query: {
    filter: Type.String(),
    collectionIds: Type.Optional(idsOf(CollectionIdInput)),
    listed: Type.Optional(Type.Boolean()),
    valueFrequencySortOrder: Type.Optional(ref(SortOrder)),
  },
  answer: Type.Array(ref(Trait)),
  errors: 'E4',
})
