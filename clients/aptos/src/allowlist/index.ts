export { type AllowlistEntry, type AllowlistProof, allowlistLeaf } from './allowlistProof.ts'
export { type Allowlist, buildAllowlist } from './buildAllowlist.ts'
export { formatProofDocument, parseProofDocument } from './proofDocument.ts'
export type { ProofSource } from './proofSource.ts'
