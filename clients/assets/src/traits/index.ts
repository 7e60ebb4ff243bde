export { parseTraitsCsv } from './parseTraitsCsv.ts'
export { notUtf8, parseTraitsJson } from './parseTraitsJson.ts'
export type { ParsedTraits, TraitRow } from './traitRow.ts'
