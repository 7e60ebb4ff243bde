import type { TraitCondition, TraitRange } from '../../read-model/items/search/itemSearch.ts'
import type { TraitFilter } from '../items/searchSchemas.ts'

/** Splits trait filters by kind: with one of several values or any value, and with a number in a range. */
export const traitsFor = (
  filters: readonly TraitFilter[] = [],
): { readonly traits: TraitCondition[]; readonly traitRanges: TraitRange[] } => ({
  traits: filters.filter(({ values, range }) => values !== undefined || range === undefined),
  traitRanges: filters.flatMap(({ key, range }) => (range ? [{ key, valueRange: range }] : [])),
})
