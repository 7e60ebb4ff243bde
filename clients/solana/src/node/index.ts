// Parts that need a file system; browsers use `@mintline/solana`.
export {
  type FileJournalOptions,
  JOURNAL_FOLDER,
  journalPath,
  openFileJournal,
} from './fileJournal.ts'
export type { LockHolder } from './lockHolder.ts'
export type { JournalWait } from './lockJournal.ts'
export { type MerkleProofFileQuery, readMerkleProof } from './readMerkleProof.ts'
export {
  type MerkleProofsProgress,
  type WriteMerkleProofsOptions,
  type WrittenMerkleProofs,
  writeMerkleProofs,
} from './writeMerkleProofs.ts'
