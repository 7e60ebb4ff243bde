import { Type } from 'typebox'
import { CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { traits } from '../../read-model/traits/traits.ts'
import { call } from '../call.ts'
import { SortOrder, Trait, TraitsRarityRequest } from '../schemas/shared.ts'
import { shownRarity } from './answers.ts'
import { ExtendedTraitProperty } from './schemas.ts'

export const queryTraitsUsingGET = call(
  {
    operationId: 'queryTraitsUsingGET',
    summary: 'Traits of collections',
    description: 'Each trait with its values and how many items have them',
    tag: 'Traits',
    method: 'GET',
    path: '/marketplace/api/v4/items/traits',
    query: {
      keys: Type.Optional(idsOf(Type.String())),
      collectionIds: Type.Optional(idsOf(CollectionIdInput)),
      valueFrequencySortOrder: Type.Optional(ref(SortOrder)),
    },
    answer: Type.Array(ref(Trait)),
    errors: 'E4',
  },
  async ({ collectionIds = [], keys, valueFrequencySortOrder }, { reader }) => {
    const isRarestFirst = valueFrequencySortOrder === 'ASC'
    return traits(reader, { collections: collectionIds, keys, isRarestFirst })
  },
)

export const queryTraitsWithRarityUsingPOST = call(
  {
    operationId: 'queryTraitsWithRarityUsingPOST',
    summary: 'Rarity of trait values in a collection',
    description: "The percentage of the collection's items that have each value",
    tag: 'Traits',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/items/traits/rarity',
    body: { name: 'traitsRarityRequest', schema: TraitsRarityRequest },
    answer: Type.Array(ref(ExtendedTraitProperty)),
    errors: 'E4',
  },
  shownRarity,
)
