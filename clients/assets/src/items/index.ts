export {
  type AssembledItem,
  type AssembledItems,
  type AssembledMedia,
  type AssembleOptions,
  assembleItems,
  type ItemSources,
  type ItemTemplate,
  itemDocument,
} from './assembleItems.ts'
export { findTwins, sameBy } from './findTwins.ts'
export type { NumberRange } from './numberRanges.ts'
