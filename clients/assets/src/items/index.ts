export {
  type AssembledItem,
  type AssembledItems,
  type AssembledMedia,
  type AssembleOptions,
  assembleItems,
  type ItemSources,
} from './assembleItems.ts'
export { findTwins, sameBy } from './findTwins.ts'
export { type ItemTemplate, itemDocument } from './itemDocument.ts'
export type { NumberRange } from './numberRanges.ts'
