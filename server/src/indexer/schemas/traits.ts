import { type Static, Type } from 'typebox'
import { CollectionIdInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { BigDecimal, Int64 } from '../../http/contract/primitives.ts'

export const TraitEntry = model(
  'TraitEntry',
  'A trait name or value, and the number of items that have it',
  {
    value: Type.String(),
    count: Int64,
  },
)
export type TraitEntry = Static<typeof TraitEntry>

export const Trait = model('Trait', 'A trait with its values', {
  key: ref(TraitEntry),
  values: Type.Array(ref(TraitEntry)),
})
export type Trait = Static<typeof Trait>

export const Traits = model('Traits', 'Traits of collections', {
  continuation: Type.Optional(Type.String()),
  traits: Type.Array(ref(Trait)),
})
export type Traits = Static<typeof Traits>

export const TraitProperty = closedModel('TraitProperty', 'A trait value', {
  key: Type.String(),
  value: Type.String(),
})
export type TraitProperty = Static<typeof TraitProperty>

export const TraitsRarityRequest = closedModel(
  'TraitsRarityRequest',
  'Trait values of one collection',
  {
    collectionId: CollectionIdInput,
    properties: Type.Array(ref(TraitProperty)),
  },
)
export type TraitsRarityRequest = Static<typeof TraitsRarityRequest>

export const ExtendedTraitProperty = model(
  'ExtendedTraitProperty',
  'A trait value and the share of items that have it',
  {
    key: Type.String(),
    value: Type.String(),
    rarity: BigDecimal,
  },
)
export type ExtendedTraitProperty = Static<typeof ExtendedTraitProperty>

export const ExtendedTraitProperties = model(
  'ExtendedTraitProperties',
  'Trait values with their rarity',
  {
    continuation: Type.Optional(Type.String()),
    traits: Type.Array(ref(ExtendedTraitProperty)),
  },
)
export type ExtendedTraitProperties = Static<typeof ExtendedTraitProperties>
