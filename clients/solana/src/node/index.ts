// Parts that need a file system; browsers use `@mintline/solana`.
export type { JournalWait, LockHolder, ProofFileQuery } from '@mintline/core/files'
export {
  type FileJournalOptions,
  JOURNAL_FOLDER,
  journalPath,
  openFileJournal,
} from './fileJournal.ts'
export { readMerkleProof } from './readMerkleProof.ts'
export {
  type MerkleProofsProgress,
  type WriteMerkleProofsOptions,
  type WrittenMerkleProofs,
  writeMerkleProofs,
} from './writeMerkleProofs.ts'
