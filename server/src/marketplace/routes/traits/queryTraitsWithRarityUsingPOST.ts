import { traitRarity } from '../../../read-model/traits/traitRarity.ts'
import * as calls from '../../calls/traits.ts'
import { amountOf } from '../../models/amount.ts'
import { route } from '../route.ts'

export const queryTraitsWithRarityUsingPOST = route(
  calls.queryTraitsWithRarityUsingPOST,
  async ({ traitsRarityRequest: { collectionId, properties } }, { reader }) => {
    const traits = await traitRarity(reader, collectionId, properties)
    return traits.map(({ rarity, ...trait }) => ({ ...trait, rarity: amountOf(rarity) }))
  },
)
