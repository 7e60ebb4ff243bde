export { assertDistinctWallets } from './assertDistinctWallets.ts'
export {
  type BuildMerkleListOptions,
  type BuiltMerkleList,
  buildMerkleList,
  type MerkleBuildProgress,
} from './buildMerkleList.ts'
export {
  type AllowlistDiff,
  type ChangedAllowlistEntry,
  diffAllowlist,
  isSameTerms,
} from './diffAllowlist.ts'
export {
  type AllowlistEntryInput,
  assertAllowlistAmount,
  assertAllowlistEntryInput,
  assertAllowlistPrice,
  MAX_ALLOWLIST_AMOUNT,
  MAX_ALLOWLIST_PRICE,
} from './entryInput.ts'
export {
  assertMerkleEntryInput,
  assertMerkleMaxClaims,
  assertMerklePrice,
  MAX_MERKLE_VALUE,
  type MerkleEntryInput,
} from './merkleEntry.ts'
export { type MerkleList, type MerkleListEntry, merkleLeaf, merkleList } from './merkleTree.ts'
export {
  formatProofDocument,
  type MerkleProofDocument,
  parseProofDocument,
} from './proofDocument.ts'
export { type MerkleClaim, verifyMerkleProof } from './verifyMerkleProof.ts'
