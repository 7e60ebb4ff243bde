// For Node; browsers use `@mintline/evm`.
export {
  type ProofFileQuery,
  type ProofFilesInput,
  readAllowlistProof,
  writeAllowlistProofs,
} from './proofFiles.ts'
export { readKeystore } from './readKeystore.ts'
export { SHARDED_LIST_FILE, type ShardFilesInput, writeShardedAllowlist } from './shardFiles.ts'
export type { WrittenProofFiles } from './writeDocuments.ts'
