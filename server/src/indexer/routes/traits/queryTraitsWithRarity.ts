import { traitRarity } from '../../../read-model/traits/traitRarity.ts'
import * as calls from '../../calls/traits.ts'
import { route } from '../route.ts'

export const queryTraitsWithRarity = route(
  calls.queryTraitsWithRarity,
  async ({ traitsRarityRequest: { collectionId, properties } }, { reader }) => ({
    traits: await traitRarity(reader, collectionId, properties),
  }),
)
