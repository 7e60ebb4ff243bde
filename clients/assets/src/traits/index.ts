export { parseTraitsCsv } from './parseTraitsCsv.ts'
export { parseTraitsJson } from './parseTraitsJson.ts'
export type { ParsedTraits, TraitRow } from './traitRow.ts'
