export { changeLabel, type ValueFormat, valueText } from './changeText.ts'
export { type CollectionTerms, collectionChanges, collectionTermsOf } from './collectionChanges.ts'
export { compareCollection } from './compareCollection.ts'
export { phaseChanges } from './phaseChanges.ts'
