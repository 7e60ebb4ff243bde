export { CLOCK_SYSVAR } from '../addresses.ts'
export { collectionLookupTable, listAddress } from './clientFields.ts'
export type { CollectionInfo, EditionPhase, PlatformFees, Share } from './collectionInfo.ts'
export { collectionSale, type SoldCollection } from './collectionSale.ts'
export { configTokens } from './configTokens.ts'
export { type Drop, type DropPhase, dropOf, dropPhaseOf } from './drop.ts'
export {
  type AllowlistEntryQuery,
  type AllowlistQuery,
  fetchAllowlist,
  fetchAllowlistEntry,
} from './fetchAllowlist.ts'
export { type ClockRecord, decodeClock, fetchChainTime } from './fetchChainTime.ts'
export { type CollectionFacts, fetchCollectionFacts } from './fetchCollectionFacts.ts'
export {
  fetchCollectionInfo,
  fetchTimedCollection,
  type TimedCollection,
  type TimedCollectionQuery,
} from './fetchCollectionInfo.ts'
export { fetchCollectionItems } from './fetchCollectionItems.ts'
export { fetchDrop } from './fetchDrop.ts'
export { fetchEditionsOfCreator } from './fetchEditionsOfCreator.ts'
export { fetchItemMints, type ItemMint } from './fetchItemMints.ts'
export { fetchItemOwners, fetchItems, type Item, type ItemsOptions } from './fetchItems.ts'
export {
  fetchMerkleProof,
  type MerkleProofOptions,
  type MerkleProofQuery,
} from './fetchMerkleProof.ts'
export { fetchMinterStats, type MinterStats, type MinterStatsQuery } from './fetchMinterStats.ts'
export { fetchMints, fetchMintsSince, type MintsSinceQuery } from './fetchMints.ts'
export { fetchOwedTokens, type OwedTokens } from './fetchOwedTokens.ts'
export { fetchPriceTokens, fetchTokensOfPhases, type PriceTokenFacts } from './fetchPriceTokens.ts'
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
export { findDeployment } from './findDeployment.ts'
export {
  currentPhase,
  isPhaseOpen,
  nextPhase,
  type PhaseTimes,
  type PhaseTiming,
  phaseTiming,
} from './phaseStatus.ts'
export type { ReadOptions, ReadProgress } from './readOptions.ts'
export { decodeEditionsControls, type EditionsControlsRecord } from './records/editionsControls.ts'
export {
  decodeEditionsDeployment,
  type EditionsDeploymentRecord,
} from './records/editionsDeployment.ts'
export { decodeHashlist, type HashlistItem, type HashlistRecord } from './records/hashlist.ts'
export { decodeMinterStats, type MinterStatsRecord } from './records/minterStats.ts'
export { decodeReveal, type RevealRecord } from './records/reveal.ts'
export { type AllowlistEntry, decodeUserAllowListData } from './records/userAllowListData.ts'
export { totalOwed } from './totalOwed.ts'
