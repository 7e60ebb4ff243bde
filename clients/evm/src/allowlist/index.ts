export {
  type AllowlistEntry,
  type AllowlistProof,
  allowlistLeaf,
  isInAllowlist,
} from './allowlistProof.ts'
export { type Allowlist, buildAllowlist } from './buildAllowlist.ts'
export { formatProofDocument, parseProofDocument } from './proofDocument.ts'
export type { ProofOptions, ProofSource } from './proofSource.ts'
export { publishedProofs } from './shardedProofs.ts'
