// For Node; browsers use `@mintline/aptos`.
export type {
  JournalWait,
  LockHolder,
  ProofFileQuery,
  WrittenProofFiles,
} from '@mintline/core/files'
export {
  type FileJournalOptions,
  JOURNAL_FOLDER,
  journalPath,
  openFileJournal,
} from './fileJournal.ts'
export {
  type ProofFilesInput,
  readAllowlistProof,
  writeAllowlistProofs,
} from './proofFiles.ts'
