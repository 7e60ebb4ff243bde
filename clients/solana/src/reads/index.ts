export { CLOCK_SYSVAR } from '../addresses.ts'
export type { AllowlistEntry } from './allowlistEntry.ts'
export type { CollectionInfo, EditionPhase, PlatformFees, Share } from './collectionInfo.ts'
export { collectionLookupTable } from './collectionLookupTable.ts'
export { collectionSale, type SoldCollection } from './collectionSale.ts'
export { configTokens } from './configTokens.ts'
export { type Drop, type DropPhase, dropOf, dropPhaseOf } from './drop.ts'
export { type AllowlistQuery, fetchAllowlist } from './fetchAllowlist.ts'
export { type AllowlistEntryQuery, fetchAllowlistEntry } from './fetchAllowlistEntry.ts'
export { fetchChainTime } from './fetchChainTime.ts'
export { type CollectionFacts, fetchCollectionFacts } from './fetchCollectionFacts.ts'
export { fetchCollectionInfo } from './fetchCollectionInfo.ts'
export { fetchCollectionItems } from './fetchCollectionItems.ts'
export { fetchDrop } from './fetchDrop.ts'
export { fetchEditionsOfCreator } from './fetchEditionsOfCreator.ts'
export { fetchItemMints, type ItemMint } from './fetchItemMints.ts'
export { fetchItemOwners } from './fetchItemOwners.ts'
export { fetchItems, type Item, type ItemsOptions } from './fetchItems.ts'
export {
  fetchMerkleProof,
  type MerkleProofOptions,
  type MerkleProofQuery,
} from './fetchMerkleProof.ts'
export { fetchMinterStats, type MinterStats, type MinterStatsQuery } from './fetchMinterStats.ts'
export { fetchMints } from './fetchMints.ts'
export { fetchMintsSince, type MintsSinceQuery } from './fetchMintsSince.ts'
export { fetchOwedTokens, type OwedTokens } from './fetchOwedTokens.ts'
export { fetchPriceTokens, type PriceTokenFacts } from './fetchPriceTokens.ts'
export {
  fetchEditionsControls,
  fetchEditionsDeployment,
  fetchHashlistPage,
  fetchRawMinterStats,
  type HashlistPageQuery,
  type RawEditionsControls,
  type RawEditionsDeployment,
  type RawHashlist,
  type RawMinterStats,
  type RawMinterStatsQuery,
} from './fetchRawRecords.ts'
export { fetchRent } from './fetchRent.ts'
export { fetchReveal } from './fetchReveal.ts'
export {
  fetchTimedCollection,
  type TimedCollection,
  type TimedCollectionQuery,
} from './fetchTimedCollection.ts'
export { findDeployment } from './findDeployment.ts'
export {
  currentPhase,
  isPhaseOpen,
  nextPhase,
  type PhaseTimes,
  type PhaseTiming,
  phaseTiming,
} from './phaseStatus.ts'
export { fetchTokensOfPhases } from './phaseTokens.ts'
export type { ReadOptions, ReadProgress } from './readOptions.ts'
export { type ClockRecord, decodeClock } from './records/clock.ts'
export { decodeEditionsControls, type EditionsControlsRecord } from './records/editionsControls.ts'
export {
  decodeEditionsDeployment,
  type EditionsDeploymentRecord,
} from './records/editionsDeployment.ts'
export { decodeHashlist, type HashlistItem, type HashlistRecord } from './records/hashlist.ts'
export { decodeMinterStats, type MinterStatsRecord } from './records/minterStats.ts'
export { decodeReveal, type RevealRecord } from './records/reveal.ts'
export { decodeUserAllowListData } from './records/userAllowListData.ts'
export { totalOwed } from './totalOwed.ts'
