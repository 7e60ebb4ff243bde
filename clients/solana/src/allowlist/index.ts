export type { AllowlistProgress, FailedRemoval } from '@mintline/core/batches'
export type { CsvColumnChoice, CsvShape, OnConflict } from '@mintline/core/csv'
export {
  formatProofManifest,
  PROOF_MANIFEST_NAME,
  type ProofManifest,
} from '@mintline/core/metadata'
export { getUserAllowListDataSize as allowlistEntrySize } from '../generated/kit/editionsControls/accounts/userAllowListData.ts'
export {
  formatProofDocument,
  type MerkleProofDocument,
  parseProofDocument,
} from '../reads/proofDocument.ts'
export type { AllowlistChangeInput, AllowlistChangeOptions } from './batches/changeOptions.ts'
export {
  type BuildMerkleListOptions,
  type BuiltMerkleList,
  buildMerkleList,
  type MerkleBuildProgress,
} from './buildMerkleList.ts'
export { describeCaps, type RowsAboveCaps, rowsAboveCaps } from './caps.ts'
export type { AllowlistCap, BadRow, BadRowCode, CsvField } from './csv/badRow.ts'
export { LIST_LIMITS, type ListLimits } from './csv/limits.ts'
export { ALLOWLIST_KIND } from './csv/listRows.ts'
export { type PriceUnit, priceUnitOf } from './csv/priceUnit.ts'
export type { ConflictCandidate, ConflictingRows, DuplicateRows } from './csv/repeatedRows.ts'
export {
  type AllowlistDiff,
  type ChangedAllowlistEntry,
  diffAllowlist,
  isSameTerms,
} from './diffAllowlist.ts'
export {
  type AllowlistEntryInput,
  assertAllowlistAmount,
  assertAllowlistEntryInput,
  assertAllowlistPrice,
  MAX_ALLOWLIST_AMOUNT,
  MAX_ALLOWLIST_PRICE,
} from './entryInput.ts'
export { fetchEntriesForFee } from './fetchEntriesForFee.ts'
export {
  formatAllowlistCsv,
  formatBadRowsCsv,
  formatCsv,
  formatMerkleCsv,
  priceColumn,
} from './formatAllowlistCsv.ts'
export type {
  AllowlistJournal,
  AllowlistOperation,
  JournalRecord,
  JournalScope,
  OutcomeRecord,
  SentRecord,
} from './journal.ts'
export {
  compareListCosts,
  type ListCostComparison,
  type ListCosts,
  LONG_LIST,
  type UpsertCounts,
  upsertCosts,
} from './listCosts.ts'
export { cheapPriceOf, type ListTotals, listTotals } from './listTotals.ts'
export { isChangeLocked, isRemovalLocked } from './locks.ts'
export { memoryJournal } from './memoryJournal.ts'
export {
  assertMerkleEntryInput,
  assertMerkleMaxClaims,
  assertMerklePrice,
  type MerkleEntryInput,
} from './merkleEntry.ts'
export { type MerkleList, type MerkleListEntry, merkleLeaf, merkleList } from './merkleTree.ts'
export {
  type AllowlistCsvCounts,
  type AllowlistCsvOptions,
  type ParsedAllowlist,
  parseAllowlistCsv,
} from './parseAllowlistCsv.ts'
export { type ParsedWallets, parseWalletsCsv } from './parseWalletsCsv.ts'
export type { PlanForPhase } from './plan/plannedPhase.ts'
export {
  planRemoveAllowlistEntries,
  type RemoveAllowlistEntriesPlanInput,
} from './plan/planRemoveAllowlistEntries.ts'
export { planUpsertAllowlist, type UpsertAllowlistPlanInput } from './plan/planUpsertAllowlist.ts'
export { parseProofManifest } from './proofManifest.ts'
export {
  type RemovalReport,
  type RemoveAllowlistEntriesInput,
  removeAllowlistEntries,
} from './remove/removeAllowlistEntries.ts'
export { upsertAllowlist } from './upsert/upsertAllowlist.ts'
export type { FailedUpsert, UpsertAllowlistInput, UpsertReport } from './upsert/upsertReport.ts'
export { DEFAULT_ENTRIES_PER_TRANSACTION } from './upsert/upsertWork.ts'
export { type MerkleClaim, verifyMerkleProof } from './verifyMerkleProof.ts'
export {
  type WriteEachProofOptions,
  type WrittenProofCounts,
  writeEachProof,
} from './writeEachProof.ts'
