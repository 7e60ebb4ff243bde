import { type Static, Type } from 'typebox'
import { model } from '../../http/contract/model.ts'

export const ExtendedTraitProperty = model(
  'ExtendedTraitProperty',
  'A trait value and the percentage of items that have it',
  {
    key: Type.String(),
    value: Type.String(),
    rarity: Type.Number(),
  },
)
export type ExtendedTraitProperty = Static<typeof ExtendedTraitProperty>
