import type { CountedTrait } from '../../read-model/traits/countedTraits.ts'
import { traitIdOf } from '../../read-model/traits/traitId.ts'
import type { SearchableTrait } from '../schemas/searchable.ts'

/** A value of a trait as searches have it. */
export const searchableTraitOf = (trait: CountedTrait): SearchableTrait => ({
  id: traitIdOf(trait),
  collectionId: trait.collectionId,
  key: trait.key,
  value: trait.value,
  itemsCount: trait.items,
  version: trait.version,
})
