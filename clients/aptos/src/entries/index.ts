export type {
  AllowlistProgress,
  FailedRemoval,
  FailedUpsert,
  ListOperation,
} from '@mintline/core/batches'
export {
  type AllowlistChangeInput,
  type AllowlistChangeOptions,
  type AllowlistPreviewOptions,
  MAX_ENTRIES_PER_TRANSACTION,
} from './changeOptions.ts'
export { type AllowlistDiff, diffAllowlist } from './diffAllowlist.ts'
export { type FetchAllowlistOptions, fetchAllowlist } from './fetchAllowlist.ts'
export {
  type AllowlistJournal,
  type JournalRecord,
  type JournalScope,
  memoryJournal,
  type OutcomeRecord,
  type SentRecord,
} from './journal.ts'
export type { ListReference } from './listReference.ts'
export {
  type AllowlistPreview,
  type AllowlistPreviewStep,
  previewRemoval,
  previewUpsert,
  type RemovalPreviewInput,
  type UpsertPreview,
  type UpsertPreviewInput,
} from './previewChange.ts'
export {
  type RemovalReport,
  type RemoveFromAllowlistInput,
  removeFromAllowlist,
} from './removeFromAllowlist.ts'
export { type UpsertAllowlistInput, type UpsertReport, upsertAllowlist } from './upsertAllowlist.ts'
