import type { InputOf } from '../../http/contract/call.ts'
import { traitRarity } from '../../read-model/traits/traitRarity.ts'
import type * as calls from '../calls/traits.ts'
import { amountOf } from '../models/amount.ts'
import type { MarketplaceServices } from '../routes/route.ts'
import type { ExtendedTraitProperty } from '../schemas/traits.ts'

/** Returns traits with the share of a collection's items that have them, in percent. */
export async function shownRarity(
  { traitsRarityRequest }: InputOf<typeof calls.queryTraitsWithRarityUsingPOST>,
  { reader }: Pick<MarketplaceServices, 'reader'>,
): Promise<ExtendedTraitProperty[]> {
  const { collectionId, properties } = traitsRarityRequest
  const traits = await traitRarity(reader, collectionId, properties)
  return traits.map(({ rarity, ...trait }) => ({ ...trait, rarity: amountOf(rarity) }))
}
