import type { Static } from 'typebox'
import { traitRarity } from '../../read-model/traits/traitRarity.ts'
import type { MarketplaceServices } from '../call.ts'
import { amountOf } from '../models/amount.ts'
import type { TraitsRarityRequest } from '../schemas/shared.ts'
import type { ExtendedTraitProperty } from './schemas.ts'

/** Returns traits with the share of a collection's items that have them, in percent. */
export async function shownRarity(
  { traitsRarityRequest }: { traitsRarityRequest: Static<typeof TraitsRarityRequest> },
  { reader }: Pick<MarketplaceServices, 'reader'>,
): Promise<ExtendedTraitProperty[]> {
  const { collectionId, properties } = traitsRarityRequest
  const traits = await traitRarity(reader, collectionId, properties)
  return traits.map(({ rarity, ...trait }) => ({ ...trait, rarity: amountOf(rarity) }))
}
