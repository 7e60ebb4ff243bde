/** Enumerations of the indexer's interface. */

export { MINTLINE } from '../product.ts'
export * as indexerEnumerations from './indexer/index.ts'
/** Enumerations of the marketplace's interface: some have a name of the indexer's, but other values. */
export * as marketplaceEnumerations from './marketplace/index.ts'
export { assertIsOneOf, isOneOf } from './oneOf.ts'
