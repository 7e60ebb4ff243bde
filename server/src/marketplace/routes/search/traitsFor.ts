import type { TraitCondition, TraitRange } from '../../../read-model/items/search/itemSearch.ts'
import type { TraitFilter } from '../../schemas/itemSearch.ts'

/** Traits that filters ask for: with one of several values, with a number within a range, or with any value. */
export const traitsFor = (
  filters: readonly TraitFilter[] = [],
): { readonly traits: TraitCondition[]; readonly traitRanges: TraitRange[] } => ({
  traits: filters.filter(({ values, range }) => values !== undefined || range === undefined),
  traitRanges: filters.flatMap(({ key, range }) => (range ? [{ key, valueRange: range }] : [])),
})
