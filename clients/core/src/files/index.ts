// Node only: this entry point needs a file system.
export { FileError, fileNotReadable, fileNotWritable, reading, writing } from './fileErrors.ts'
export {
  type BrokenLine,
  type JournalCodec,
  type JournalContent,
  type JournalFormat,
  type JournalHeader,
  type JournalLine,
  journalFormat,
} from './journalFormat.ts'
export type { LockHolder } from './lockHolder.ts'
export type { JournalWait } from './lockJournal.ts'
export { makeFolders } from './makeFolders.ts'
export { type JournalFile, openJournal } from './openJournal.ts'
export { isWindows } from './platform.ts'
export { assertWritable, removePrivately, writePrivately } from './privateFile.ts'
export { readProofFolder, writeProofManifest } from './proofManifestFile.ts'
export { type ListOnChain, type ProofFile, readProofFile } from './readProofFile.ts'
export {
  copyWhole,
  ifExists,
  type ReplaceFileOptions,
  readTextIfExists,
  removeFile,
  replaceFile,
} from './replaceFile.ts'
export { type DocumentsInput, type WrittenProofFiles, writeDocuments } from './writeDocuments.ts'
export {
  type ProofFileFormat,
  type ProofFileQuery,
  type ProofFilesInput,
  writeProofFiles,
} from './writeProofFiles.ts'
