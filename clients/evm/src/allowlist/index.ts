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
export { fetchPublishedList } from './fetchPublishedList.ts'
export { fetchListUris, type ListQuery, type ListUris } from './listDocument.ts'
export { formatProofDocument, parseProofDocument } from './proofDocument.ts'
export type { ProofOptions, ProofSource } from './proofSource.ts'
export { publishedProofs } from './publishedProofs.ts'
export { formatShardDocument, formatShardedListDocument, type ShardUnits } from './shardDocument.ts'
