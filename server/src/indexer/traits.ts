import { Type } from 'typebox'
import { AddressInput, CollectionIdInput } from '../http/contract/inputs.ts'
import { traitRarity } from '../read-model/traits/traitRarity.ts'
import { traits } from '../read-model/traits/traits.ts'
import { call } from './call.ts'
import { ExtendedTraitProperties, Traits, TraitsRarityRequest } from './schemas/traits.ts'

export const queryTraits = call(
  {
    operationId: 'queryTraits',
    summary: 'Traits of collections',
    description:
      'Each trait with its values and how many items have them. With owners, 3,000 of the items that they hold are counted at most',
    tag: 'Traits',
    method: 'GET',
    path: '/v0.1/items/traits',
    query: {
      keys: Type.Optional(Type.Array(Type.String())),
      collectionIds: Type.Array(CollectionIdInput),
      owners: Type.Optional(Type.Array(AddressInput)),
    },
    answer: Traits,
    errors: 'E4',
  },
  async ({ collectionIds, keys, owners }, { reader }) => ({
    traits: await traits(reader, { collections: collectionIds, keys, owners }),
  }),
)

export const queryTraitsWithRarity = call(
  {
    operationId: 'queryTraitsWithRarity',
    summary: 'Rarity of trait values in a collection',
    description: "The percentage of the collection's items that have each value",
    tag: 'Traits',
    requestClass: 'search',
    method: 'POST',
    path: '/v0.1/items/traits/rarity',
    body: { name: 'traitsRarityRequest', schema: TraitsRarityRequest },
    answer: ExtendedTraitProperties,
    errors: 'E4',
  },
  async ({ traitsRarityRequest: { collectionId, properties } }, { reader }) => ({
    traits: await traitRarity(reader, collectionId, properties),
  }),
)

export const searchTraits = call(
  {
    operationId: 'searchTraits',
    summary: 'Traits of collections by a part of their names',
    description:
      'Each trait whose name contains `filter`, with its values and how many items have them. With owners, 3,000 of the items that they hold are counted at most',
    tag: 'Traits',
    method: 'GET',
    path: '/v0.1/items/traits/search',
    query: {
      filter: Type.String(),
      collectionIds: Type.Array(CollectionIdInput),
      owners: Type.Optional(Type.Array(AddressInput)),
    },
    answer: Traits,
    errors: 'E4',
  },
  async ({ collectionIds, filter, owners }, { reader }) => ({
    traits: await traits(reader, { collections: collectionIds, keyPart: filter, owners }),
  }),
)
