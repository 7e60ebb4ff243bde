// For Node; browsers use `@mintline/evm`.
export type { ProofFileQuery, WrittenProofFiles } from '@mintline/core/files'
export {
  type ProofFilesInput,
  readAllowlistProof,
  writeAllowlistProofs,
} from './proofFiles.ts'
export { readKeystore } from './readKeystore.ts'
export { SHARDED_LIST_FILE, type ShardFilesInput, writeShardedAllowlist } from './shardFiles.ts'
