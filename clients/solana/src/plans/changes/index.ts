export { type CollectionTerms, collectionChanges, collectionTermsOf } from './collectionChanges.ts'
export { compareCollection } from './compareCollection.ts'
export { phaseChanges } from './phaseChanges.ts'
