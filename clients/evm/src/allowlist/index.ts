export {
  type AllowlistEntry,
  type AllowlistProof,
  allowlistLeaf,
  isInAllowlist,
} from './allowlistProof.ts'
export { type Allowlist, buildAllowlist } from './buildAllowlist.ts'
export {
  type AllowlistShard,
  buildShardedAllowlist,
  type ShardedAllowlist,
} from './buildShardedAllowlist.ts'
export { formatProofDocument, parseProofDocument } from './proofDocument.ts'
export type { ProofOptions, ProofSource } from './proofSource.ts'
export { formatShardDocument, formatShardedListDocument, type ShardUnits } from './shardDocument.ts'
export { publishedProofs } from './shardedProofs.ts'
