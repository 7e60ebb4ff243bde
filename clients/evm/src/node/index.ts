// For Node; browsers use `@mintline/evm`.
export {
  type ProofFileQuery,
  type ProofFilesInput,
  readAllowlistProof,
  type WrittenProofFiles,
  writeAllowlistProofs,
} from './proofFiles.ts'
export { readKeystore } from './readKeystore.ts'
