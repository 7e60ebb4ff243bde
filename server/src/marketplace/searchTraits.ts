import { Type } from 'typebox'
import { CollectionIdInput, idsOf } from '../http/contract/inputs.ts'
import { ref } from '../http/contract/model.ts'
import { traits } from '../read-model/traits/traits.ts'
import { call } from './call.ts'
import { SortOrder, Trait, TraitsRarityRequest } from './schemas/shared.ts'
import { shownRarity } from './traits/answers.ts'
import { ExtendedTraitProperty } from './traits/schemas.ts'

export const queryTraits = call(
  {
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
  },
  ({ collectionIds = [], keys, listed, valueFrequencySortOrder }, { reader }) => {
    const isRarestFirst = valueFrequencySortOrder === 'ASC'
    return traits(reader, { collections: collectionIds, keys, isListed: listed, isRarestFirst })
  },
)

export const queryTraitsWithRarity = call(
  {
    operationId: 'queryTraitsWithRarity',
    summary: 'Rarity of trait values in a collection',
    description: "The percentage of the collection's items that have each value",
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/items/traits/rarity',
    body: { name: 'traitsRarityRequest', schema: TraitsRarityRequest },
    answer: Type.Array(ref(ExtendedTraitProperty)),
    errors: 'E4',
  },
  shownRarity,
)

export const searchTraits = call(
  {
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
  },
  ({ collectionIds = [], filter, listed, valueFrequencySortOrder }, { reader }) => {
    const isRarestFirst = valueFrequencySortOrder === 'ASC'
    const found = { collections: collectionIds, keyPart: filter, isListed: listed, isRarestFirst }
    return traits(reader, found)
  },
)
