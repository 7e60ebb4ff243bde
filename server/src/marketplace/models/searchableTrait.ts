import type { CountedTrait } from '../../read-model/traits/countedTraits.ts'
import { traitIdOf } from '../../read-model/traits/traitId.ts'
import type { SearchableTrait } from '../schemas/searchable.ts'

/** Builds a trait value for searches. */
export const searchableTraitOf = (trait: CountedTrait): SearchableTrait => ({
  id: traitIdOf(trait),
  collectionId: trait.collectionId,
  key: trait.key,
  value: trait.value,
  itemsCount: trait.items,
  version: trait.version,
})
